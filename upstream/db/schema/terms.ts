import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** Which version of the terms a member accepted, when, and that they said then to be 20 or older. */
export const termsAcceptance = pgTable(
  "terms_acceptance",
  {
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    version: text().notNull(),
    acceptedAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.member, table.version] })],
);
