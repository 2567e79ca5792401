import { bigint, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment, satang } from "../columns";
import { movement } from "./ledger";
import { member } from "./members";
import { round } from "./rounds";

/**
 * Up to which movement a member's postings are summed, by credit (`staked_credit`) and by day (`member_day`), so that
 * turnover, limits and totals need not read them one by one. It can be removed at any time, together with its sums: the
 * nightly job makes them anew. No account is referred to, because a bet would wait for the lock of that reference.
 */
export const turnoverSum = pgTable("turnover_sum", {
  member: uuid()
    .primaryKey()
    .references(() => member.uuid),
  upTo: bigint({ mode: "number" }).notNull().default(0),
  /** How many postings of the cash account that are; of its version so many are summed */
  entries: bigint({ mode: "number" }).notNull().default(0),
  /** Kinds that asked for turnover then, sorted: with others the history has other credits, and the sums are not used */
  kinds: text().array().notNull(),
  /** The newest slip among them: a member's slips behind it are not summed */
  slipsUpTo: bigint({ mode: "number" }).notNull().default(0),
  /** When the latest stake in a game among them was made; null: there is none */
  playsUpTo: moment(),
});

/** What was staked for good between a credit and the next, as far as the member's turnover is summed. */
export const stakedCredit = pgTable(
  "staked_credit",
  {
    member: uuid()
      .notNull()
      .references(() => turnoverSum.member),
    /** The credit's */
    movement: bigint({ mode: "number" })
      .notNull()
      .references(() => movement.id),
    staked: satang().notNull(),
  },
  (table) => [primaryKey({ columns: [table.member, table.movement] })],
);

/**
 * What a member staked, won, lost and deposited on a day in Bangkok, of the postings that are summed. A slip and a stake
 * in a game count for the day on which they were made, and are in it once nothing of them can change.
 */
export const memberDay = pgTable(
  "member_day",
  {
    member: uuid()
      .notNull()
      .references(() => turnoverSum.member),
    day: date({ mode: "string" }).notNull(),
    /** Stakes on slips that won or lost */
    slipStakes: satang().notNull(),
    /** Stakes on slips that were cancelled or refunded */
    givenBack: satang().notNull(),
    /** By the day's slips, whenever it was paid */
    won: satang().notNull(),
    /** Without those that were given back */
    gameStakes: satang().notNull(),
    /** What went into play minus what came out of it on that day; below zero where more came out */
    lost: satang().notNull(),
    /** Without the satang that only tell requests apart */
    deposited: satang().notNull(),
  },
  (table) => [primaryKey({ columns: [table.member, table.day] })],
);

/** What was staked on a round that is over, and what it paid; a job adds the row some time after the end. */
export const roundTotal = pgTable("round_total", {
  betId: text()
    .primaryKey()
    .references(() => round.betId),
  slips: integer().notNull(),
  stakes: satang().notNull(),
  wonSlips: integer().notNull(),
  payouts: satang().notNull(),
  cancelledSlips: integer().notNull(),
  cancelled: satang().notNull(),
  refundedSlips: integer().notNull(),
  refunded: satang().notNull(),
});
