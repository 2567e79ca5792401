import { and, desc, eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { threeDigitResult } from "@/lib/contract/results";
import { allYings, oneYingResult, summaryOfYings, type YingRow, yingProof } from "@/lib/contract/yings";
import { bangkokIso } from "@/lib/domain/time/time";
import { DEDUCTED_RANK } from "@/lib/domain/yeekee/result";
import { COOL_DOWN_MS } from "@/lib/domain/yeekee/shooting";
import { nowMs } from "../clock/now";
import { ying } from "../db/schema/yings";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { findRound } from "../rounds/find-round";
import { isResultOut } from "../rounds/round-view";
import { findDraw, isSealed, type SealedDraw } from "./draws";
import { prizesTold } from "./pay-rank-prizes";
import { fiveDigits, freezeOfDraw, proofOf, sealOfDraw } from "./published-draw";
import { sealedDrawCalls } from "./sealed-calls";
import { createYingCall } from "./shoot";
import { refuseOtherMarkets } from "./shots-markets";

const LIST_DEFAULT = 100;

export const yingCalls = [
  createYingCall,

  defineHandler(allYings, async ({ tx, sender }, { query }) => {
    await findShotsRound(tx, query.betId);
    const rows = await newestShots(tx, query.betId, query.limit ?? LIST_DEFAULT);
    const asking = rows.length > 0 ? await sender() : null;
    return rows.map((row) => yingRowOf(row, asking));
  }),

  defineHandler(
    summaryOfYings,
    async ({ tx, sender, services }, { body }) => {
      const row = await findShotsRound(tx, body.betId);
      const draw = await findDraw(tx, row.betId);
      const [asking, now] = [await sender(), await nowMs(tx)];
      return {
        betId: row.betId,
        count: draw?.shots ?? 0,
        sum: draw?.sum ?? 0,
        commitment: draw?.commitment ?? null,
        shotsUntil: bangkokIso(row.resultAt.getTime()),
        serverTime: bangkokIso(now),
        waitMs: asking ? await waitOf(tx, asking, now) : 0,
        withSystemShot: draw?.withSystemShot ?? true,
        beaconChain: draw?.beaconChain ?? null,
        ...(draw && isSealed(draw)
          ? {
              seal: sealOfDraw(draw),
              freeze: freezeOfDraw(draw),
              work: workOf(draw, services.drawSteps(draw.betId)),
            }
          : { seal: null, freeze: null, work: null }),
      };
    },
    { readsOnly: true },
  ),

  defineHandler(
    oneYingResult,
    async ({ tx, sender }, { body }) => {
      const row = await findShotsRound(tx, body.betId);
      const draw = isResultOut(row) ? await findDraw(tx, row.betId) : null;
      if (!draw) return null;
      const newest = await newestShots(tx, row.betId, DEDUCTED_RANK);
      const [rank1, rank16] = [newest[0], newest[DEDUCTED_RANK - 1]];
      if (!rank1 || !rank16) return null;
      const sum = draw.sum + (draw.systemShot ?? 0);
      const asking = await sender();
      // Most who ask hold neither rank: for them nothing is looked up.
      const isRanked = [rank1, rank16].some(({ member }) => member !== null && member === asking);
      const prizes = isRanked ? await prizesTold(tx, row.betId) : [];
      return {
        betId: row.betId,
        sum,
        rank1: yingRowOf(rank1, asking),
        rank16: yingRowOf(rank16, asking),
        systemShot: fiveDigits(draw.systemShot),
        value: String(sum - Number(rank16.number)).padStart(5, "0"),
        result: threeDigitResult.parse(row.result),
        ...(asking
          ? {
              prizes: prizes
                .filter(({ member }) => member === asking)
                .map(({ rank, amount }) => ({ rank, amount })),
            }
          : {}),
      };
    },
    { readsOnly: true },
  ),

  defineHandler(yingProof, async ({ tx }, { query }) => {
    // The round after the draw: a draw and its result are written at once, so what is drawn here has its result.
    const draw = await findDraw(tx, query.betId);
    const row = await findShotsRound(tx, query.betId);
    if (!draw) throw new Fault("not-found");
    return proofOf(tx, row, draw);
  }),

  ...sealedDrawCalls,
];

/** Progress of the work, as this process knows it; null before the freeze and once nothing is left to do. */
const workOf = ({ frozenAt, revealedAt, voidReason, steps }: SealedDraw, done: number | null) =>
  frozenAt && !revealedAt && voidReason === null ? { done: done ?? 0, steps } : null;

type ShotRecord = typeof ying.$inferSelect;

function findShotsRound(tx: Tx, betId: string) {
  refuseOtherMarkets(betId);
  return findRound(tx, betId);
}

function newestShots(tx: Tx, betId: string, limit: number): Promise<ShotRecord[]> {
  return tx.select().from(ying).where(eq(ying.betId, betId)).orderBy(desc(ying.seq)).limit(limit);
}

function yingRowOf({ seq, number, ms, alias, rowHash, member }: ShotRecord, asking: string | null): YingRow {
  return { seq, number, ms, alias, rowHash, mine: member !== null && member === asking };
}

/** The rest of the member's cool-down. */
async function waitOf(tx: Tx, member: string, now: number): Promise<number> {
  const [last] = await tx
    .select({ ms: ying.ms })
    .from(ying)
    .where(and(eq(ying.member, member), sql`${ying.ms} <= ${now}`))
    .orderBy(desc(ying.ms))
    .limit(1);
  return last ? Math.max(0, last.ms + COOL_DOWN_MS - now) : 0;
}
