import { sql } from "drizzle-orm";
import { customType, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** A picture that a member uploaded, re-encoded by this service; visible to its owner and to staff. */
export const file = pgTable(
  "file",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner: uuid()
      .notNull()
      .references(() => member.uuid),
    purpose: text().notNull(),
    mediaType: text().notNull(),
    content: bytes().notNull(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("file_owner").on(table.owner, table.createdAt)],
);
