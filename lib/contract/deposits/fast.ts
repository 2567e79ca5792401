/** Deposits by an exact amount to one of the site's accounts. */
import { z } from "zod";
import { accountNumber, bankCode, bankNumber, depositShape, newDepositFaults } from "../deposits";
import { endpoint } from "../endpoint";
import * as v from "../values";

export const newFastDeposit = z.object({
  bankId: bankNumber,
  bankCode: bankCode.optional(),
  bankAccountNumber: accountNumber.optional(),
  bankAccountName: v.text(120).optional(),
  prepareAmount: v.wholeCurrency,
});

export const createFastDeposit = endpoint({
  service: "poy",
  method: "POST",
  path: "/deposits.fast.create",
  summary: "Reserve an exact amount to transfer; one live request per member",
  access: "member",
  idempotent: true,
  area: "credit",
  body: newFastDeposit,
  reply: depositShape,
  faults: [
    ...newDepositFaults,
    "try-another-amount",
    "too-many-requests",
    "deposit-live-already",
    "bank-account-unknown",
  ],
});
