import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What an operator says about the site: its detail, its support contacts, its maintenance. */
export const siteContent = pgTable("site_content", { key: text().primaryKey(), value: jsonb().notNull() });
