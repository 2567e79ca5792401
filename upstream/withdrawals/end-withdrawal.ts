import { eq } from "drizzle-orm";
import { satang } from "@/lib/domain/money/money";
import { noteOf, type Reason } from "@/lib/domain/operators/operator-reasons";
import { canWithdrawalBecome, type WithdrawalState } from "@/lib/domain/withdrawals/withdrawal";
import { nowMs } from "../clock/now";
import { isUuid } from "../db/row-ids";
import { withdrawal } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";
import { refuseDuringViolations } from "../ledger/check-ledger";
import { lockMoney } from "../ledger/lock-money";
import { post } from "../ledger/post";
import { enqueueEvent } from "../realtime/enqueue-event";
import type { WithdrawalRow } from "./withdraw-view";

/**
 * A withdrawal, locked after its member's accounts, in the same order as at the request; null when there is none.
 */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  if (!isUuid(id)) return null;
  const own = eq(withdrawal.id, id);
  const [seen] = await tx.select({ member: withdrawal.member }).from(withdrawal).where(own);
  if (!seen) return null;
  await lockMoney(tx, seen.member);
  const [row] = await tx.select().from(withdrawal).where(own).for("update");
  return row ?? null;
}

/** A change of status with its facts. */
export type Step =
  | { to: "approved"; by: string; reason?: Reason }
  | { to: "rejected"; by: string | null; reason: Reason }
  | { to: "paid"; bankRef: string };

/** The ledger's reason where held money is released to the member. */
const REJECTED = "withdraw-rejected";

/**
 * Changes a locked withdrawal's status, and moves its money where that follows. False when the change is not
 * possible any more. @throws Fault `payouts-stopped`
 */
export async function moveWithdrawal(tx: Tx, row: WithdrawalRow, step: Step): Promise<boolean> {
  if (!canWithdrawalBecome(row.status as WithdrawalState, step.to)) return false;
  if (step.to === "approved") await refuseDuringViolations(tx);
  const at = new Date(await nowMs(tx));
  const facts =
    step.to === "paid"
      ? { paidAt: at, bankRef: step.bankRef }
      : { decidedAt: at, decidedBy: step.by, reason: step.reason === undefined ? null : noteOf(step.reason) };
  await tx
    .update(withdrawal)
    .set({ status: step.to, ...facts })
    .where(eq(withdrawal.id, row.id));
  if (step.to === "rejected") await release(tx, row, "cash");
  if (step.to === "paid") await release(tx, row, "house-bank");
  await enqueueEvent(tx, `private-${row.member}`, "withdraw-update", { id: row.id, status: step.to });
  return true;
}

/** Held money leaves `pending`: back to the member, or out through the house's bank account. */
async function release(tx: Tx, row: WithdrawalRow, to: "cash" | "house-bank"): Promise<void> {
  const isPosted = await post(tx, {
    kind: "WITHDRAW",
    // Differs from the ref of the hold, which is the id alone.
    ref: `${row.id}-${to === "cash" ? "rejected" : "paid"}`,
    ...(to === "cash" ? { reason: REJECTED } : {}),
    from: { member: row.member, account: "pending" },
    to: to === "cash" ? { member: row.member, account: "cash" } : { house: "house-bank" },
    amount: satang(row.amount),
  });
  if (!isPosted) throw new Error(`withdrawal ${row.id} was released before`);
}
