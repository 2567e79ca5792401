import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/**
 * Codes that were asked for, the last day's. Names and numbers that don't belong together have rows as well, with a
 * code that nobody was sent: asking, trying and waiting cost the same for them.
 */
export const otp = pgTable(
  "otp",
  {
    ref: text().primaryKey(),
    purpose: text().$type<"forgot-password" | "confirm" | "phone-number">().notNull(),
    /** As it was asked for, in lower case, known or not */
    userName: text().notNull(),
    /** Where the code went or would have gone, E.164 */
    phoneNumber: text().notNull(),
    /** The device that asked, where its owner has signed in on it before: strangers' asking counts apart */
    knownDevice: text().notNull().default(""),
    /** Whose code it is; null where nothing was sent */
    member: uuid().references(() => member.uuid),
    /** HMAC under the service's secret: six digits would not withstand a plain hash's reader */
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When it was right: it is good once */
    usedAt: moment(),
  },
  (table) => [
    index("otp_by_name").on(table.userName, table.createdAt),
    index("otp_by_phone").on(table.phoneNumber, table.createdAt),
    index("otp_by_age").on(table.createdAt),
  ],
);
