/** Bounds a member sets for himself: tighter at once, looser after 24 hours. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

const amount = v.baht.nullable();
const perSpan = z.object({ day: amount, week: amount, month: amount });

export const playerLimits = z.object({
  deposit: perSpan,
  loss: perSpan,
  stake: perSpan,
  reminderMinutes: z.number().int().min(5).max(720).nullable(),
  timeOutUntil: v.isoTime.nullable(),
  selfExcludedUntil: v.isoTime.nullable(),
});
export type PlayerLimits = z.output<typeof playerLimits>;

const reply = playerLimits.extend({
  pending: playerLimits.partial().nullable(),
  pendingFrom: v.isoTime.nullable(),
});

export const readPlayerLimits = endpoint({
  service: "general",
  method: "GET",
  path: "/player-limits",
  summary: "The member's own limits, and looser ones that are waiting",
  access: "member",
  reply,
  notOffered: true,
});

export const setPlayerLimits = endpoint({
  service: "general",
  method: "POST",
  path: "/player-limits",
  summary: "Change the member's own limits",
  access: "member",
  asksPin: "idle",
  body: playerLimits.partial(),
  reply,
  faults: ["self-excluded", "time-out-running", "needs-pin"],
  notOffered: true,
});
