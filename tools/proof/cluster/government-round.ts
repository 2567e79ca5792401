import { randomInt } from "node:crypto";
import type { Member } from "./members";

/** The open round of the government's lottery, and the option of three digits on which a row bets. */
export interface GovernmentRound {
  betId: string;
  rate: number;
  /** Seconds since 1970. */
  resultTime: number;
}

export const OPTION = "teng_bon_3";

interface Listed {
  betType: string;
  betList: { betId: string; status: string; unixTimeStamp: { realResultTime: number } };
}

export async function governmentRound({ visitor }: Pick<Member, "visitor">): Promise<GovernmentRound> {
  const read = async (path: string) => JSON.parse((await visitor.call(path)).text).data;
  const rounds: Listed[] = await read("/poy-api/bet-lists.latest");
  const open = rounds.find(({ betType, betList }) => betType === "gov" && betList.status === "open");
  if (!open) throw new Error("the government's lottery has no open round");
  const { betId, unixTimeStamp } = open.betList;
  const { defaultRate } = await read(`/poy-api/number-reachs.rate-now.all?betId=${betId}&betType=${OPTION}`);
  return { betId, rate: defaultRate, resultTime: unixTimeStamp.realResultTime };
}

/** A slip of so many lines of one baht on any of the first so many numbers. */
export const slipOn = (
  { betId, rate }: Pick<GovernmentRound, "betId" | "rate">,
  numbers: number,
  lines: number,
) => ({
  betId,
  lines: Array.from({ length: lines }, (_, line) => ({
    ...{ ref: `l${line}`, add: line, option: OPTION, price: 1, multiply: rate },
    number: String(randomInt(numbers)).padStart(3, "0"),
  })),
});
