import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** The agent of members who came without an invitation, by language of the site. */
export const centreAgent = pgTable("centre_agent", {
  /** th, en, kh or mm */
  locale: text().primaryKey(),
  agentId: integer().notNull(),
  refUid: integer().notNull(),
});

/** An agent's support contacts; fields that are missing here come from the site. */
export const agentSupport = pgTable("agent_support", {
  agentId: integer().primaryKey(),
  /** Some of the six fields of `supportData`. */
  value: jsonb().notNull(),
});
