/** The box's stand-ins for the outside world. */
import { z } from "zod";
import { accountNumber } from "./deposits";
import { endpoint } from "./endpoint";
import { feedVerdict } from "./operators/bank-feed";
import * as v from "./values";

export const simulateTransfer = endpoint({
  service: "general",
  method: "POST",
  path: "/simulators.transfer",
  summary: "Play the member's bank: send an amount to an account of the site",
  access: "member",
  area: "credit",
  body: z.object({
    depositId: v.rowId,
    amount: v.positiveBaht,
    account: accountNumber,
    /** Stamps the transfer after the request's expiry. */
    late: z.boolean().optional(),
  }),
  reply: feedVerdict,
  faults: ["simulators-off"],
});
