/** How much must still be staked before credit can be withdrawn. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

export const turnoverShape = z.object({
  canWithdraw: z.boolean(),
  /** What is left to stake. */
  turnOver: v.baht,
  /** The transaction type of the newest credit that asks for something, or `NONE`. */
  type: v.text(40, 1),
  required: v.baht,
  done: v.baht,
});
export type Turnover = z.output<typeof turnoverShape>;

export const oneTurnover = endpoint({
  service: "poy",
  method: "GET",
  path: "/turnovers.one",
  summary: "The member's turnover: required, done and left",
  access: "member",
  reply: turnoverShape,
});
