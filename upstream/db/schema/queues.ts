import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** Who works on an item of a queue. Over once it expires; the row then gives way to the next claim. */
export const queueClaim = pgTable(
  "queue_claim",
  {
    queue: text().notNull(),
    /** The item's id in its queue */
    item: text().notNull(),
    operator: uuid()
      .notNull()
      .references(() => member.uuid),
    claimedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.queue, table.item] }),
    index("queue_claim_by_end").on(table.expiresAt),
    check(
      "queue_claim_queue",
      sql`${table.queue} in ('deposits', 'feed-rows', 'withdrawals', 'banks', 'tickets', 'protection')`,
    ),
  ],
);
