import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/** What an operator says about the site: its detail, its support contacts, its maintenance. */
export const siteContent = pgTable("site_content", { key: text().primaryKey(), value: jsonb().notNull() });

/** Notices of the front page. */
export const news = pgTable("news", {
  id: text().primaryKey(),
  title: text().notNull(),
  html: text().notNull(),
  publishedAt: moment().notNull(),
});
