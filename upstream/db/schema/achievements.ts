import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment, satang } from "../columns";
import { member } from "./members";

/** A goal with a reward in credit: data that an operator edits. */
export const achievement = pgTable(
  "achievement",
  {
    /** Kept short, because it is a part of the movement's ref */
    id: text().primaryKey(),
    /** A key of the site's messages, or the operator's own sentence */
    title: text().notNull(),
    measure: text().notNull(),
    needed: integer().notNull(),
    reward: satang().notNull(),
    place: integer().notNull(),
    isOffered: boolean().notNull().default(true),
  },
  (table) => [
    check("achievement_id", sql`${table.id} ~ '^[a-z0-9-]{1,24}$'`),
    check(
      "achievement_measure",
      sql`${table.measure} in ('deposits', 'slips', 'lotteries', 'friends', 'points')`,
    ),
    check("achievement_needed", sql`${table.needed} > 0`),
    check("achievement_reward", sql`${table.reward} > 0`),
  ],
);

/** A reward that a member has collected: once. */
export const achievementClaim = pgTable(
  "achievement_claim",
  {
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    achievement: text()
      .notNull()
      .references(() => achievement.id),
    claimedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.member, table.achievement] })],
);
