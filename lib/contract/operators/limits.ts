/** Number limits and rates. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { roundResult } from "../results";
import * as v from "../values";
import { approvalFaults, outcomeOf } from "./outcome";
import { reasonOf } from "./reasons";

export const limitRow = z.object({
  option: v.betOption,
  number: v.lotteryNumber,
  /** The number's present rate; 0 is closed. */
  multiply: v.multiplier,
  /** The operator's entry, which a tier may undercut; null without one. */
  limit: v.multiplier.nullable(),
  /** Source of the rate: an operator's entry, the tiers of stakes sold, or the option's default. */
  source: z.enum(["operator", "tier", "default"]),
  stakes: v.baht,
  /** Payout if the number came, at all frozen rates. */
  exposure: v.baht,
});
export type LimitRow = z.output<typeof limitRow>;

const sets = z.number().int().nonnegative();

/** A number of a four-digit round, where sets have quotas and prizes instead of options and rates. */
export const setLimitRow = z.object({
  number: v.digits(4),
  quota: sets,
  sold: sets,
  stakes: v.baht,
  /** Payout of this draw: to the number's own sets and to all others that it makes win. */
  exposure: v.baht,
});
export type SetLimitRow = z.output<typeof setLimitRow>;

export const limitsShape = z.object({
  betId: v.betId,
  stakes: v.baht,
  /** Payout of the most expensive possible result of the round. */
  worstCase: v.baht,
  /** A result that pays it, with 0 for digits that change nothing; null where nothing is sold. */
  worstOutcome: roundResult.nullable(),
  rates: z.array(z.object({ option: v.betOption, defaultRate: v.multiplier })),
  /** Numbers with stakes or a rate of their own, highest exposure first. */
  rows: z.array(limitRow),
  /** The same for a four-digit round, which has no rows of options. */
  sets: z.array(setLimitRow).optional(),
});
export type Limits = z.output<typeof limitsShape>;

export const allLimits = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.limits.all",
  summary: "Stakes, exposure and rates of the numbers in a round",
  access: "staff",
  body: z.object({
    betId: v.betId,
    option: v.betOption.optional(),
    number: v.lotteryNumber.optional(),
  }),
  mayBeAutomatic: true,
  reply: limitsShape,
});

export const setLimit = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.limits.set",
  summary: "Set the rate of one number in a round; 0 closes it, null removes the entry",
  access: "administrator",
  body: z.object({
    betId: v.betId,
    option: v.betOption,
    number: v.lotteryNumber,
    multiply: v.newMultiplier.nullable(),
    reason: reasonOf("rate").optional(),
  }),
  reply: outcomeOf(limitRow),
  faults: [...approvalFaults, "round-closed", "round-settled-already", "round-void"],
});

export const setQuota = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.limits.set-quota",
  summary: "Set how many sets of one number a four-digit round sells; 0 closes it, null restores the quota",
  access: "administrator",
  body: z.object({
    betId: v.betId,
    number: v.digits(4),
    sets: z.number().int().min(0).max(1_000).nullable(),
    reason: reasonOf("rate").optional(),
  }),
  reply: outcomeOf(z.object({ betId: v.betId, number: v.digits(4), quota: sets, sold: sets })),
  faults: [...approvalFaults, "round-closed", "round-settled-already", "round-void"],
});

export const setRate = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.rates.set",
  summary: "Set an option's default rate in a round; accepted lines keep theirs",
  access: "administrator",
  body: z.object({
    betId: v.betId,
    option: v.betOption,
    multiply: v.newMultiplier,
    reason: reasonOf("rate").optional(),
  }),
  reply: outcomeOf(z.object({ betId: v.betId, option: v.betOption, defaultRate: v.multiplier })),
  faults: [...approvalFaults, "round-closed", "round-settled-already", "round-void"],
});
