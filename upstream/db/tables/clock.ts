import { sql } from "drizzle-orm";
import { check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/** The one row that says when the service was last seen at work, by real time. */
export const presence = pgTable(
  "presence",
  { id: integer().primaryKey().default(1), seenAt: moment().notNull() },
  (table) => [check("presence_single", sql`${table.id} = 1`)],
);

/** Times in which nobody could reach the service, by its own clock. */
export const absence = pgTable(
  "absence",
  { fromAt: moment().notNull(), untilAt: moment().notNull() },
  (table) => [index("absence_by_end").on(table.untilAt)],
);
