/** How much must still be staked before a withdrawal. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

export const turnoverShape = z.object({
  canWithdraw: z.boolean(),
  /** What is left to stake. */
  turnOver: v.baht,
  /** The transaction type of the newest credit with a requirement, or `NONE`. */
  type: v.text(40, 1),
  required: v.baht,
  done: v.baht,
  /** Staked on slips whose result is pending; they count once it is known. An external upstream may omit it. */
  running: v.baht.optional(),
  /** Percentage of a credit that must be staked, by its transaction type. */
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
