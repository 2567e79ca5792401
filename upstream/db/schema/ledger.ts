import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment, satang } from "../columns";
import { member } from "./members";

/**
 * Accounts. A member has `cash`, `af` and `pending` with a running balance that the database keeps at or above
 * zero; the house's accounts have no balance (`null`), because every bet would wait for the lock on that one row.
 */
export const account = pgTable(
  "account",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    owner: uuid().references(() => member.uuid),
    kind: text().notNull(),
    balance: satang(),
    version: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [
    unique("account_once").on(table.owner, table.kind).nullsNotDistinct(),
    check("account_not_negative", sql`${table.balance} >= 0`),
    check("account_house_has_no_balance", sql`(${table.owner} is null) = (${table.balance} is null)`),
  ],
);

/** One movement of money: a balanced set of entries under one transaction type. Never updated, never deleted. */
export const movement = pgTable(
  "movement",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: text().notNull(),
    ref: text().notNull(),
    reason: text(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [unique("movement_once").on(table.kind, table.ref)],
);

/** One posting of a movement, in satang, signed from the account's side. */
export const entry = pgTable(
  "entry",
  {
    movement: bigint({ mode: "number" })
      .notNull()
      .references(() => movement.id),
    account: bigint({ mode: "number" })
      .notNull()
      .references(() => account.id),
    amount: satang().notNull(),
    balanceAfter: satang(),
  },
  (table) => [
    primaryKey({ columns: [table.movement, table.account] }),
    index("entry_of_account").on(table.account, table.movement),
  ],
);

/** The first reply to a call that moves money, by member and key; inserted in the call's own transaction. */
export const idempotency = pgTable(
  "idempotency",
  {
    member: uuid().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    reply: jsonb(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.member, table.call, table.key] }),
    index("idempotency_by_age").on(table.createdAt),
  ],
);
