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
  /** Staked on slips that wait for their result and count once it is out. A foreign upstream may leave it out. */
  running: v.baht.optional(),
  /** What each kind of credit asks to be staked, percent of itself; kinds are transaction types. */
  percents: z.array(z.object({ kind: v.text(40, 1), percent: z.number().min(0).max(10_000) })).optional(),
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
