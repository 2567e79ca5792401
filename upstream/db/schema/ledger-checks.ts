import { sql } from "drizzle-orm";
import { bigint, bigserial, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** One check of the ledger's invariants: `recent` covers the new movements, `whole` all of them. In real time. */
export const ledgerCheck = pgTable("ledger_check", {
  id: bigserial({ mode: "number" }).primaryKey(),
  kind: text().notNull().$type<"recent" | "whole">(),
  /** The newest movement that it covered. */
  untilMovement: bigint({ mode: "number" }).notNull(),
  startedAt: moment().notNull().default(sql`clock_timestamp()`),
  endedAt: moment(),
});

/** A violation of an invariant. Payouts are stopped while there is one that no operator has accepted. */
export const ledgerBreak = pgTable(
  "ledger_break",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    law: text().notNull(),
    /** What violates it, by its number or id. */
    found: text().notNull(),
    since: moment().notNull().default(sql`clock_timestamp()`),
    /** An operator has reviewed it: payouts go on. */
    acceptedAt: moment(),
    acceptedBy: uuid().references(() => member.uuid),
  },
  (table) => [unique("ledger_break_once").on(table.law, table.found)],
);
