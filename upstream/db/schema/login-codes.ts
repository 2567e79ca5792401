import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** A login code that opens a session in the top-level window; only its hash is stored. Its use deletes the row. */
export const loginCode = pgTable(
  "hand_off",
  {
    /** SHA-256 of the code, hex */
    codeHash: text().primaryKey(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    /** True if the Continue button stated that proceeding accepts the terms */
    acceptsTerms: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
  },
  (table) => [index("hand_off_by_end").on(table.expiresAt), index("hand_off_of_member").on(table.member)],
);

/** The member who belongs to a partner's user. */
export const partnerMember = pgTable(
  "partner_member",
  {
    partner: text().notNull(),
    /** The partner's own id of the user, which never changes */
    subject: text().notNull(),
    member: uuid()
      .notNull()
      .unique()
      .references(() => member.uuid),
  },
  (table) => [primaryKey({ columns: [table.partner, table.subject] })],
);

/** Partner tokens that were used, kept until they would have expired. */
export const partnerToken = pgTable(
  "partner_token",
  { partner: text().notNull(), tokenId: text().notNull(), usedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.partner, table.tokenId] }),
    index("partner_token_by_use").on(table.usedAt),
  ],
);
