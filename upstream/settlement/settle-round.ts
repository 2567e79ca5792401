import { eq, sql } from "drizzle-orm";
import { roundResult } from "@/lib/contract/results";
import { winningTickets } from "@/lib/domain/four-digit/tiers";
import { winTransaction } from "@/lib/domain/money/transactions";
import { poyOptions } from "@/lib/domain/poy/options";
import type { BetGroup } from "@/lib/domain/rounds/market";
import { type SlipResult, winningNumbers } from "@/lib/domain/settlement/settlement";
import { nowMs } from "../clock/now";
import type { NextStep } from "../clock/run-job";
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
/** Slips that one transaction of a settlement decides at most, so that none is long. */
const SLIPS_A_BLOCK = 5_000;

interface Block {
  /** How many slips were looked at; fewer than asked for when they were the last */
  slips: number;
  /** The highest slip number among them */
  last: number;
  /** Paid to winners, satang */
  paid: number;
}

/** A step of a settlement: what it paid (satang), and where the next transaction goes on, if there is more to do. */
interface Step {
  paid: number;
  next: NextStep | null;
}

/**
 * Begins to settle a closed round that has its result: winners come first, and losers follow in further transactions
 * (decision 49). A round of few slips is settled whole in this one. Repeats and concurrent calls do nothing more.
 * Returns what was paid so far (satang), or null when there was nothing to settle.
 */
export async function settleRound(tx: Tx, betId: string): Promise<number | null> {
  const begun = await beginSettlement(tx, betId);
  if (!begun) return null;
  if (begun.next) await goOnLater(tx, "settle", betId, begun.next);
  return begun.paid;
}

/** The first step of a settlement; null when there is nothing to settle. */
export async function beginSettlement(tx: Tx, betId: string, most = SLIPS_A_BLOCK): Promise<Step | null> {
  const row = await findRound(tx, betId, true);
  if (row.status !== "closed" || row.result === null) return null;
  const result = roundResult.parse(row.result);
  const winners =
    "draw4" in result
      ? winningTickets(result.draw4).map(({ tier, number }) => ({ option: tier, number }))
      : winningLines(result);
  const isMine: boolean = await callFunction(tx, "begin_settlement", {
    betId,
    options: winners.map(({ option }) => option),
    numbers: winners.map(({ number }) => number),
  });
  if (!isMine) return null;
  const [slips] = await tx.select({ count: sql<number>`count(*)` }).from(poy).where(eq(poy.betId, betId));
  if ((slips?.count ?? 0) >= MANY_SLIPS) await tx.execute(sql`ANALYZE poy, poy_line, set_line`);
  await enqueueRoundEvents(tx, betId);
  return payWinners(tx, row, 0, most);
}

/** Goes on paying winners behind the slip number `after`, if the round is still being settled. */
export async function continueSettlement(
  tx: Tx,
  betId: string,
  after: number,
  most = SLIPS_A_BLOCK,
): Promise<Step | null> {
  const row = await findRound(tx, betId, true);
  return row.status === "settling" ? payWinners(tx, row, after, most) : null;
}

async function payWinners(tx: Tx, row: RoundRow, after: number, most: number): Promise<Step> {
  const result = roundResult.parse(row.result);
  const tickets = "draw4" in result ? winningTickets(result.draw4) : [];
  const block: Block = await callFunction(tx, "pay_winners", {
    betId: row.betId,
    kind: winTransaction(row.betGroup as BetGroup),
    after,
    most,
    numbers: tickets.map(({ number }) => number),
    prizes: tickets.map(({ prize }) => prize),
  });
  const { paid } = block;
  if (block.slips === most) return { paid, next: await nextStep(tx, block.last) };
  // The last winners are paid. A round of one block is ended here, the losers of others by a job of their own.
  const losers = after === 0 ? await endLosers(tx, row.betId, 0, most) : await nextStep(tx, 0);
  if (losers) await goOnLater(tx, "settle-lost", row.betId, losers);
  return { paid, next: null };
}

/**
 * Ends the slips that have lost behind the slip number `after`, and the settlement with the last of them. Returns
 * where the next transaction goes on.
 */
export async function endLosers(
  tx: Tx,
  betId: string,
  after: number,
  most = SLIPS_A_BLOCK,
): Promise<NextStep | null> {
  const row = await findRound(tx, betId, true);
  if (row.status !== "settling") return null;
  const block: Omit<Block, "paid"> = await callFunction(tx, "end_losers", { betId, after, most });
  if (block.slips === most) return nextStep(tx, block.last);
  await callFunction(tx, "end_settlement", { betId });
  // In a transaction of its own, so that it locks its accounts in their own order and not after those of the winners.
  if (row.betGroup === "yeekee") await laterOn(tx, "rank-prizes", betId);
  const [slip] = await tx.select({ poyId: poy.poyId }).from(poy).where(eq(poy.betId, betId)).limit(1);
  if (slip) await laterOn(tx, "rewards", betId);
  return null;
}

const nextStep = async (tx: Tx, cursor: number): Promise<NextStep> => ({
  dueAt: new Date(await nowMs(tx)),
  cursor,
});

/** Makes a step of a settlement a job, or an ended job of it due again. */
async function goOnLater(tx: Tx, kind: "settle" | "settle-lost", ref: string, next: NextStep): Promise<void> {
  const due = { dueAt: next.dueAt, cursor: next.cursor, doneAt: null };
  await tx
    .insert(job)
    .values({ kind, ref, ...due })
    .onConflictDoUpdate({ target: [job.kind, job.ref], set: due });
}

async function laterOn(tx: Tx, kind: "rank-prizes" | "rewards", ref: string): Promise<void> {
  await tx.insert(job).values({ kind, ref, dueAt: sql`app_now()` }).onConflictDoNothing();
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
