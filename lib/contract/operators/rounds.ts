/** Rounds as operators see and steer them, and the results they enter. */
import { z } from "zod";
import { setTierNames } from "@/lib/domain/four-digit";
import { endpoint } from "../endpoint";
import { roundResult } from "../results";
import { marketKey, roundStatus, roundTimes } from "../rounds";
import * as v from "../values";
import { approvalFaults, outcomeOf } from "./approvals";

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
  slips: count,
  stakes: v.baht,
  payout: v.baht.optional(),
  result: roundResult.optional(),
  demo: z.literal(true).optional(),
  /** It has settled itself, and its payout waits for an approval. */
  isPayoutHeld: z.literal(true).optional(),
});
export type OperatorRound = z.output<typeof operatorRound>;

const act = { service: "general", method: "POST", access: "administrator" } as const;
const roundAndReason = z.object({ betId: v.betId, reason: v.reason });

export const allOperatorRounds = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.rounds.all",
  summary: "Rounds with their live stakes",
  access: "staff",
  body: z.object({
    betGroup: marketKey.optional(),
    state: roundStatus.optional(),
    date: v.date.optional(),
    ...v.pageBody,
  }),
  reply: v.pageOf(operatorRound),
});

export const suspendRound = endpoint({
  ...act,
  path: "/operators.rounds.suspend",
  summary: "Stop taking bets for a while",
  body: roundAndReason,
  reply: operatorRound,
  faults: ["round-closed", "round-not-open"],
});

export const resumeRound = endpoint({
  ...act,
  path: "/operators.rounds.resume",
  summary: "Take bets again in a suspended round",
  body: roundAndReason,
  reply: operatorRound,
  faults: ["round-closed", "round-not-open"],
});

export const closeRound = endpoint({
  ...act,
  path: "/operators.rounds.close",
  summary: "Close a round before its time, for good",
  body: roundAndReason,
  reply: operatorRound,
  faults: ["round-closed", "round-not-open"],
});

export const rescheduleRound = endpoint({
  ...act,
  path: "/operators.rounds.reschedule",
  summary: "Give a round other times, later or earlier; of a closed one the result alone may come later",
  body: roundAndReason.extend({ closeTime: v.isoTime, resultTime: v.isoTime }),
  reply: operatorRound,
  faults: ["round-closed", "round-settled-already", "round-void", "round-times-malformed", "round-sealed"],
});

export const voidRound = endpoint({
  ...act,
  path: "/operators.rounds.void",
  summary: "Void a round and refund every slip",
  body: roundAndReason,
  reply: outcomeOf(operatorRound),
  faults: [...approvalFaults, "round-settled-already", "round-void", "round-frozen"],
});

export const payRound = endpoint({
  ...act,
  path: "/operators.rounds.pay",
  summary:
    "Ask again for the payout of a round that is held, after it was rejected; a second person approves it",
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
  /** The dearest winning lines, at most 20. */
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
  faults: ["result-malformed", "round-not-closed", "round-settled-already", "round-void"],
});

export const confirmResult = endpoint({
  ...act,
  path: "/operators.results.confirm",
  summary:
    "Set the previewed result and pay; two people have typed it, or another one than its typist confirms",
  body: z.object({ previewId: v.rowId }),
  reply: outcomeOf(operatorRound),
  faults: [
    ...approvalFaults,
    "preview-stale",
    "result-entries-differ",
    "round-not-closed",
    "round-settled-already",
    "round-void",
  ],
});
