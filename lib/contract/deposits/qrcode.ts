/** Deposits by a PromptPay code with the exact amount. */
import { z } from "zod";
import { bankNumber, depositShape, newDepositFaults } from "../deposits";
import { endpoint } from "../endpoint";
import * as v from "../values";

export const createQrDeposit = endpoint({
  service: "poy",
  method: "POST",
  path: "/deposits.qrcode.create",
  summary: "Request a PromptPay code with the exact amount",
  access: "member",
  idempotent: true,
  area: "credit",
  body: z.object({ bankId: bankNumber.optional(), prepareAmount: v.wholeCurrency }),
  reply: depositShape,
  faults: [
    ...newDepositFaults,
    "try-another-amount",
    "too-many-requests",
    "deposit-live-already",
    "bank-account-unknown",
  ],
});
