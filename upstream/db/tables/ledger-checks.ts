import { sql } from "drizzle-orm";
import { bigint, bigserial, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** One look at the laws of the ledger: `recent` at what moved since, `whole` at all of it. On real time. */
export const ledgerCheck = pgTable("ledger_check", {
  id: bigserial({ mode: "number" }).primaryKey(),
  kind: text().notNull().$type<"recent" | "whole">(),
  /** The newest movement that it saw. */
  untilMovement: bigint({ mode: "number" }).notNull(),
  startedAt: moment().notNull().default(sql`clock_timestamp()`),
  endedAt: moment(),
});

/** What breaks a law. Payouts are stopped while one stands that nobody has accepted. */
export const ledgerBreak = pgTable(
  "ledger_break",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    law: text().notNull(),
    /** What breaks it, by its number or id. */
    found: text().notNull(),
    since: moment().notNull().default(sql`clock_timestamp()`),
    /** An operator has looked into it: payouts go on. */
    acceptedAt: moment(),
    acceptedBy: uuid().references(() => member.uuid),
  },
  (table) => [unique("ledger_break_once").on(table.law, table.found)],
);
