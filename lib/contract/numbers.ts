/** Rates of numbers in a round that differ from the option's default. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { betId, betOption, lotteryNumber, multiplier } from "./values";

export const numberRateRow = z.object({ number: lotteryNumber, option: betOption, multiply: multiplier });
export type NumberRateRow = z.output<typeof numberRateRow>;

/** A default rate of 0 means that the option does not exist in that market. */
export const rateNowShape = z.object({ defaultRate: multiplier, rateNow: z.array(numberRateRow) });
export type RateNow = z.output<typeof rateNowShape>;

/** `betType` is an option's key in this call, a name that upstreams have always used. */
const byOption = z.object({ betId, betType: betOption });

export const rateNow = endpoint({
  service: "poy",
  method: "GET",
  path: "/number-reachs.rate-now.all",
  summary: "An option's default rate and the numbers with another rate; 0 is a closed number",
  access: "public",
  query: byOption,
  reply: rateNowShape,
});

export const roundRates = endpoint({
  service: "poy",
  method: "GET",
  path: "/number-reachs.rate-now.round",
  summary: "The same of every option of a round at once; options that its market lacks are left out",
  access: "public",
  query: z.object({ betId }),
  reply: z.array(rateNowShape.extend({ option: betOption })),
});

export const rateRecommend = endpoint({
  service: "poy",
  method: "GET",
  path: "/number-reachs.rate-recommend.all",
  summary: "Rates by multiplier, highest first",
  access: "public",
  query: byOption,
  reply: z.array(numberRateRow),
});
