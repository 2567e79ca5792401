import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** A code that opens a session in the site's own window; only its hash is kept, and a used one is gone. */
export const handOff = pgTable(
  "hand_off",
  {
    /** SHA-256 of the code, hex */
    codeHash: text().primaryKey(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    /** Beside the way on stood that he who goes it accepts the terms */
    acceptsTerms: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
  },
  (table) => [index("hand_off_by_end").on(table.expiresAt), index("hand_off_of_member").on(table.member)],
);

/** Who a partner's member is here. */
export const partnerMember = pgTable(
  "partner_member",
  {
    partner: text().notNull(),
    /** The partner's own name for him, which stays the same */
    subject: text().notNull(),
    member: uuid()
      .notNull()
      .unique()
      .references(() => member.uuid),
  },
  (table) => [primaryKey({ columns: [table.partner, table.subject] })],
);

/** Tokens of partners that were taken in, kept until they would have expired anyway. */
export const partnerToken = pgTable(
  "partner_token",
  { partner: text().notNull(), tokenId: text().notNull(), usedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.partner, table.tokenId] }),
    index("partner_token_by_use").on(table.usedAt),
  ],
);
