import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { type DayRound, dayOfBetLists } from "@/lib/contract/rounds";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { bangkokDate, bangkokIso, displayTime, HOUR_MS } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { promised, type RoundRow, resultOf, statusOf, timesOf } from "./round-view";

export const dayCalls = [
  defineHandler(dayOfBetLists, async ({ tx }, { query }) => {
    const now = await nowMs(tx);
    const ofMarket = eq(round.betType, query.betType);
    const dt = query.dt ?? (await runningDay(tx, ofMarket, now));
    const rows = await tx
      .select()
      .from(round)
      .where(and(ofMarket, eq(round.serviceDate, dt)))
      .orderBy(asc(round.closeAt));
    return { dt, serverTime: bangkokIso(now), rounds: rows.flatMap((row) => dayRoundOf(row, now)) };
  }),
];

/** The service day whose draws are not finished: it lasts past midnight until its last result. */
async function runningDay(tx: Tx, ofMarket: SQL, now: number): Promise<string> {
  const [next] = await tx
    .select({ dt: round.serviceDate })
    .from(round)
    .where(
      and(
        ofMarket,
        sql`${promised} > ${new Date(now)}::timestamptz`,
        // Results are promised soon after the end, so a lower limit on the index is enough to find them.
        gt(round.resultAt, new Date(now - HOUR_MS)),
      ),
    )
    .orderBy(asc(round.resultAt))
    .limit(1);
  if (!next) throw new Fault("not-found");
  return next.dt;
}

function dayRoundOf(row: RoundRow, now: number): DayRound[] {
  const { roundNo } = parseBetId(row.betId) ?? {};
  if (!roundNo) return [];
  const closeMs = row.closeAt.getTime();
  return [
    {
      betId: row.betId,
      roundNo,
      closeDt: bangkokDate(closeMs),
      closeTime: displayTime(closeMs),
      status: statusOf(row, now),
      ...(row.reason ? { reason: row.reason } : {}),
      unixTimeStamp: timesOf(row),
      ...resultOf(row),
    },
  ];
}
