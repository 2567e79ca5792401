import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment, satang } from "../columns";
import { member } from "./members";
import { round } from "./rounds";

/** A bet slip. Its status moves once, from accepted to won, lost, cancelled or refunded. */
export const poy = pgTable(
  "poy",
  {
    poyId: uuid().primaryKey().defaultRandom(),
    poyNo: bigserial({ mode: "number" }).notNull().unique(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    betId: text()
      .notNull()
      .references(() => round.betId),
    key: text().notNull(),
    bodyHash: text().notNull(),
    total: satang().notNull(),
    win: satang().notNull().default(0),
    status: text().notNull().default("accepted"),
    note: text().notNull().default(""),
    createdAt: moment().notNull(),
    /** Taken after the planned close of its round, which operators had put off */
    isLate: boolean().notNull().default(false),
    /** When the member cancelled it; cancels of a day are counted by it */
    cancelledAt: moment(),
    /** SHA-256 over the slip as it was accepted; the member's proof of what was sent */
    receipt: text().notNull(),
  },
  (table) => [
    unique("poy_once").on(table.member, table.key),
    // The next three for operators' lists: a round's slips, of one state or all, and those of a state that few slips
    // keep, newest first.
    index("poy_of_round").on(table.betId, table.status, table.poyNo),
    index("poy_of_round_newest").on(table.betId, table.poyNo),
    index("poy_by_rare_status")
      .on(table.status, table.poyNo)
      .where(sql`${table.status} in ('accepted', 'cancelled', 'refunded')`),
    // A member's slips, newest first, and their sums. Its migration includes what is summed (bet_id, status, total, win,
    // created_at), which this declaration cannot say: twenty thousand slips are then summed without one of their rows.
    index("poy_sums_of_member").on(table.member, table.poyNo),
    // What a member has staked in a round, summed for every slip. Partial, so that a planner without statistics, to
    // which it costs as much as the round's slips, prefers it by the filter that it saves.
    index("poy_of_member_in_round").on(table.member, table.betId).where(sql`${table.status} = 'accepted'`),
    index("poy_cancels").on(table.member, table.cancelledAt).where(sql`${table.cancelledAt} is not null`),
    check("poy_status", sql`${table.status} in ('accepted', 'won', 'lost', 'cancelled', 'refunded')`),
  ],
);

/** A line of a slip as it was accepted; the rate is frozen and never written again. */
export const poyLine = pgTable(
  "poy_line",
  {
    poyId: uuid()
      .notNull()
      .references(() => poy.poyId),
    seq: integer().notNull(),
    ref: text().notNull(),
    add: integer().notNull(),
    option: text().notNull(),
    number: text().notNull(),
    price: satang().notNull(),
    min: satang().notNull(),
    max: satang().notNull(),
    multiplyHundredths: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poyId, table.seq] }),
    // For operators who look for the slips with a number.
    index("poy_line_of_number").on(table.number, table.option, table.poyId),
  ],
);

/** The code under which anyone can read a slip without its member; made when the slip is first shown. */
export const poyReceipt = pgTable(
  "poy_receipt",
  {
    poyId: uuid()
      .primaryKey()
      .references(() => poy.poyId),
    /** 128 random bits in Crockford's base32 */
    code: text().notNull().unique(),
    /** False once the member has switched it off */
    isPublic: boolean().notNull().default(true),
  },
  (table) => [check("poy_receipt_code", sql`${table.code} ~ '^[0-7][0-9A-HJKMNP-TV-Z]{25}$'`)],
);
