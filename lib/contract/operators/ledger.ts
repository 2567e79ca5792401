/** Invariants of the ledger that the service checks continuously, and their violations. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { approvalFaults, outcomeOf } from "./outcome";
import { reasonOf } from "./reasons";

export const brokenLaw = z.object({
  id: v.rowId,
  /** The invariant in words. */
  law: v.text(200, 1),
  /** The offending record, by its number or id. */
  detail: v.text(120, 1),
  since: v.isoTime,
  /** When an operator accepted it; null while it stops payouts. */
  acceptedAt: v.isoTime.nullable(),
});
export type BrokenLaw = z.output<typeof brokenLaw>;

export const ledgerChecks = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.ledger.checks",
  summary: "Violations of the ledger's invariants, newest first, and the times of the last checks",
  access: "administrator",
  mayBeAutomatic: true,
  reply: z.object({
    /** True while any violation is not accepted: no withdrawal is approved or paid. */
    isStopped: z.boolean(),
    /** When the last check of recent changes ended, and the last one of the whole ledger. */
    recentAt: v.isoTime.nullable(),
    wholeAt: v.isoTime.nullable(),
    /** At most a hundred. */
    breaks: z.array(brokenLaw),
  }),
});

export const acceptBreak = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.ledger.accept",
  summary: "Accept a violation after investigating it, two people; payouts resume once no other is open",
  access: "superAdmin",
  body: z.object({ id: v.rowId, reason: reasonOf("money") }),
  reply: outcomeOf(brokenLaw),
  faults: [...approvalFaults, "not-found"],
});
