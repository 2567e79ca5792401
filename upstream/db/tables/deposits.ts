import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, satang } from "../columns";
import { member } from "./members";

/** An account of the site that members transfer to. */
export const siteAccount = pgTable("site_account", {
  bankId: integer().primaryKey(),
  bankCode: text().notNull(),
  accountNumber: text().notNull(),
  name: text().notNull(),
  /** When its feed was last read */
  botUpdate: moment(),
});

/** A fast deposit: a total to the satang that is unique among the live ones of its account. */
export const deposit = pgTable(
  "deposit",
  {
    id: uuid().primaryKey().defaultRandom(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    bankId: integer()
      .notNull()
      .references(() => siteAccount.bankId),
    prepareAmount: satang().notNull(),
    prepareIndex: integer().notNull(),
    prepareTotal: satang().notNull(),
    status: text().notNull().default("waiting"),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    feedRef: text(),
  },
  (table) => [
    uniqueIndex("deposit_live_total")
      .on(table.bankId, table.prepareTotal)
      .where(sql`${table.status} = 'waiting'`),
    uniqueIndex("deposit_live_member").on(table.member).where(sql`${table.status} = 'waiting'`),
    index("deposit_of_member").on(table.member, table.createdAt),
    check(
      "deposit_status",
      sql`${table.status} in ('waiting', 'credited', 'expired', 'cancelled', 'unmatched', 'claimed')`,
    ),
  ],
);

/** A row of the bank's feed, as it came; `ref` is the bank's own and makes a repeat harmless. */
export const bankFeed = pgTable("bank_feed", {
  id: bigserial({ mode: "number" }).primaryKey(),
  ref: text().notNull().unique(),
  bankId: integer()
    .notNull()
    .references(() => siteAccount.bankId),
  amount: satang().notNull(),
  at: moment().notNull(),
  receivedAt: moment().notNull(),
  fromAccount: text(),
  channel: text().notNull(),
  /** matched, unmatched (staff look at it) or resolved */
  status: text().notNull(),
  /** Why it matched nothing: late, unknown, inexact or used */
  why: text(),
  depositId: uuid(),
  member: uuid(),
});
