import { sql } from "drizzle-orm";
import { check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/** One row with the time of the service's last heartbeat, in real time. */
export const presence = pgTable(
  "presence",
  { id: integer().primaryKey().default(1), seenAt: moment().notNull() },
  (table) => [check("presence_single", sql`${table.id} = 1`)],
);

/** Outages in which nobody could reach the service, in the service's time. */
export const absence = pgTable(
  "absence",
  { fromAt: moment().notNull(), untilAt: moment().notNull() },
  (table) => [index("absence_by_end").on(table.untilAt)],
);
