import { eq, sql } from "drizzle-orm";
import { roundResult } from "@/lib/contract/results";
import { winningTickets } from "@/lib/domain/four-digit";
import { poyOptions } from "@/lib/domain/poy/options";
import type { BetGroup } from "@/lib/domain/rounds/market";
import { type FourDigitResult, type SlipResult, winningNumbers } from "@/lib/domain/settlement";
import { winTransaction } from "@/lib/domain/transactions";
import { callFunction } from "../db/call-function";
import { JOB_MS } from "../db/limits";
import { allowLonger } from "../db/pool";
import { poy } from "../db/schema/poys";
import { job } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { enqueueRoundEvents } from "../rounds/enqueue-round-events";
import { findRound } from "../rounds/find-round";
import type { RoundRow } from "../rounds/round-view";

/**
 * From this many slips on, a second for fresh statistics is worthwhile: without them the plan may be very slow.
 */
const MANY_SLIPS = 1_000;

/**
 * Settles a closed round that has its result, in one transaction: winners, slips, payouts, ledger. Repeats and
 * concurrent calls do nothing more; after a kill the next call does all of it. Returns the payout (satang), or
 * null when there was nothing to settle.
 */
export async function settleRound(tx: Tx, betId: string): Promise<number | null> {
  const row = await findRound(tx, betId, true);
  if (row.status !== "closed" || row.result === null) return null;
  const [slips] = await tx.select({ count: sql<number>`count(*)` }).from(poy).where(eq(poy.betId, betId));
  if ((slips?.count ?? 0) >= MANY_SLIPS) await tx.execute(sql`ANALYZE poy, poy_line, set_line`);

  const result = roundResult.parse(row.result);
  const paid = "draw4" in result ? await paySets(tx, betId, result) : await payLines(tx, row, result);
  // A separate statement, so that it locks its accounts in their own order and not after those of the winners.
  if (row.betGroup === "yeekee") await laterOn(tx, "rank-prizes", betId);
  if ((slips?.count ?? 0) > 0) await laterOn(tx, "rewards", betId);
  await enqueueRoundEvents(tx, betId);
  return paid;
}

async function laterOn(tx: Tx, kind: "rank-prizes" | "rewards", ref: string): Promise<void> {
  await tx.insert(job).values({ kind, ref, dueAt: sql`app_now()` }).onConflictDoNothing();
}

async function payLines(tx: Tx, { betId, betGroup }: RoundRow, result: SlipResult): Promise<number | null> {
  const winners = winningLines(result);
  return callFunction(tx, "settle_round", {
    betId,
    kind: winTransaction(betGroup as BetGroup),
    options: winners.map(({ option }) => option),
    numbers: winners.map(({ number }) => number),
  });
}

/** Each set of a number wins one prize: that of the number's highest tier in the draw. */
async function paySets(tx: Tx, betId: string, { draw4 }: FourDigitResult): Promise<number | null> {
  const winners = winningTickets(draw4);
  return callFunction(tx, "settle_sets", {
    betId,
    kind: winTransaction("set_4"),
    tiers: winners.map(({ tier }) => tier),
    numbers: winners.map(({ number }) => number),
    prizes: winners.map(({ prize }) => prize),
  });
}

/** Every (option, number) that the result makes win. Four-digit draws are settled by a rule of their own. */
export function winningLines(result: SlipResult) {
  return poyOptions.flatMap((option) => winningNumbers(result, option).map((number) => ({ option, number })));
}

/**
 * Voids a round and refunds every stake, with a job's time limits. Returns the refunds (satang), null when it was
 * over already.
 */
export async function voidRound(tx: Tx, betId: string, reason: string): Promise<number | null> {
  await allowLonger(tx, JOB_MS);
  const paid: number | null = await callFunction(tx, "void_round", { betId, reason });
  if (paid !== null) await enqueueRoundEvents(tx, betId);
  return paid;
}
