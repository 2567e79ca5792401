/** Jobs of the service, and what in it needs an operator. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST" } as const;
const count = z.number().int().nonnegative();

/** `failing`: failed at least once and not done; `waiting`: not done, these included. */
export const jobStates = ["failing", "waiting", "done"] as const;

export const jobRow = z.object({
  id: v.rowId,
  /** What it does: `settle`, `close` and so on. */
  kind: v.text(40, 1),
  /** What it does it to: a round's id, an approval's. */
  ref: v.text(160),
  dueAt: v.isoTime,
  doneAt: v.isoTime.nullable(),
  /** How many times it has failed. */
  attempts: count,
  lastError: v.text(500).nullable(),
});
export type JobRow = z.output<typeof jobRow>;

export const allJobs = endpoint({
  ...call,
  path: "/operators.jobs.all",
  summary: "Jobs of the service, newest first",
  access: "administrator",
  body: z.object({ state: z.enum(jobStates).optional(), kind: v.text(40, 1).optional(), ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(jobRow),
});

export const retryJob = endpoint({
  ...call,
  path: "/operators.jobs.retry",
  summary: "Run a failed job now instead of after its delay; one that is done is not found",
  access: "administrator",
  body: z.object({ id: v.rowId, reason: reasonOf("house") }),
  reply: jobRow,
});

export const serviceHealth = endpoint({
  ...call,
  path: "/operators.health",
  summary: "What in the service needs an operator; the same facts as /ready",
  access: "staff",
  mayBeAutomatic: true,
  reply: z.object({
    /** Jobs that fail time and again. */
    stuckJobs: count,
    /** Amounts of a deposit for which hardly an exact one is left. */
    scarceAmounts: count,
    ledger: z.enum(["sound", "broken"]),
    /** Rounds whose shooting is over and whose list is not frozen. */
    missingFreezes: count,
    /** How long the frozen draw that has waited longest is past the end of its shooting; null: none waits. */
    oldestDrawWaitMs: z.number().int().nullable(),
  }),
});
