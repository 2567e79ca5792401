import { and, eq, inArray } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { callFunction } from "../db/call-function";
import { round, roundRate } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import type { RateRow, RoundRow } from "./round-view";

/** One round by its id; `lock` takes its lock alone before it is read (lockRound). Throws `not-found`. */
export async function findRound(tx: Tx, betId: string, lock = false): Promise<RoundRow> {
  if (lock) await lockRound(tx, betId);
  const [row] = await tx.select().from(round).where(eq(round.betId, betId));
  if (!row) throw new Fault("not-found");
  return row;
}

/**
 * Takes a round's lock alone until the end of the transaction: it waits for the slips, cancels and shots under way,
 * and those that come later wait for it (`lock_round` has the order of all locks). The round is read after that.
 */
export async function lockRound(tx: Tx, betId: string): Promise<void> {
  await callFunction(tx, "lock_round", { betId });
}

/** Rates of several rounds in one query, by round. */
export async function ratesOf(tx: Tx, betIds: readonly string[]): Promise<Map<string, RateRow[]>> {
  const rates = new Map<string, RateRow[]>(betIds.map((betId) => [betId, []]));
  if (betIds.length === 0) return rates;
  const rows = await tx
    .select()
    .from(roundRate)
    .where(inArray(roundRate.betId, [...betIds]));
  for (const row of rows) rates.get(row.betId)?.push(row);
  return rates;
}

/** The rate of one option in a round, or null where the market does not have it. */
export async function rateOfOption(tx: Tx, betId: string, option: string): Promise<RateRow | null> {
  const own = and(eq(roundRate.betId, betId), eq(roundRate.option, option));
  const [row] = await tx.select().from(roundRate).where(own);
  return row ?? null;
}
