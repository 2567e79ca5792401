import { eq, sql } from "drizzle-orm";
import { roundResult } from "@/lib/contract/results";
import { poyOptions } from "@/lib/domain/poy/options";
import type { BetGroup } from "@/lib/domain/rounds/market";
import { type SlipResult, winningNumbers } from "@/lib/domain/settlement";
import { winTransaction } from "@/lib/domain/transactions";
import type { Tx } from "../db/connect";
import { poy } from "../db/tables/poys";
import { announceRound } from "../rounds/announce-round";
import { findRound } from "../rounds/find-round";

/** From this many slips on, fresh statistics are worth their second: without them the planner may crawl. */
const MANY_SLIPS = 1_000;

/**
 * Settles a closed round that has its result, in one transaction: winners, slips, payouts, ledger.
 * Whoever comes second, or comes again after a kill, finds it done or does it whole. Returns what was paid
 * (satang), or null when there was nothing to settle.
 */
export async function settleRound(tx: Tx, betId: string): Promise<number | null> {
  const row = await findRound(tx, betId, true);
  if (row.status !== "closed" || row.result === null) return null;
  const [slips] = await tx.select({ count: sql<number>`count(*)` }).from(poy).where(eq(poy.betId, betId));
  if ((slips?.count ?? 0) >= MANY_SLIPS) await tx.execute(sql`ANALYZE poy, poy_line`);

  const winners = winningLines(roundResult.parse(row.result));
  const { rows } = await tx.execute<{ paid: number | null }>(sql`
    SELECT settle_round(${betId}, ${winTransaction(row.betGroup as BetGroup)},
      ${sql.param(winners.map(({ option }) => option))}::text[],
      ${sql.param(winners.map(({ number }) => number))}::text[]) AS paid`);
  await announceRound(tx, betId);
  return rows[0]?.paid ?? null;
}

/** Every (option, number) that the result makes win. Four-digit draws are settled by their own rule. */
export function winningLines(result: SlipResult | { draw4: string }) {
  if ("draw4" in result) return [];
  return poyOptions.flatMap((option) => winningNumbers(result, option).map((number) => ({ option, number })));
}

/** Voids a round and gives every stake back. Returns what was refunded (satang), null when it was over already. */
export async function voidRound(tx: Tx, betId: string, reason: string): Promise<number | null> {
  const { rows } = await tx.execute<{ paid: number | null }>(
    sql`SELECT void_round(${betId}, ${reason}) AS paid`,
  );
  const paid = rows[0]?.paid ?? null;
  if (paid !== null) await announceRound(tx, betId);
  return paid;
}
