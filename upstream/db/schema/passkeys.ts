import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member, session } from "./members";

/** A passkey of a member's or an operator's device; only its public key is stored. */
export const passkey = pgTable(
  "passkey",
  {
    id: uuid().primaryKey().defaultRandom(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    credentialId: text().notNull().unique(),
    /** COSE key, base64url */
    publicKey: text().notNull(),
    /** The signature counter, which grows with every use on devices that count; a lower one means a copied key */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** The member's label for it */
    name: text().notNull(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
    usedAt: moment(),
  },
  (table) => [index("passkey_of_member").on(table.member)],
);

/** A challenge that a device is to sign: used once, within five minutes. */
export const passkeyChallenge = pgTable(
  "passkey_challenge",
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text().notNull(),
    /** Session that requested it; null at a login */
    session: uuid().references(() => session.id),
    challenge: text().notNull(),
    rpId: text().notNull(),
    origin: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    check("passkey_challenge_purpose", sql`${table.purpose} in ('register', 'login', 'confirm')`),
    index("passkey_challenge_expiry").on(table.expiresAt),
  ],
);
