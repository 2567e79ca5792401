import { eq } from "drizzle-orm";
import type { DepositState } from "@/lib/domain/deposits/deposit";
import type { Satang } from "@/lib/domain/money/money";
import { nowMs } from "../clock/now";
import { bankFeed, deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { post } from "../ledger/post";
import { enqueueEvent } from "../realtime/enqueue-event";
import type { DepositRow } from "./live-deposit";

/** Credits the received amount (satang) to a request exactly once: the movement's ref is the request's id. */
export async function creditDeposit(
  tx: Tx,
  depositId: string,
  feedRef: string,
  amount: Satang,
): Promise<void> {
  const row = await moveTo(tx, depositId, "credited", { feedRef, creditedAmount: amount });
  await tx.update(bankFeed).set({ depositId, member: row.member }).where(eq(bankFeed.ref, feedRef));
  const posted = await post(tx, {
    kind: "DEPOSIT",
    ref: depositId,
    from: { house: "house-bank" },
    to: { member: row.member, account: "cash" },
    amount,
  });
  if (!posted) throw new Error(`deposit ${depositId} was credited before`);
}

type Facts = Partial<Pick<DepositRow, "feedRef" | "creditedAmount" | "seenRef" | "reason">>;

/** Changes a deposit's status and notifies its member. */
export async function moveTo(tx: Tx, id: string, status: DepositState, facts: Facts): Promise<DepositRow> {
  const endedAt = new Date(await nowMs(tx));
  const [row] = await tx
    .update(deposit)
    .set({ ...facts, status, endedAt })
    .where(eq(deposit.id, id))
    .returning();
  if (!row) throw new Error(`no deposit ${id}`);
  await enqueueEvent(tx, `private-${row.member}`, "deposit-update", { id, status });
  return row;
}
