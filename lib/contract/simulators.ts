/** Simulators of external services, in embedded mode. */
import { z } from "zod";
import { coinAmount } from "./deposits";
import { endpoint } from "./endpoint";
import { feedVerdict } from "./operators/bank-feed";
import * as v from "./values";

export const simulateTransfer = endpoint({
  service: "general",
  method: "POST",
  path: "/simulators.transfer",
  summary: "Simulate a transfer from the member's bank, wallet or chain to an account or address of the site",
  access: "member",
  area: "credit",
  body: z.union([
    z.object({
      depositId: v.rowId,
      amount: v.positiveBaht,
      /** A bank account or a wallet of the site. */
      account: v.typedLine(200, 4),
      /** Dates the transfer after the request's expiry. */
      late: z.boolean().optional(),
    }),
    z.object({
      depositId: v.rowId,
      /** Coins, as requested or not. Sent again, the same transfer gains one more confirmation. */
      coinAmount,
      /** The address. */
      account: v.typedLine(200, 4),
      /** Absent: one more than before; a new transfer has none. */
      confirmations: z.number().int().min(0).max(1_000).optional(),
      late: z.boolean().optional(),
    }),
  ]),
  reply: feedVerdict,
  faults: ["simulators-off", "bank-account-unknown"],
});
