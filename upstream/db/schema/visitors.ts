import { bigserial, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** A visitor's device, by the random id of its browser. For operators only; no rule depends on it. */
export const visitor = pgTable(
  "visitor",
  {
    no: bigserial({ mode: "number" }).primaryKey(),
    visitorId: uuid().notNull().unique().defaultRandom(),
    deviceId: text().notNull().unique(),
    /** Fingerprint of the browser's traits; devices of one model may share it. Empty where not computed */
    fingerprint: text().notNull().default(""),
    /** The traits as received */
    device: jsonb().notNull(),
    /** The last member who was signed in on it */
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
