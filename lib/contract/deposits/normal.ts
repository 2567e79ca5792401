/** Deposits by a transfer already made, reported for staff to match. */
import { z } from "zod";
import { accountNumber, bankCode, bankNumber, depositShape, newDepositFaults } from "../deposits";
import { endpoint } from "../endpoint";
import * as v from "../values";

export const newNormalDeposit = z.object({
  bankId: bankNumber,
  channel: v.text(40, 1),
  channelName: v.text(80, 1),
  bankCode,
  bankAccountNumber: accountNumber,
  bankAccountName: v.text(120, 1),
  amount: v.currency,
  depositAt: v.isoTime,
  note: v.text(200).optional(),
  fileId: v.rowId.optional(),
});
export type NewNormalDeposit = z.output<typeof newNormalDeposit>;

export const createNormalDeposit = endpoint({
  service: "poy",
  method: "POST",
  path: "/deposits.normal.create",
  summary: "Report a transfer already made, for staff to match",
  access: "member",
  idempotent: true,
  area: "credit",
  body: newNormalDeposit,
  reply: depositShape,
  faults: [...newDepositFaults, "bank-account-unknown", "deposit-live-already"],
});
