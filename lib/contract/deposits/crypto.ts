/** Deposits of a coin to an address. */
import { z } from "zod";
import { depositShape, newDepositFaults } from "../deposits";
import { endpoint } from "../endpoint";
import * as v from "../values";

export const createCryptoDeposit = endpoint({
  service: "poy",
  method: "POST",
  path: "/deposits.crypto.create",
  summary: "Request an address and the exact amount of a coin to send",
  access: "member",
  idempotent: true,
  area: "credit",
  body: z.object({ prepareAmount: v.wholeCurrency, coin: v.text(20, 1), chain: v.text(20, 1) }),
  reply: depositShape,
  faults: [...newDepositFaults, "try-another-amount", "too-many-requests", "deposit-live-already"],
});
