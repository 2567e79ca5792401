import { bigserial, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/** What operators did: who, when, before, after, why; each row carries the hash of the one before it. */
export const audit = pgTable("audit", {
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
