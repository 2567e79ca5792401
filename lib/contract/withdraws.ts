/** Withdrawals. */
import { z } from "zod";
import { bankAccount, bankNumber } from "./deposits";
import { endpoint } from "./endpoint";
import * as v from "./values";

export const withdrawStatus = z.enum(["pending", "approved", "paid", "rejected"]);
export type WithdrawStatus = z.output<typeof withdrawStatus>;

export const withdrawShape = z.object({
  id: v.rowId,
  amount: v.baht,
  account: bankAccount,
  status: withdrawStatus,
  createdAt: v.isoTime,
  decidedAt: v.isoTime.nullable(),
  reason: v.text(300).nullable(),
  /** Position in the queue while pending, from 1. */
  place: z.number().int().positive().nullable(),
  /** When it was said at the request to be paid; it stays. Null once the withdrawal is over. */
  expectedAt: v.isoTime.nullable(),
  /** When the bank paid it. Absent: not known of a paid one, and its time is not shown. */
  paidAt: v.isoTime.nullable().optional(),
});
export type Withdraw = z.output<typeof withdrawShape>;

export const createWithdraw = endpoint({
  service: "poy",
  method: "POST",
  path: "/withdraws.create",
  summary: "Request a withdrawal to a bound account; the amount is held at once",
  access: "member",
  idempotent: true,
  asksPin: "always",
  area: "credit",
  body: z.object({ bankId: bankNumber, amount: v.positiveBaht }),
  reply: withdrawShape,
  faults: [
    "withdraw-system-error",
    "withdraw-account-mismatch",
    "withdraw-resting",
    "withdraw-pending-already",
    "withdraw-day-limit-reached",
    "withdraw-amount-too-high",
    "withdraw-count-limit-reached",
    "amount-out-of-range",
    "turnover-not-met",
    "balance-too-low",
    "needs-pin",
  ],
});

export const allWithdraws = endpoint({
  service: "poy",
  method: "GET",
  path: "/withdraws.all",
  summary: "The member's withdrawals, newest first",
  access: "member",
  query: z.object({ ...v.pageQuery }),
  /** `restsUntil`: when a withdrawal is accepted again after a change of PIN, phone, name or bank accounts. */
  reply: v.pageOf(withdrawShape).extend({ restsUntil: v.isoTime.nullable().optional() }),
});
