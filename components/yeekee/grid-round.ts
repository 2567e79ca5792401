import type { DayRound } from "@/lib/contract/rounds";
import { closesOn } from "@/lib/domain/rounds/closes-on";
import type { ThreeDigitResult } from "@/lib/domain/settlement/settlement";
import { SECOND_MS } from "@/lib/domain/time/time";

/** The fields of a round that the grid needs: hundreds of rounds are sent to the browser. */
export interface GridRound
  extends Pick<DayRound, "betId" | "roundNo" | "closeTime" | "status" | "unixTimeStamp"> {
  /** The day on which it closes, when that is not the lottery day of the table. */
  closesOn: string | null;
  result: ThreeDigitResult | null;
}

export function gridRoundOf({ result, ...round }: DayRound, dt: string): GridRound {
  const { betId, roundNo, closeTime, status, unixTimeStamp } = round;
  return {
    betId,
    roundNo,
    closeTime,
    status,
    unixTimeStamp,
    closesOn: closesOn(dt, unixTimeStamp.realCloseTime * SECOND_MS),
    result: result && "top3" in result ? result : null,
  };
}

/** A drawn or void round links to its proof, every other one to its bet page. */
export const hrefOf = ({ betId, status }: GridRound): string =>
  status === "settled" || status === "void" ? `/results/yeekee/${betId}` : `/lotto/yeekee/${betId}`;
