/** The box's stand-ins for the outside world. */
import { z } from "zod";
import { coinAmount } from "./deposits";
import { endpoint } from "./endpoint";
import { feedVerdict } from "./operators/bank-feed";
import * as v from "./values";

export const simulateTransfer = endpoint({
  service: "general",
  method: "POST",
  path: "/simulators.transfer",
  summary: "Play the member's bank, wallet or chain: send an amount to an account or address of the site",
  access: "member",
  area: "credit",
  body: z.union([
    z.object({
      depositId: v.rowId,
      amount: v.positiveBaht,
      /** A bank account or a wallet of the site. */
      account: v.text(200, 4),
      /** Stamps the transfer after the request's expiry. */
      late: z.boolean().optional(),
    }),
    z.object({
      depositId: v.rowId,
      /** Coins, as the request says or otherwise. Sent again, the same transfer gains one more confirmation. */
      coinAmount,
      /** The address. */
      account: v.text(200, 4),
      /** Absent: one more than before; a new transfer has none. */
      confirmations: z.number().int().min(0).max(1_000).optional(),
      late: z.boolean().optional(),
    }),
  ]),
  reply: feedVerdict,
  faults: ["simulators-off", "bank-account-unknown"],
});
