import { and, eq, isNull, lte } from "drizzle-orm";
import { deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { enqueueEvent } from "../realtime/enqueue-event";
import type { DepositRow } from "./live-deposit";

/** Waiting, and without a transfer of its own seen on the chain. */
const isWaiting = and(eq(deposit.status, "waiting"), isNull(deposit.seenRef));

/** Ends a request that still waits; null when it does not any more. */
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
  if (row) await enqueueEvent(tx, `private-${row.member}`, "deposit-update", { id, status });
  return row ?? null;
}

/** Expires the requests whose time is over. Returns how many. */
export async function expireDeposits(tx: Tx, now: number): Promise<number> {
  const isOver = and(isWaiting, lte(deposit.expiresAt, new Date(now)));
  const over = await tx.select({ id: deposit.id }).from(deposit).where(isOver);
  for (const { id } of over) await endDeposit(tx, id, "expired", now);
  return over.length;
}
