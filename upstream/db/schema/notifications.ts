import { sql } from "drizzle-orm";
import { bigserial, boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member, session } from "./members";

/**
 * Notifications (the bell). Triggers insert them in the transaction that changes the slip, deposit or withdrawal.
 */
export const notification = pgTable(
  "notification",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    at: moment().notNull(),
    kind: text().notNull(),
    facts: jsonb().$type<Record<string, string>>().notNull(),
    readAt: moment(),
    /** Still to be pushed to the member's devices */
    pushWaits: boolean().notNull().default(false),
  },
  (table) => [
    index("notification_of_member").on(table.member, table.id),
    index("notification_unread").on(table.member).where(sql`${table.readAt} is null`),
    index("notification_of_news").on(sql`(${table.facts} ->> 'newsId')`).where(sql`${table.kind} = 'news'`),
    index("notification_to_push").on(table.id).where(sql`${table.pushWaits}`),
  ],
);

/** A device's push token. It is deleted with the session that registered it. */
export const pushToken = pgTable(
  "push_token",
  {
    token: text().primaryKey(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    session: uuid()
      .notNull()
      .references(() => session.id),
    /** The languages of the page that asked, as an `Accept-Language` header */
    language: text().notNull().default(""),
    storedAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("push_token_of_member").on(table.member),
    index("push_token_of_session").on(table.session),
  ],
);
