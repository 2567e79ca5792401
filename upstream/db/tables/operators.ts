import { sql } from "drizzle-orm";
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/** What operators did: who, when, before, after, why; each row carries the hash of the one before it. */
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
 * How far the log has come, in one row that a trigger keeps: cutting rows off the log's end breaks no seal, but
 * leaves this one ahead of it.
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

/** Messages that the box would have sent, by SMS or mail; operators read them in place of the phone. */
export const messageOutbox = pgTable("message_outbox", {
  id: bigserial({ mode: "number" }).primaryKey(),
  at: moment().notNull(),
  channel: text().notNull(),
  to: text().notNull(),
  text: text().notNull(),
  /** What the sender calls the message by: told again under it, it is the same one. */
  retryKey: uuid().unique(),
});

/** Events that wait for their publication; written in the transaction that they tell of. */
export const outbox = pgTable("outbox", {
  id: bigserial({ mode: "number" }).primaryKey(),
  channel: text().notNull(),
  event: text().notNull(),
  message: jsonb().notNull(),
});

/** Facts of this box that are written once, such as the seed of its demo draws. */
export const boxFact = pgTable("box_fact", { key: text().primaryKey(), value: text().notNull() });
