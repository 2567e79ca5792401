import { Fault } from "@/lib/contract/fault";
import type { OperatorRound } from "@/lib/contract/operators/rounds";
import { satang } from "@/lib/domain/money/money";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/tx";
import { findRound } from "./find-round";
import { roundTotals } from "./round-totals";
import { boundsOf, headOf, type RoundRow, resultOf, statusOf, timesOf } from "./round-view";

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
  const totals = await roundTotals(
    tx,
    rows.map(({ betId }) => betId),
  );
  return rows.map((row) => {
    const total = totals.get(row.betId);
    return {
      ...headOf(row),
      status: statusOf(row, now),
      unixTimeStamp: timesOf(row),
      bounds: boundsOf(row),
      slips: total?.slips ?? 0,
      stakes: satang(total?.stakes ?? 0),
      ...(row.status === "settled" ? { payout: satang(total?.payouts ?? 0) } : {}),
      ...resultOf(row),
      ...(row.payoutHeldAt ? { isPayoutHeld: true } : {}),
    };
  });
}
