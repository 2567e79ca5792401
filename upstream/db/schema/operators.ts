import { sql } from "drizzle-orm";
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/**
 * Audit log of operators' actions: who, when, before, after, why; each row carries the hash of the one before it.
 */
export const audit = pgTable(
  "audit",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    operator: uuid().notNull(),
    role: text().notNull(),
    action: text().notNull(),
    target: text(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    at: moment().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull().unique(),
  },
  (table) => [index("audit_of_target").on(table.target, table.action)],
);

/**
 * Count and last hash of the audit log, in one row that a trigger maintains: cutting rows off the end breaks no
 * hash, but differs from this row.
 */
export const auditHead = pgTable(
  "audit_head",
  {
    id: integer().primaryKey(),
    rows: bigint({ mode: "number" }).notNull(),
    lastId: bigint({ mode: "number" }).notNull(),
    hash: text().notNull(),
  },
  (table) => [check("audit_head_is_one", sql`${table.id} = 1`)],
);

/** Messages that embedded mode would have sent by SMS or mail; operators read them instead of the phone. */
export const messageOutbox = pgTable("message_outbox", {
  id: bigserial({ mode: "number" }).primaryKey(),
  at: moment().notNull(),
  channel: text().notNull(),
  to: text().notNull(),
  text: text().notNull(),
  /** The sender's id of the message: with the same id it is stored once. */
  retryKey: uuid().unique(),
});

/** Events to be published; inserted in the transaction that they report. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    channel: text().notNull(),
    event: text().notNull(),
    message: jsonb().notNull(),
  },
  // What goes ahead of a backlog.
  ({ id, event }) => [
    index("outbox_urgent").on(id).where(sql`${event} IN ('session-ended', 'money-update')`),
  ],
);

/** Values that are written once, such as the seed of demo draws. */
export const boxFact = pgTable("box_fact", { key: text().primaryKey(), value: text().notNull() });
