import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { notification } from "./notifications";

/**
 * Notifications that wait for their way by LINE. A trigger writes each beside its notification, once; the row goes
 * when LINE has taken the message over, or when it is not to be sent any more.
 */
export const lineMessage = pgTable(
  "line_message",
  {
    /** Also what LINE knows the message by, however often it is sent */
    id: uuid().primaryKey().defaultRandom(),
    notification: bigint({ mode: "number" })
      .notNull()
      .unique()
      .references(() => notification.id, { onDelete: "cascade" }),
    tries: integer().notNull().default(0),
    /** Real time, not the clock of rounds: it is the network that is waited for */
    dueAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("line_message_due").on(table.dueAt)],
);
