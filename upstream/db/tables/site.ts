import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What an operator says about the site: its detail, its support contacts, its maintenance. */
export const siteContent = pgTable("site_content", { key: text().primaryKey(), value: jsonb().notNull() });

/**
 * When a release first started on this database, where something older is taken for a while after it. Written by the
 * release's own migration, so that restarts and any number of processes agree.
 */
export const releaseStarted = pgTable("release_started", {
  release: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
