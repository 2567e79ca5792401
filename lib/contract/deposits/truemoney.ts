/** Deposits to a TrueMoney wallet. */
import { z } from "zod";
import { depositShape, newDepositFaults } from "../deposits";
import { endpoint } from "../endpoint";
import * as v from "../values";

export const createTrueMoneyDeposit = endpoint({
  service: "poy",
  method: "POST",
  path: "/deposits.truemoney.create",
  summary: "Request a wallet to pay to, with the exact amount",
  access: "member",
  idempotent: true,
  area: "credit",
  body: z.object({ prepareAmount: v.wholeCurrency }),
  reply: depositShape,
  faults: [...newDepositFaults, "try-another-amount", "too-many-requests", "deposit-live-already"],
});
