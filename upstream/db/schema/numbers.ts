import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** Numbers a member saved to bet on again; the rows are in the contract's shape. */
export const numberSet = pgTable(
  "number_set",
  {
    id: uuid().primaryKey().defaultRandom(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    name: text().notNull(),
    rows: jsonb().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index("number_set_of_member").on(table.member, table.updatedAt)],
);
