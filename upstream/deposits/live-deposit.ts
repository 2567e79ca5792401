import { and, eq, ne } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { isUuid } from "../db/row-ids";
import { deposit } from "../db/tables/deposits";
import { member } from "../db/tables/members";
import type { Tx } from "../db/tx";

export type DepositRow = typeof deposit.$inferSelect;

/** The one request of a member that waits for its own exact amount, or null; reports for staff are none. */
export async function liveDepositOf(tx: Tx, owner: string): Promise<DepositRow | null> {
  const [row] = await tx
    .select()
    .from(deposit)
    .where(and(eq(deposit.member, owner), eq(deposit.status, "waiting"), ne(deposit.channel, "normal")));
  return row ?? null;
}

/** Locks the member's row: what they ask for or report at once, from two tabs, takes turns and is all counted. */
export async function inTurn(tx: Tx, owner: string): Promise<void> {
  await tx.select({ uuid: member.uuid }).from(member).where(eq(member.uuid, owner)).for("no key update");
}

/** Throws `deposit-live-already` with the request that the member has. */
export async function refuseSecond(tx: Tx, owner: string): Promise<void> {
  const live = await liveDepositOf(tx, owner);
  if (live) throw new Fault("deposit-live-already", { id: live.id });
}

/** A member's deposit; another's is not found. */
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
