import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { member } from "./members";

/** How a member wants to be told; who has no row is told everything in the site. */
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
    /** Of the page on which he chose last: its languages as an `Accept-Language` header, and its site's origin */
    language: text().notNull().default(""),
    siteOrigin: text().notNull().default(""),
  },
  (table) => [check("notice_choice_results", sql`${table.results} in ('all', 'wins', 'none')`)],
);
