import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What operators set for the site: its details, its support contacts, its maintenance. */
export const siteContent = pgTable("site_content", { key: text().primaryKey(), value: jsonb().notNull() });

/**
 * When a release first started on this database, for a transition in which an older format, such as a cookie name,
 * is still accepted. Written by that release's migration, so that restarts and other processes see the same time.
 */
export const releaseStarted = pgTable("release_started", {
  release: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
