/** A market's rates, limits and tiers: what rounds that are planned from now on begin with. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { marketKey } from "../rounds";
import * as v from "../values";
import { approvalFaults, outcomeOf } from "./outcome";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST" } as const;
const MOST_TIERS = 20;

const saleTier = z.object({
  /** The stake sold on a number of a round, before the slip, from which the tier applies. */
  soldFrom: v.baht,
  /** Share of the rate that it keeps, per cent; 0 closes the number. */
  percent: z.number().int().min(0).max(100),
});

export const marketOption = z.object({
  option: v.betOption,
  multiply: v.multiplier,
  betMin: v.baht,
  betMax: v.baht,
  /** Cap of one member on one number of a round. */
  memberMax: v.baht,
  tiers: z.array(saleTier),
});
export type MarketOption = z.output<typeof marketOption>;

export const marketRates = endpoint({
  ...call,
  path: "/operators.markets.rates",
  summary: "Default rates, limits and tiers of a market's options",
  access: "staff",
  body: z.object({ betType: marketKey }),
  mayBeAutomatic: true,
  reply: z.object({ betType: marketKey, options: z.array(marketOption) }),
});

const isOrdered = ({ betMin, betMax, memberMax }: { betMin: number; betMax: number; memberMax: number }) =>
  betMin <= betMax && betMax <= memberMax;

export const setMarketRates = endpoint({
  ...call,
  path: "/operators.markets.set-rates",
  summary:
    "Set an option's default rate and limits, for rounds planned from now on; a rise needs a second operator",
  access: "administrator",
  body: z
    .object({
      betType: marketKey,
      option: v.betOption,
      multiply: v.newMultiplier,
      betMin: v.stake,
      betMax: v.stake,
      memberMax: v.stake,
      reason: reasonOf("rate"),
    })
    .refine(isOrdered, { path: ["betMax"], message: "limits-not-ordered" }),
  reply: outcomeOf(marketOption),
  faults: approvalFaults,
});

type Tiers = z.output<typeof saleTier>[];
const isAscending = (tiers: Tiers) =>
  tiers.every(({ soldFrom }, at) => at === 0 || soldFrom > (tiers[at - 1]?.soldFrom ?? 0));
const isFalling = (tiers: Tiers) =>
  tiers.every(({ percent }, at) => at === 0 || percent <= (tiers[at - 1]?.percent ?? 100));

export const setTiers = endpoint({
  ...call,
  path: "/operators.tiers.set",
  summary:
    "Replace an option's tiers in a market, for open rounds too; a higher share needs a second operator",
  access: "administrator",
  body: z.object({
    betType: marketKey,
    option: v.betOption,
    tiers: z
      .array(saleTier)
      .max(MOST_TIERS)
      .refine(isAscending, "tiers-not-ascending")
      .refine(isFalling, "tiers-not-falling"),
    reason: reasonOf("rate"),
  }),
  reply: outcomeOf(marketOption),
  faults: approvalFaults,
});
