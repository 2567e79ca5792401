import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { DepositState } from "@/lib/domain/deposits/deposit";
import { bankFeed, deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { enqueueEvent } from "../realtime/enqueue-event";
import type { DepositRow } from "./live-deposit";

/** Waiting, and without a transfer of its own seen on the chain. */
const isWaiting = and(eq(deposit.status, "waiting"), isNull(deposit.seenRef));

/**
 * Ends a request that still waits; null when it does not any more. Where its money came already, too late, it ends as
 * `unmatched`, as it would if the money came now, and never as anything else: each change of its status tells its member.
 */
export async function endDeposit(
  tx: Tx,
  id: string,
  status: "cancelled" | "expired",
  now: number,
): Promise<DepositRow | null> {
  const own = eq(deposit.id, id);
  // Whoever enters money locks the request, too: what comes behind this lock finds it ended.
  const [waiting] = await tx
    .select({ id: deposit.id })
    .from(deposit)
    .where(and(own, isWaiting))
    .for("update");
  if (!waiting) return null;
  const feedRef = await lateMoneyFor(tx, id);
  const end: { status: DepositState; feedRef?: string } = feedRef
    ? { status: "unmatched", feedRef }
    : { status };
  const [row] = await tx
    .update(deposit)
    .set({ ...end, endedAt: new Date(now) })
    .where(own)
    .returning();
  if (!row) throw new Error(`no deposit ${id}`);
  await enqueueEvent(tx, `private-${row.member}`, "deposit-update", { id, status: end.status });
  return row;
}

/** The feed's name for the exact money that was booked after the deadline of a request that still stood then. */
async function lateMoneyFor(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ ref: bankFeed.ref })
    .from(bankFeed)
    .where(and(eq(bankFeed.depositId, id), eq(bankFeed.status, "unmatched"), eq(bankFeed.why, "late")))
    .orderBy(asc(bankFeed.id))
    .limit(1);
  return row?.ref;
}

/** The requests whose time is over and that have not ended yet. */
export function overdueDeposits(tx: Tx, now: number) {
  const isOver = and(isWaiting, lte(deposit.expiresAt, new Date(now)));
  return tx.select({ id: deposit.id }).from(deposit).where(isOver);
}

/** Expires the requests whose time is over. Returns how many. */
export async function expireDeposits(tx: Tx, now: number): Promise<number> {
  const over = await overdueDeposits(tx, now);
  for (const { id } of over) await endDeposit(tx, id, "expired", now);
  return over.length;
}
