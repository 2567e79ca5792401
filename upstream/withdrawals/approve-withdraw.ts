import { eq } from "drizzle-orm";
import { type BodyOf, callName, type Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { approveWithdraw } from "@/lib/contract/operators/withdraws";
import { satang, toBaht } from "@/lib/domain/money/money";
import type { Act } from "../approvals/act";
import { isOneOf } from "../approvals/people";
import { type Actor, writeAudit } from "../audit/audit";
import { memberBank } from "../db/schema/banks";
import type { Tx } from "../db/tx";
import { theMember } from "../members/operator-calls";
import { lockWithdrawal, moveWithdrawal, type Step } from "./end-withdrawal";
import { sourcesOf } from "./involved-operators";
import { type OwnedWithdraw, type WithdrawalRow, withdrawOf } from "./withdraw-view";

/**
 * Approves a withdrawal for payment by the bank. It needs two people above its limits, and where the first one
 * credited the member's money or approved the account that it goes to.
 */
export const approveWithdrawAction: Act<BodyOf<typeof approveWithdraw>, OwnedWithdraw> = {
  entry: approveWithdraw,
  payload: approveWithdraw.body,

  async look(tx, { id }, maker) {
    const row = await pendingWithdrawal(tx, id);
    const bank = await boundBank(tx, row.bankId);
    const { bankCode, accountNumber, name } = bank;
    const { userName } = await theMember(tx, row.member);
    const sources = await sourcesOf(tx, row);
    const isSource = maker === null || (await isOneOf(tx, maker.uuid, sources));
    return {
      target: row.id,
      basis: { amount: row.amount, bankId: row.bankId },
      details: {
        ...{ member: row.member, userName, bankCode, accountNumber, name },
        amount: toBaht(satang(row.amount)),
      },
      amount: satang(row.amount),
      owner: row.member,
      rank: "staff",
      cause: isSource ? "maker-is-source" : null,
    };
  },

  async execute(tx, { id, reason }, { maker }) {
    const row = await pendingWithdrawal(tx, id);
    await boundBank(tx, row.bankId);
    if (!maker) throw new Error("nobody asked for a withdrawal's approval");
    return decideWithdrawal(tx, maker, approveWithdraw, row, { to: "approved", by: maker.uuid, reason });
  },
};

/** A waiting withdrawal, locked. Once approved it is paid by the bank: operators decide on it once. */
export async function pendingWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, id);
  if (!row) throw new Fault("not-found");
  if (row.status !== "pending") throw new Fault("withdraw-not-pending");
  return row;
}

export async function decideWithdrawal(
  tx: Tx,
  by: Actor,
  call: Endpoint,
  row: WithdrawalRow,
  step: Exclude<Step, { to: "paid" }>,
): Promise<OwnedWithdraw> {
  await moveWithdrawal(tx, row, step);
  await writeAudit(tx, by, {
    action: callName(call),
    target: row.id,
    before: { status: row.status, amount: row.amount, member: row.member },
    after: { status: step.to },
    reason: step.reason,
  });
  return withdrawOf(tx, row.id);
}

/** The destination account, which may have been rejected since the request. */
async function boundBank(tx: Tx, bankId: number) {
  const [bank] = await tx.select().from(memberBank).where(eq(memberBank.bankId, bankId)).for("share");
  if (bank?.status !== "approved") throw new Fault("withdraw-account-mismatch");
  return bank;
}
