import { sql } from "drizzle-orm";
import { bigserial, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** What a member asked the staff in writing. */
export const ticket = pgTable(
  "ticket",
  {
    id: uuid().primaryKey().defaultRandom(),
    no: bigserial({ mode: "number" }).notNull().unique(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    subject: text().notNull(),
    state: text().notNull().default("open"),
    createdAt: moment().notNull(),
    /** Since when it has been in this state: how long an open one waits */
    since: moment().notNull(),
  },
  (table) => [
    index("ticket_of_member").on(table.member, table.no),
    index("ticket_waiting").on(table.since, table.no).where(sql`${table.state} = 'open'`),
    index("ticket_to_forget").on(table.since).where(sql`${table.state} <> 'open'`),
    check(
      "ticket_subject",
      sql`${table.subject} in ('deposit', 'withdrawal', 'bet', 'result', 'account', 'other')`,
    ),
    check("ticket_state", sql`${table.state} in ('open', 'answered', 'closed')`),
  ],
);

/** What was written in a ticket; never changed, and forgotten with its ticket. */
export const ticketMessage = pgTable(
  "ticket_message",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    ticket: uuid()
      .notNull()
      .references(() => ticket.id, { onDelete: "cascade" }),
    /** Who answered; null where the member wrote */
    operator: uuid().references(() => member.uuid),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index("ticket_message_of").on(table.ticket, table.id)],
);
