import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, satang } from "../columns";
import { memberBank } from "./banks";
import { member } from "./members";

/** A withdrawal. Its amount is on the member's `pending` account until it is paid or rejected. */
export const withdrawal = pgTable(
  "withdrawal",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Serial number; it also gives the place in the queue */
    no: bigserial({ mode: "number" }).notNull().unique(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    bankId: integer()
      .notNull()
      .references(() => memberBank.bankId),
    amount: satang().notNull(),
    status: text().notNull().default("pending"),
    reason: text(),
    createdAt: moment().notNull(),
    /** The promise that the member read at the request; null where a release without this column took it */
    expectedAt: moment(),
    decidedAt: moment(),
    decidedBy: uuid(),
    paidAt: moment(),
    /** The bank's own reference of the transfer that paid it */
    bankRef: text(),
  },
  (table) => [
    uniqueIndex("withdrawal_in_progress")
      .on(table.member)
      .where(sql`${table.status} in ('pending', 'approved')`),
    index("withdrawal_of_member").on(table.member, table.no),
    index("withdrawal_by_payment").on(table.paidAt).where(sql`${table.paidAt} is not null`),
    index("withdrawal_waiting")
      .on(table.status, table.no)
      .where(sql`${table.status} in ('pending', 'approved')`),
    check("withdrawal_amount", sql`${table.amount} > 0`),
    check("withdrawal_status", sql`${table.status} in ('pending', 'approved', 'paid', 'rejected')`),
  ],
);

/** Percentage of a credit that must be staked before a withdrawal, by kind of credit; edited by operators. */
export const turnoverPercent = pgTable(
  "turnover_percent",
  { kind: text().primaryKey(), percent: integer().notNull() },
  (table) => [check("turnover_percent_sound", sql`${table.percent} between 0 and 10000`)],
);
