import { sql } from "drizzle-orm";
import { bigint, bigserial, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";

/** An operator's account beyond the member row; an operator without a row is enabled and has no second factor. */
export const operatorAccount = pgTable("operator_account", {
  member: uuid()
    .primaryKey()
    .references(() => member.uuid),
  disabledAt: moment(),
  /** Secret of the authenticator app, encrypted */
  factorSecret: text(),
  /** When a code confirmed the app; before that, logins ask for none */
  factorConfirmedAt: moment(),
  /** The period of the last code that was taken: that one and those before it are used up */
  factorLastStep: bigint({ mode: "number" }).notNull().default(0),
});

/** Recovery codes that are left, as hashes. */
export const operatorRecoveryCode = pgTable(
  "operator_recovery_code",
  {
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.member, table.codeHash] })],
);

/** Logins of operators, refused ones and ends of sessions. */
export const operatorAccess = pgTable(
  "operator_access",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    operator: uuid()
      .notNull()
      .references(() => member.uuid),
    event: text().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
    at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("operator_access_of").on(table.operator, table.id)],
);

/**
 * Which operator was shown which members' data. Not in the audit's chain: each of its rows waits for the one before,
 * and lists are read far more often than anybody acts.
 */
export const operatorRead = pgTable(
  "operator_read",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    operator: uuid().notNull(),
    call: text().notNull(),
    search: text(),
    members: uuid().array().notNull(),
    at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("operator_read_of").on(table.operator, table.id),
    index("operator_read_members").using("gin", table.members),
  ],
);
