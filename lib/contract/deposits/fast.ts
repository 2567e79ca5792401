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

export const currentFastDeposit = endpoint({
  service: "poy",
  method: "GET",
  path: "/deposits.fast.current",
  summary: "The member's live request, or null",
  access: "member",
  reply: depositShape.nullable(),
});

export const cancelFastDeposit = endpoint({
  service: "poy",
  method: "POST",
  path: "/deposits.fast.cancel",
  summary: "Cancel the live request",
  access: "member",
  area: "credit",
  body: z.object({ id: v.rowId }),
  reply: depositShape,
  faults: ["deposit-not-live"],
});
