/** Bounds a member sets for himself: tighter at once, looser after 24 hours and confirmed once more. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

const amount = v.baht.nullable();
const perSpan = z.object({ day: amount, week: amount, month: amount });
const usedPerSpan = z.object({ day: v.baht, week: v.baht, month: v.baht });

export const playerLimits = z.object({
  deposit: perSpan,
  loss: perSpan,
  stake: perSpan,
  reminderMinutes: z.number().int().min(5).max(720).nullable(),
  timeOutUntil: v.isoTime.nullable(),
  selfExcludedUntil: v.isoTime.nullable(),
});

const reply = playerLimits.extend({
  /** What whole kinds of limits become once it is confirmed. */
  pending: playerLimits.partial().nullable(),
  /** From then on it can be confirmed. */
  pendingFrom: v.isoTime.nullable(),
  /** What the running day, week and month have used up; a span that won more than it lost has lost nothing. */
  used: z.object({ deposit: usedPerSpan, loss: usedPerSpan, stake: usedPerSpan }).optional(),
  /** Money has come in before; who has not paid in yet is asked whether he wants limits. */
  hasDeposited: z.boolean().optional(),
});
export type LimitsStanding = z.output<typeof reply>;

export const readPlayerLimits = endpoint({
  service: "general",
  method: "GET",
  path: "/player-limits",
  summary: "The member's own limits, what is used of them, and looser ones that are waiting",
  access: "member",
  reply,
});

/** `answer`: the looser limits that have waited are confirmed, or given up. Nothing else may come with it. */
export const setPlayerLimits = endpoint({
  service: "general",
  method: "POST",
  path: "/player-limits",
  summary: "Change the member's own limits",
  access: "member",
  asksPin: "idle",
  body: playerLimits.partial().extend({ answer: z.enum(["confirm", "drop"]).optional() }),
  reply,
  faults: ["self-excluded", "time-out-running", "limit-still-waiting", "needs-pin"],
});

const sessionSummary = z.object({
  /** When the member logged in on this device. */
  startedAt: v.isoTime,
  minutes: z.number().int().nonnegative(),
  /** Without slips that were given back. */
  staked: v.baht,
  won: v.baht,
  net: v.signedBaht,
});
export type SessionSummary = z.output<typeof sessionSummary>;

export const readSessionSummary = endpoint({
  service: "general",
  method: "GET",
  path: "/player-sessions.summary",
  summary: "How long this session lasts and what was staked and won in it",
  access: "member",
  reply: sessionSummary,
});
