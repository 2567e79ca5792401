/** Limits that members set for themselves: tighter ones at once, looser ones after 24 hours and a confirmation. */
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
  /** Kinds of limits that change once this is confirmed. */
  pending: playerLimits.partial().nullable(),
  /** When it can be confirmed. */
  pendingFrom: v.isoTime.nullable(),
  /** How much of the running day, week and month is used; a span with more wins than losses counts no loss. */
  used: z.object({ deposit: usedPerSpan, loss: usedPerSpan, stake: usedPerSpan }).optional(),
  /** The member has deposited before; one who has not is asked whether they want limits. */
  hasDeposited: z.boolean().optional(),
});
export type LimitsState = z.output<typeof reply>;

export const readPlayerLimits = endpoint({
  service: "general",
  method: "GET",
  path: "/player-limits",
  summary: "The member's own limits, how much of them is used, and pending looser ones",
  access: "member",
  reply,
});

/** `answer`: confirms or discards the pending looser limits. Nothing else may be sent with it. */
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
  /** Without refunded slips. */
  staked: v.baht,
  won: v.baht,
  net: v.signedBaht,
});
export type SessionSummary = z.output<typeof sessionSummary>;

export const readSessionSummary = endpoint({
  service: "general",
  method: "GET",
  path: "/player-sessions.summary",
  summary: "Start of this session and the money staked and won in it",
  access: "member",
  reply: sessionSummary,
});
