import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { notification } from "./notifications";

/**
 * Notifications queued for LINE. A trigger inserts each with its notification, once; the row is deleted when LINE
 * has accepted the message, or when it is not to be sent any more.
 */
export const lineMessage = pgTable(
  "line_message",
  {
    /** Also LINE's retry key, so that repeated sending delivers once */
    id: uuid().primaryKey().defaultRandom(),
    notification: bigint({ mode: "number" })
      .notNull()
      .unique()
      .references(() => notification.id, { onDelete: "cascade" }),
    tries: integer().notNull().default(0),
    /** Real time, not the service's clock, because the wait is for the network */
    dueAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("line_message_due").on(table.dueAt)],
);
