import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Whose members those are who came by nobody's invitation, for each language of the site. */
export const centreAgent = pgTable("centre_agent", {
  /** th, en, kh or mm */
  locale: text().primaryKey(),
  agentId: integer().notNull(),
  refUid: integer().notNull(),
});

/** How to reach an agent: what is not written here is the site's own. */
export const agentSupport = pgTable("agent_support", {
  agentId: integer().primaryKey(),
  /** Some of the six fields of `supportData`. */
  value: jsonb().notNull(),
});
