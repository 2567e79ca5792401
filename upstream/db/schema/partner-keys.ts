import { bigint, bigserial, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** A partner's public key that operators accepted, beside those of the environment. */
export const partnerKey = pgTable(
  "partner_key",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    partner: text().notNull(),
    /** PEM */
    publicKey: text().notNull(),
    issuedBy: uuid()
      .notNull()
      .references(() => member.uuid),
    issuedAt: moment().notNull(),
    /** When it stops counting; in the future while a newer one takes over */
    revokedAt: moment(),
  },
  (table) => [index("partner_key_of").on(table.partner)],
);

/** How often a partner's tokens signed members in or were refused, and when last. In real time. */
export const partnerLogin = pgTable("partner_login", {
  partner: text().primaryKey(),
  logins: bigint({ mode: "number" }).notNull().default(0),
  lastLoginAt: moment(),
  failures: bigint({ mode: "number" }).notNull().default(0),
  lastFailureAt: moment(),
  /** The refusal's code */
  lastFailure: text(),
});
