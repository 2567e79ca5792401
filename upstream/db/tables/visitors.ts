import { bigserial, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** A device that the site has met, by the random mark of its browser. For operators; nothing is decided by it. */
export const visitor = pgTable(
  "visitor",
  {
    no: bigserial({ mode: "number" }).primaryKey(),
    visitorId: uuid().notNull().unique().defaultRandom(),
    deviceId: text().notNull().unique(),
    /** What the browser's traits come to; devices of one make may share it. Empty where it could not be told */
    fingerprint: text().notNull().default(""),
    /** The traits as they were sent */
    device: jsonb().notNull(),
    /** Who was last signed in on it */
    member: uuid().references(() => member.uuid),
    userAgent: text().notNull().default(""),
    address: text().notNull().default(""),
    referUrl: text().notNull().default(""),
    pageName: text().notNull().default(""),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [
    index("visitor_by_fingerprint").on(table.fingerprint),
    index("visitor_of_member").on(table.member),
    index("visitor_by_last_seen").on(table.lastSeenAt),
  ],
);
