/** The laws of the ledger as the service keeps looking at them, and what breaks them. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import * as v from "../values";

export const brokenLaw = z.object({
  id: v.rowId,
  /** The law in words. */
  law: v.text(200, 1),
  /** What breaks it, by its number or id. */
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
  summary: "What breaks a law of the ledger, the newest first, and when the books were last looked at",
  access: "administrator",
  reply: z.object({
    /** True while something stands that nobody has accepted: no withdrawal is approved or paid. */
    isStopped: z.boolean(),
    /** When the last look at what moved ended, and the last one at the whole books. */
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
  summary: "Accept what breaks a law after looking into it; payouts go on once nothing else stands",
  access: "superAdmin",
  body: z.object({ id: v.rowId, reason: v.reason }),
  reply: brokenLaw,
  faults: ["not-found"],
});
