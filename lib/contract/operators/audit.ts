/** The audit log: who did what, when and why. */
import { z } from "zod";
import { staffRoles } from "@/lib/domain/operators/staff";
import { endpoint } from "../endpoint";
import * as v from "../values";

export const auditRow = z.object({
  id: v.rowId,
  at: v.isoTime,
  operator: v.text(64, 1),
  /** The actor's name today; null for the server. */
  userName: v.text(64, 1).nullable(),
  /**
   * `member`: only for the closing of their account, which is kept for good. `server`: automatic, or a command
   * run on the server.
   */
  role: z.enum([...staffRoles, "member", "server"]),
  action: v.text(80, 1),
  target: v.text(160).nullable(),
  /** Today's name of the member or operator whose uuid the target is; null for other targets. */
  targetName: v.text(64, 1).nullable(),
  before: z.unknown(),
  after: z.unknown(),
  reason: v.text(300).nullable(),
});
export type AuditRow = z.output<typeof auditRow>;

export const allAudit = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.audit.all",
  summary: "The audit log, newest first",
  access: "administrator",
  body: z.object({
    /** A name or a uuid. */
    operator: v.typedLine(64).optional(),
    action: v.text(80).optional(),
    /** As the log has it, or the name of a person. */
    target: v.typedLine(160).optional(),
    ...v.pageBody,
  }),
  mayBeAutomatic: true,
  reply: v.pageOf(auditRow),
});

export const verifyAudit = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.audit.verify",
  summary: "Check the log's hash chain from end to end",
  access: "administrator",
  mayBeAutomatic: true,
  reply: z.object({
    intact: z.boolean(),
    rows: z.number().int().nonnegative(),
    /** The first row that breaks the chain; null where the log is intact, or where its end is missing. */
    brokenAt: v.rowId.nullable(),
    /** Seal of the last valid row: stored elsewhere, it later proves every row before it. */
    seal: v.text(64, 64),
  }),
});

export const operatorRead = z.object({
  id: v.rowId,
  at: v.isoTime,
  operator: v.uuid,
  userName: v.text(64, 1),
  /** The call, as `operators.members.one`. */
  call: v.text(80, 1),
  /** The search text as typed. */
  search: v.text(160).nullable(),
  /** Members whose data the response contained. */
  members: z.array(v.uuid).max(200),
});
export type OperatorRead = z.output<typeof operatorRead>;

export const allOperatorReads = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.audit.reads",
  summary: "Which operator read which members' data, newest first",
  access: "administrator",
  body: z.object({ operator: v.uuid.optional(), member: v.uuid.optional(), ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(operatorRead),
});

export const outboxMessage = z.object({
  id: v.rowId,
  at: v.isoTime,
  channel: v.text(20, 1),
  to: v.text(120, 1),
  text: v.text(1_000),
});
export type OutboxMessage = z.output<typeof outboxMessage>;

export const allOutbox = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.outbox.all",
  summary: "Messages of embedded mode that would have been sent by SMS or mail",
  access: "administrator",
  body: z.object({ ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(outboxMessage),
});
