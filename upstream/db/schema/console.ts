import { bigserial, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** What an operator wrote down about a member, for other operators; never changed. */
export const memberNote = pgTable(
  "member_note",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    operator: uuid()
      .notNull()
      .references(() => member.uuid),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index("member_note_of").on(table.member, table.id)],
);

/** A named view of one of the console's lists. */
export const operatorView = pgTable(
  "operator_view",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    owner: uuid()
      .notNull()
      .references(() => member.uuid),
    /** The list's path below the console's root */
    page: text().notNull(),
    name: text().notNull(),
    /** Filters, sort and columns as the query of the list's address */
    query: text().notNull(),
    /** Roles in whose menus it stands beside its owner's */
    pinnedFor: text().array().notNull().default([]),
  },
  (table) => [unique("operator_view_once").on(table.owner, table.page, table.name)],
);
