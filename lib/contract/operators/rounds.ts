/** Operators' calls on rounds and their results. */
import { z } from "zod";
import { setTierNames } from "@/lib/domain/four-digit/tiers";
import { endpoint } from "../endpoint";
import { roundResult } from "../results";
import { marketKey, roundStatus, roundTimes } from "../rounds";
import * as v from "../values";
import { approvalFaults, outcomeOf } from "./outcome";
import { reasonOf } from "./reasons";

const count = z.number().int().nonnegative();

export const operatorRound = z.object({
  betId: v.betId,
  betGroup: marketKey,
  betType: marketKey,
  betName: v.text(60, 1),
  name: v.text(120, 1),
  dt: v.date,
  status: roundStatus,
  reason: v.text(300).optional(),
  unixTimeStamp: roundTimes,
  /** Whole seconds: the planned close, the latest that it may have, and from when its figure exists. */
  bounds: z.object({ plannedClose: count, latestClose: count, figure: count }),
  slips: count,
  stakes: v.baht,
  payout: v.baht.optional(),
  result: roundResult.optional(),
  demo: z.literal(true).optional(),
  /** It was settled automatically, and its payout waits for an approval. */
  isPayoutHeld: z.literal(true).optional(),
});
export type OperatorRound = z.output<typeof operatorRound>;

const act = { service: "general", method: "POST", access: "administrator" } as const;
const roundAndReason = z.object({ betId: v.betId, reason: reasonOf("round") });

export const allOperatorRounds = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.rounds.all",
  summary: "Rounds with their current stakes, those that close first on top",
  access: "staff",
  body: z.object({
    betGroup: marketKey.optional(),
    betType: marketKey.optional(),
    state: roundStatus.optional(),
    date: v.date.optional(),
    ...v.pageBody,
  }),
  mayBeAutomatic: true,
  reply: v.pageOf(operatorRound),
});

/** A result as an operator typed it: who and when, without its digits, so that the second one types it apart. */
export const resultEntry = z.object({
  by: z.object({ uuid: v.uuid, userName: v.text(64, 1) }),
  at: v.isoTime,
});
export type ResultEntry = z.output<typeof resultEntry>;

export const operatorRoundPage = operatorRound.extend({
  serverTime: v.isoTime,
  /** Each operator's latest entry, newest first; none once the round has its result. */
  entries: z.array(resultEntry),
  /** Calls on this round that wait for a second operator, by name: `operators.rounds.void`. */
  waiting: z.array(v.text(80, 1)),
  /** Slips that were taken after the planned close. */
  late: z.object({ slips: count, stakes: v.baht }),
});
export type OperatorRoundPage = z.output<typeof operatorRoundPage>;

export const oneOperatorRound = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.rounds.one",
  summary: "One round, who has typed a result for it, and what waits for a second operator",
  access: "staff",
  body: z.object({ betId: v.betId }),
  mayBeAutomatic: true,
  reply: operatorRoundPage,
});

/** The rounds of a market on a service day. */
const roundDay = z.object({
  dt: v.date,
  /** Where it is the only one of the day. */
  betId: v.betId.optional(),
  states: z.array(z.object({ status: roundStatus, rounds: count })),
  /** How many of these rounds hold their payout until a second operator approves it. */
  held: count,
  slips: count,
  stakes: v.baht,
});
export type RoundDay = z.output<typeof roundDay>;

export const weekOfRounds = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.rounds.week",
  summary: "Rounds of seven service days, summed up by market and day",
  access: "staff",
  body: z.object({ from: v.date }),
  mayBeAutomatic: true,
  reply: z.object({
    days: z.array(v.date).length(7),
    markets: z.array(
      z.object({ betGroup: marketKey, betType: marketKey, name: v.text(120, 1), days: z.array(roundDay) }),
    ),
  }),
});

export const suspendRound = endpoint({
  ...act,
  path: "/operators.rounds.suspend",
  summary: "Suspend a round: it takes no bets until it is resumed",
  body: roundAndReason,
  reply: operatorRound,
  faults: ["round-closed", "round-not-open"],
});

export const resumeRound = endpoint({
  ...act,
  path: "/operators.rounds.resume",
  summary: "Resume a suspended round; after its planned close a second operator approves it",
  body: roundAndReason,
  reply: outcomeOf(operatorRound),
  faults: [...approvalFaults, "round-closed", "round-not-open"],
});

export const closeRound = endpoint({
  ...act,
  path: "/operators.rounds.close",
  summary: "Close a round before its time; it cannot be reopened",
  body: roundAndReason,
  reply: operatorRound,
  faults: ["round-closed", "round-not-open"],
});

export const rescheduleRound = endpoint({
  ...act,
  path: "/operators.rounds.reschedule",
  summary:
    "Reschedule a round: earlier by one person, later by two, never behind its latest close; a closed one may only get another result time",
  body: roundAndReason.extend({ closeTime: v.isoTime, resultTime: v.isoTime }),
  reply: outcomeOf(operatorRound),
  faults: [
    ...approvalFaults,
    "round-closed",
    "round-close-too-late",
    "round-settled-already",
    "round-void",
    "round-times-malformed",
    "round-sealed",
  ],
});

export const voidRound = endpoint({
  ...act,
  path: "/operators.rounds.void",
  summary: "Void a round and refund every slip",
  body: roundAndReason,
  reply: outcomeOf(operatorRound),
  faults: [...approvalFaults, "round-settled-already", "round-void", "round-frozen"],
});

/** Most markets of one holiday. */
export const MOST_MARKETS = 100;

export const holidayRow = z.object({
  betId: v.betId,
  betType: marketKey,
  name: v.text(120, 1),
  slips: count,
  stakes: v.baht,
  /** `waiting`: its bets are over, so a second operator decides. `refused`: by the fault, it stays as it is. */
  state: z.enum(["done", "waiting", "refused"]),
  approvalId: v.uuid.optional(),
  fault: v.text(60, 1).optional(),
});
export type HolidayRow = z.output<typeof holidayRow>;

export const holidayRounds = endpoint({
  ...act,
  path: "/operators.rounds.holiday",
  summary:
    "Close some markets on a day: its rounds are voided, each by the rules of a single void, and no others are planned",
  body: z.object({
    betTypes: z.array(marketKey).min(1).max(MOST_MARKETS),
    dt: v.date,
    reason: reasonOf("round"),
  }),
  reply: z.object({
    rows: z.array(holidayRow),
    /** Markets without a round on that day: none will be planned. */
    withoutRounds: z.array(marketKey),
  }),
});

export const payRound = endpoint({
  ...act,
  path: "/operators.rounds.pay",
  summary: "Request the held payout of a round again after its rejection; a second operator approves it",
  body: roundAndReason,
  reply: outcomeOf(operatorRound),
  faults: [...approvalFaults, "round-not-held", "round-settled-already", "round-void"],
});

export const worstLine = z.object({
  poyNo: z.number().int().positive(),
  userName: v.text(64, 1),
  /** Absent on a line of four-digit sets, which has a tier. */
  option: v.betOption.optional(),
  tier: z.enum(setTierNames).optional(),
  number: v.lotteryNumber,
  stake: v.baht,
  win: v.baht,
});
export type WorstLine = z.output<typeof worstLine>;

export const resultPreview = z.object({
  previewId: v.rowId,
  betId: v.betId,
  result: roundResult,
  winners: count,
  stakes: v.baht,
  payout: v.baht,
  /** Slips that were taken after the planned close, and what this result pays them. */
  late: z.object({ slips: count, stakes: v.baht, payout: v.baht }),
  /** The winning lines with the highest payouts, at most 20. */
  worstLines: z.array(worstLine).max(20),
  needsSecondOperator: z.boolean(),
});
export type ResultPreview = z.output<typeof resultPreview>;

export const previewResult = endpoint({
  ...act,
  path: "/operators.results.preview",
  summary: "What a result would pay, without paying it",
  body: z.object({ betId: v.betId, result: roundResult }),
  reply: resultPreview,
  faults: ["result-malformed", "result-too-early", "round-not-closed", "round-settled-already", "round-void"],
});

export const confirmResult = endpoint({
  ...act,
  path: "/operators.results.confirm",
  summary: "Set the previewed result and pay; a second operator must have typed or confirmed it",
  body: z.object({ previewId: v.rowId }),
  reply: outcomeOf(operatorRound),
  faults: [
    ...approvalFaults,
    "preview-stale",
    "result-entries-differ",
    "result-too-early",
    "round-not-closed",
    "round-settled-already",
    "round-void",
  ],
});
