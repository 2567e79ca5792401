import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { member } from "./members";

/**
 * A member's notification settings; without a row everything is shown on the site and nothing is sent elsewhere.
 */
export const noticeChoice = pgTable(
  "notice_choice",
  {
    member: uuid()
      .primaryKey()
      .references(() => member.uuid),
    results: text().notNull().default("all"),
    money: boolean().notNull().default(true),
    push: boolean().notNull().default(false),
    line: boolean().notNull().default(false),
    /** From the page of the last change: its languages as an `Accept-Language` header, and the site's origin */
    language: text().notNull().default(""),
    siteOrigin: text().notNull().default(""),
  },
  (table) => [check("notice_choice_results", sql`${table.results} in ('all', 'wins', 'none')`)],
);
