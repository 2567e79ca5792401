import { sql } from "drizzle-orm";
import { check, index, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** A bank account that a member bound. A rejected one keeps its row; the account can be bound again. */
export const memberBank = pgTable(
  "member_bank",
  {
    bankId: serial().primaryKey(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    bankCode: text().notNull(),
    /** Digits only */
    accountNumber: text().notNull(),
    /** The member's name when the account was bound */
    name: text().notNull(),
    status: text().notNull().default("waiting"),
    reason: text(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    decidedBy: uuid(),
  },
  (table) => [
    uniqueIndex("member_bank_account")
      .on(table.bankCode, table.accountNumber)
      .where(sql`${table.status} <> 'rejected'`),
    index("member_bank_of_member").on(table.member, table.bankId),
    index("member_bank_waiting").on(table.bankId).where(sql`${table.status} = 'waiting'`),
    check("member_bank_status", sql`${table.status} in ('waiting', 'approved', 'rejected')`),
  ],
);
