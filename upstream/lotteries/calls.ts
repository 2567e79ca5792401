/** Four-digit sets: their rounds, what is left of a number, and the slips. */
import { and, asc, eq, gt, ne } from "drizzle-orm";
import { type Lottery4dMarket, latestLotteries4d, lottery4dNames } from "@/lib/contract/lotteries";
import type { Round } from "@/lib/contract/rounds";
import { nowMs } from "../clock/now";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { roundOf } from "../rounds/round-view";
import { placeSetCalls } from "./place-sets";
import { quotaCall } from "./quotas";

export const lotteryCalls = [
  defineHandler(latestLotteries4d, async ({ tx }) => {
    const now = await nowMs(tx);
    return {
      hanoy: await nextOf(tx, "hanoy", now),
      lao: await nextOf(tx, "lao", now),
      laoSuper: await nextOf(tx, "laoSuper", now),
      malay: await nextOf(tx, "malay", now),
    };
  }),
  quotaCall,
  ...placeSetCalls,
];

/** The market's next round to close; a void one is skipped. */
async function nextOf(tx: Tx, market: Lottery4dMarket, now: number): Promise<Round | null> {
  const [row] = await tx
    .select()
    .from(round)
    .where(
      and(
        eq(round.betName, lottery4dNames[market]),
        gt(round.closeAt, new Date(now)),
        ne(round.status, "void"),
      ),
    )
    .orderBy(asc(round.closeAt))
    .limit(1);
  return row ? roundOf(row, [], now) : null;
}
