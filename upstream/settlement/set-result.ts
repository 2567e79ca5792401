import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { RoundResult } from "@/lib/contract/results";
import { bangkokIso } from "@/lib/domain/time/time";
import { job, round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { findRound } from "../rounds/find-round";
import { isResultOut, type RoundRow, statusOf } from "../rounds/round-view";

/**
 * A closed round without a result whose figure exists, locked. Faults: `round-not-closed`, `round-settled-already`,
 * `round-void`, `result-too-early`.
 */
export async function awaitsResult(tx: Tx, betId: string, now: number): Promise<RoundRow> {
  const row = await findRound(tx, betId, true);
  if (isResultOut(row) || row.result !== null) throw new Fault("round-settled-already");
  if (row.status === "void") throw new Fault("round-void");
  if (statusOf(row, now) !== "closed") throw new Fault("round-not-closed");
  refuseEarly(row, now);
  return row;
}

/** Closing a round early does not bring its figure forward. Throws `result-too-early`. */
function refuseEarly({ figureAt }: RoundRow, now: number): void {
  if (now < figureAt.getTime()) throw new Fault("result-too-early", { from: bangkokIso(figureAt.getTime()) });
}

/** Source of a result: a yeekee round's comes from its shots only, and other rounds' never do. */
export type ResultSource = "operator" | "demo" | "shots";

/** A government draw has front and back prizes, sets four digits, other markets a top and a bottom number. */
export function fitsMarket(row: RoundRow, result: RoundResult, source: ResultSource = "operator"): boolean {
  if ((row.betGroup === "yeekee") !== (source === "shots")) return false;
  if (row.betGroup === "set_4") return "draw4" in result;
  return row.betGroup === "gov" ? "first" in result : "top3" in result;
}

/**
 * Writes a round's final result and inserts a job for its settlement: if the process is killed before, the next
 * one settles. `source` is stored with the result. Whatever the source, no result is set before its figure exists.
 */
export async function setResult(
  tx: Tx,
  row: RoundRow,
  result: RoundResult,
  source: ResultSource,
  now: number,
): Promise<void> {
  if (!fitsMarket(row, result, source)) throw new Fault("result-malformed");
  refuseEarly(row, now);
  await tx
    .update(round)
    .set({ status: "closed", result, resultSource: source })
    .where(eq(round.betId, row.betId));
  await tx
    .insert(job)
    .values({ kind: "settle", ref: row.betId, dueAt: new Date(now) })
    .onConflictDoNothing();
}
