/** Operators' calls on withdrawals and members' bank accounts. */
import { z } from "zod";
import { userBank } from "../banks";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { withdrawShape, withdrawStatus } from "../withdraws";
import { approvalFaults, outcomeOf } from "./outcome";
import { claimable } from "./queues";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST", access: "staff" } as const;
const decision = z.object({ id: v.rowId, reason: reasonOf("transfer").optional() });
const refusal = z.object({ id: v.rowId, reason: reasonOf("transfer") });
const owner = { uuid: v.uuid, userName: v.text(64, 1) };

export const operatorWithdraw = withdrawShape.extend(owner);
/**
 * `name` is the member's name when the account was bound, `memberName` the present one; `formerNames` newest
 * first.
 */
export const operatorBank = userBank.extend({
  id: v.rowId,
  ...owner,
  memberName: v.text(120),
  formerNames: z.array(v.text(120)),
  createdAt: v.isoTime,
});

export const allOperatorWithdraws = endpoint({
  ...call,
  path: "/operators.withdraws.all",
  summary: "Withdrawals, oldest pending first",
  body: z.object({
    status: withdrawStatus.optional(),
    uuid: v.uuid.optional(),
    /** Lottery days on which it was paid, both included. */
    startedDate: v.date.optional(),
    endedDate: v.date.optional(),
    ...v.pageBody,
  }),
  mayBeAutomatic: true,
  reply: v.pageOf(claimable(operatorWithdraw)),
});

export const approveWithdraw = endpoint({
  ...call,
  path: "/operators.withdraws.approve",
  summary: "Approve a pending withdrawal; the bank then pays it",
  body: decision,
  reply: outcomeOf(operatorWithdraw),
  faults: [...approvalFaults, "withdraw-not-pending", "withdraw-account-mismatch", "payouts-stopped"],
});

export const rejectWithdraw = endpoint({
  ...call,
  path: "/operators.withdraws.reject",
  summary: "Reject a pending withdrawal; the money returns to the member",
  body: refusal,
  reply: operatorWithdraw,
  faults: ["withdraw-not-pending"],
});

export const allOperatorBanks = endpoint({
  ...call,
  path: "/operators.banks.all",
  summary: "Members' bank accounts, waiting ones first: all, of one state, or of one member",
  body: z.object({
    status: userBank.shape.status.optional(),
    uuid: v.uuid.optional(),
    ...v.pageBody,
  }),
  mayBeAutomatic: true,
  reply: v.pageOf(claimable(operatorBank)),
});

export const approveBank = endpoint({
  ...call,
  path: "/operators.banks.approve",
  summary: "Approve a member's bank account",
  body: decision,
  reply: operatorBank,
  faults: ["bank-account-decided-already"],
});

export const rejectBank = endpoint({
  ...call,
  path: "/operators.banks.reject",
  summary: "Reject a member's bank account, also an approved one",
  body: refusal,
  reply: operatorBank,
  faults: ["bank-account-decided-already"],
});
