import { and, desc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { isUuid } from "../db/row-ids";
import { deposit } from "../db/schema/deposits";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";

export type DepositRow = typeof deposit.$inferSelect;

/**
 * The one request of a member that waits for an exact amount, or null. Reports for staff do not count, nor coins that
 * are on their way: what the chain takes to confirm them is no reason to hold other channels.
 */
export async function liveDepositOf(tx: Tx, owner: string): Promise<DepositRow | null> {
  const [row] = await tx
    .select()
    .from(deposit)
    .where(
      and(
        eq(deposit.member, owner),
        eq(deposit.status, "waiting"),
        ne(deposit.channel, "normal"),
        isNull(deposit.seenRef),
      ),
    );
  return row ?? null;
}

/** The member's newest coins that the chain still has to confirm, or null. */
export async function coinsUnderWay(tx: Tx, owner: string): Promise<DepositRow | null> {
  const [row] = await tx
    .select()
    .from(deposit)
    .where(and(eq(deposit.member, owner), eq(deposit.status, "waiting"), isNotNull(deposit.seenRef)))
    .orderBy(desc(deposit.createdAt))
    .limit(1);
  return row ?? null;
}

/**
 * Locks the member's row, so that requests and reports of one member are made one after the other and all counted.
 */
export async function runInOrder(tx: Tx, owner: string): Promise<void> {
  await tx.select({ uuid: member.uuid }).from(member).where(eq(member.uuid, owner)).for("no key update");
}

/** Throws `deposit-live-already` with the member's live request. */
export async function refuseSecond(tx: Tx, owner: string): Promise<void> {
  const live = await liveDepositOf(tx, owner);
  if (live) throw new Fault("deposit-live-already", { id: live.id });
}

/** A member's deposit; `not-found` for another member's. */
export async function ownDeposit(tx: Tx, owner: string, id: string): Promise<DepositRow> {
  const [row] = isUuid(id)
    ? await tx
        .select()
        .from(deposit)
        .where(and(eq(deposit.id, id), eq(deposit.member, owner)))
    : [];
  if (!row) throw new Fault("not-found");
  return row;
}
