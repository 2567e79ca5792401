/** Rounds that can be bet on, their limits and their results. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { governmentPrizes, roundResult } from "./results";
import {
  baht,
  betId,
  betOption,
  clockTime,
  date,
  isoTime,
  multiplier,
  queryFlag,
  queryNumber,
  text,
  unixSeconds,
} from "./values";

export const roundStatuses = ["upcoming", "open", "suspended", "closed", "settled", "void"] as const;
export const roundStatus = z.enum(roundStatuses);
export type RoundStatus = z.output<typeof roundStatus>;

export const marketKey = z.string().regex(/^[A-Za-z0-9_-]{2,40}$/);

/** The whole-second instants of a round; a bet is late from `realCloseTime` on. */
export const roundTimes = z.object({
  /** 0 where the upstream does not tell it: then a round is open while it is active. */
  openTime: unixSeconds,
  realCloseTime: unixSeconds,
  realResultTime: unixSeconds,
  /** End of shooting, where the result is promised for later; absent: shooting ends at `realResultTime`. */
  shotsEndTime: unixSeconds.optional(),
});
export type RoundTimes = z.output<typeof roundTimes>;

export const betListShape = z.object({
  dt: date,
  betId,
  betName: text(60, 1),
  active: z.boolean(),
  setResult: z.boolean(),
  status: roundStatus,
  reason: text(300).optional(),
  unixTimeStamp: roundTimes,
  betMax_teng_bon_1: baht.optional(),
  betMax_teng_lang_1: baht.optional(),
  betMax_teng_bon_2: baht.optional(),
  betMax_teng_lang_2: baht.optional(),
  betMax_teng_bon_3: baht.optional(),
  betMax_tode_3: baht.optional(),
  betMax_teng_bon_nha_3: baht.optional(),
  betMax_teng_lang_3: baht.optional(),
  result: roundResult.optional(),
  demo: z.literal(true).optional(),
});
export type BetList = z.output<typeof betListShape>;

/** `dt` is the service day; `closeDt` and `resultDt` are the next day for a round that crosses midnight. */
export const roundShape = z.object({
  name: text(120, 1),
  betGroup: marketKey,
  betType: marketKey,
  dt: date,
  closeDt: date,
  resultDt: date,
  closeTime: clockTime,
  resultTime: clockTime,
  serverTime: isoTime,
  betList: betListShape,
});
export type Round = z.output<typeof roundShape>;

export const minMaxRow = z.object({
  betOption,
  betMin: baht,
  betMax: baht,
  /** A member's cap on one number and option over all slips of the round. */
  memberMax: baht,
  defaultRate: multiplier,
});
export type MinMaxRow = z.output<typeof minMaxRow>;

export const resultRow = z.object({
  betId,
  betGroup: marketKey,
  betType: marketKey,
  betName: text(60, 1),
  name: text(120, 1),
  dt: date,
  resultDt: date,
  resultTime: clockTime,
  status: roundStatus,
  setResult: z.boolean(),
  result: roundResult.optional(),
  /** Government draws only, where they are known. */
  prizes: governmentPrizes.optional(),
  reason: text(300).optional(),
  demo: z.literal(true).optional(),
});
export type ResultRow = z.output<typeof resultRow>;

export const latestBetLists = endpoint({
  service: "poy",
  method: "GET",
  path: "/bet-lists.latest",
  summary: "The current and next rounds of every market",
  access: "public",
  reply: z.array(roundShape),
});

export const oneBetList = endpoint({
  service: "poy",
  method: "GET",
  path: "/bet-lists.one",
  summary: "One round by its id",
  access: "public",
  query: z.object({ id: betId }),
  reply: roundShape,
});

/** A round of a market with many rounds a day, as a grid shows it. */
export const dayRound = z.object({
  betId,
  roundNo: z.number().int().positive(),
  closeDt: date,
  closeTime: clockTime,
  status: roundStatus,
  reason: text(300).optional(),
  unixTimeStamp: roundTimes,
  result: roundResult.optional(),
  demo: z.literal(true).optional(),
});
export type DayRound = z.output<typeof dayRound>;

export const dayOfBetLists = endpoint({
  service: "poy",
  method: "GET",
  path: "/bet-lists.day",
  summary: "All numbered rounds of a market on a service day (default: the running day), in order",
  access: "public",
  query: z.object({ betType: marketKey, dt: date.optional() }),
  reply: z.object({ dt: date, serverTime: isoTime, rounds: z.array(dayRound).max(400) }),
});

export const betListMinMaxes = endpoint({
  service: "poy",
  method: "GET",
  path: "/bet-list-min-maxes.all",
  summary: "Smallest and largest stake and default rate of each option in a round",
  access: "public",
  query: z.object({ betId }),
  reply: z.array(minMaxRow),
});

export const betListResults = endpoint({
  service: "poy",
  method: "GET",
  path: "/bet-list-results",
  summary: "The result of a round, available from its result time or once it is set",
  access: "public",
  query: z.object({ betId, resultDate: date }),
  reply: resultRow,
});

export const allBetListResults = endpoint({
  service: "poy",
  method: "GET",
  path: "/bet-list-results.all",
  summary: "All results of a Bangkok day",
  access: "public",
  query: z.object({ date }),
  reply: z.array(resultRow),
});

export const betListResultHistory = endpoint({
  service: "poy",
  method: "GET",
  path: "/bet-list-results.history",
  summary: "Past results of a group of markets or of one market, newest first",
  access: "public",
  query: z.object({
    betGroup: marketKey,
    betType: marketKey.optional(),
    limit: queryNumber(1, 200).optional(),
    /** Without demonstration draws. */
    real: queryFlag.optional(),
  }),
  reply: z.array(resultRow),
});
