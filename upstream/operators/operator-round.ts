import { inArray, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { OperatorRound } from "@/lib/contract/operators/rounds";
import { satang } from "@/lib/domain/money";
import { nowMs } from "../clock/now";
import { poy } from "../db/schema/poys";
import type { Tx } from "../db/tx";
import { findRound } from "../rounds/find-round";
import { headOf, type RoundRow, resultOf, statusOf, timesOf } from "../rounds/round-view";

/** A round as operators see it. */
export async function operatorRound(tx: Tx, betId: string): Promise<OperatorRound> {
  const [view] = await operatorRounds(tx, [await findRound(tx, betId)], await nowMs(tx));
  if (!view) throw new Fault("not-found");
  return view;
}

/** The same for many rounds, in one query. */
export async function operatorRounds(
  tx: Tx,
  rows: readonly RoundRow[],
  now: number,
): Promise<OperatorRound[]> {
  if (rows.length === 0) return [];
  const sums = await tx
    .select({
      betId: poy.betId,
      slips: sql<number>`count(*)`,
      stakes: sql<number>`sum(${poy.total})::bigint`,
      paid: sql<number>`sum(${poy.win})::bigint`,
    })
    .from(poy)
    .where(
      inArray(
        poy.betId,
        rows.map(({ betId }) => betId),
      ),
    )
    .groupBy(poy.betId);
  const byRound = new Map(sums.map((sum) => [sum.betId, sum]));
  return rows.map((row) => {
    const sum = byRound.get(row.betId);
    return {
      ...headOf(row),
      status: statusOf(row, now),
      unixTimeStamp: timesOf(row),
      slips: sum?.slips ?? 0,
      stakes: satang(sum?.stakes ?? 0),
      ...(row.status === "settled" ? { payout: satang(sum?.paid ?? 0) } : {}),
      ...resultOf(row),
      ...(row.payoutHeldAt ? { isPayoutHeld: true } : {}),
    };
  });
}
