import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { bankFeed, deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { enqueueEvent } from "../realtime/enqueue-event";
import { moveTo } from "./credit-deposit";
import type { DepositRow } from "./live-deposit";

/** Waiting, and without a transfer of its own seen on the chain. */
const isWaiting = and(eq(deposit.status, "waiting"), isNull(deposit.seenRef));

/**
 * Ends a request that still waits; null when it does not any more. Where its money came already, too late, it ends as
 * `unmatched`, as it would if the money came now.
 */
export async function endDeposit(
  tx: Tx,
  id: string,
  status: "cancelled" | "expired",
  now: number,
): Promise<DepositRow | null> {
  const [row] = await tx
    .update(deposit)
    .set({ status, endedAt: new Date(now) })
    .where(and(eq(deposit.id, id), isWaiting))
    .returning();
  if (!row) return null;
  const late = await lateMoneyFor(tx, row);
  if (late) return moveTo(tx, id, "unmatched", { feedRef: late });
  await enqueueEvent(tx, `private-${row.member}`, "deposit-update", { id, status });
  return row;
}

/** The bank's name for the exact money that was booked after the deadline of a request that still stood then. */
async function lateMoneyFor(tx: Tx, { id, channel }: DepositRow): Promise<string | undefined> {
  if (channel === "crypto") return undefined;
  const [row] = await tx
    .select({ ref: bankFeed.ref })
    .from(bankFeed)
    .where(and(eq(bankFeed.depositId, id), eq(bankFeed.status, "unmatched"), eq(bankFeed.why, "late")))
    .orderBy(asc(bankFeed.id))
    .limit(1);
  return row?.ref;
}

/** Expires the requests whose time is over. Returns how many. */
export async function expireDeposits(tx: Tx, now: number): Promise<number> {
  const isOver = and(isWaiting, lte(deposit.expiresAt, new Date(now)));
  const over = await tx.select({ id: deposit.id }).from(deposit).where(isOver);
  for (const { id } of over) await endDeposit(tx, id, "expired", now);
  return over.length;
}
