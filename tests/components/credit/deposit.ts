import type { BankAccount, Deposit } from "@/lib/contract/deposits";
import { satang } from "@/lib/domain/money";

export const kasikorn: BankAccount = {
  bankId: 1,
  bankCode: "KBANK",
  accountNumber: "012-3-45678-9",
  name: "House of Numbers",
  botUpdate: null,
};
export const siam: BankAccount = { ...kasikorn, bankId: 2, bankCode: "SCB", accountNumber: "987-6-54321-0" };

/** 300 baht in slot 7, live for 15 minutes from 10:00. */
export const waiting: Deposit = {
  id: "44e4aa5b-546b-4389-84d1-2db5bd864abe",
  channel: "fast",
  bankId: 1,
  prepareAmount: satang(300_00),
  prepareIndex: 7,
  prepareTotal: satang(300_07),
  status: "waiting",
  referTransferId: null,
  createdAt: "2026-11-23T10:00:00+07:00",
  expiresAt: "2026-11-23T10:15:00+07:00",
  account: kasikorn,
};
