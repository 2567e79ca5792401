import type { DayRound } from "@/lib/contract/rounds";
import type { ThreeDigitResult } from "@/lib/domain/settlement";

/** What the grid knows of one round: hundreds of them go to the browser, so nothing more. */
export interface GridRound
  extends Pick<DayRound, "betId" | "roundNo" | "closeTime" | "status" | "unixTimeStamp"> {
  /** Closes on the day after its service day. */
  isNextDay: boolean;
  result: ThreeDigitResult | null;
}

export function gridRoundOf({ closeDt, result, ...round }: DayRound, dt: string): GridRound {
  const { betId, roundNo, closeTime, status, unixTimeStamp } = round;
  return {
    betId,
    roundNo,
    closeTime,
    status,
    unixTimeStamp,
    isNextDay: closeDt !== dt,
    result: result && "top3" in result ? result : null,
  };
}

/** A drawn or void round leads to its proof, every other one to its room. */
export const hrefOf = ({ betId, status }: GridRound): string =>
  status === "settled" || status === "void" ? `/results/yeekee/${betId}` : `/lotto/yeekee/${betId}`;
