import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Whose members those are who came by nobody's invitation, for each language of the site. */
export const centreAgent = pgTable("centre_agent", {
  /** th, en, kh or mm */
  locale: text().primaryKey(),
  agentId: integer().notNull(),
  refUid: integer().notNull(),
});
