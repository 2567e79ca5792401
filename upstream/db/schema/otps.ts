import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/**
 * One-time codes of the last day. Unknown pairs of name and number get a row too, with a code that is sent to
 * nobody: requesting, trying and waiting are the same for them.
 */
export const otp = pgTable(
  "otp",
  {
    ref: text().primaryKey(),
    purpose: text().$type<"forgot-password" | "confirm" | "phone-number">().notNull(),
    /** The name as typed, in lower case, existing or not */
    userName: text().notNull(),
    /** Where the code went or would have gone, E.164 */
    phoneNumber: text().notNull(),
    /** The requesting device, if its owner has signed in on it before: others' requests are counted apart */
    knownDevice: text().notNull().default(""),
    /** The member whose code it is; null where nothing was sent */
    member: uuid().references(() => member.uuid),
    /** HMAC under the service's secret: a plain hash of six digits could be reversed by trying all */
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When it was verified: it can be used once */
    usedAt: moment(),
  },
  (table) => [
    index("otp_by_name").on(table.userName, table.createdAt),
    index("otp_by_phone").on(table.phoneNumber, table.createdAt),
    index("otp_by_age").on(table.createdAt),
  ],
);
