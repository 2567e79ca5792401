import "../../support/dom/sheets";
import type { UserBank } from "@/lib/contract/banks";
import type { Turnover } from "@/lib/contract/turnovers";
import type { Withdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";

export const kasikorn: UserBank = {
  bankId: 7,
  bankCode: "KBANK",
  accountNumber: "1234567890",
  name: "Somying Rakdee",
  botUpdate: null,
  status: "approved",
  reason: null,
};
export const siam: UserBank = { ...kasikorn, bankId: 8, bankCode: "SCB", accountNumber: "9876543210" };

/** 500 baht, first in the queue, requested at 10:00. */
export const pending: Withdraw = {
  id: "7be4aa5b-546b-4389-84d1-2db5bd864abe",
  amount: satang(500_00),
  account: kasikorn,
  status: "pending",
  createdAt: "2026-11-23T10:00:00+07:00",
  decidedAt: null,
  reason: null,
  place: 1,
  expectedAt: "2026-11-23T10:05:00+07:00",
};
export const paid: Withdraw = {
  ...pending,
  status: "paid",
  decidedAt: "2026-11-23T10:04:00+07:00",
  place: null,
  expectedAt: null,
  paidAt: "2026-11-23T10:31:00+07:00",
};
export const rejected: Withdraw = {
  ...paid,
  status: "rejected",
  reason: "The name is not readable",
  paidAt: null,
};

export const met: Turnover = {
  canWithdraw: true,
  turnOver: satang(0),
  type: "DEPOSIT",
  required: satang(800_00),
  done: satang(800_00),
};
export const open: Turnover = { ...met, canWithdraw: false, turnOver: satang(300_00), done: satang(500_00) };
