import { sql } from "drizzle-orm";
import { bigint, bigserial, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member, session } from "./members";

/**
 * An operator's account data beside the member row; without a row the account is enabled and has no second factor.
 */
export const operatorAccount = pgTable("operator_account", {
  member: uuid()
    .primaryKey()
    .references(() => member.uuid),
  disabledAt: moment(),
  /** Secret of the authenticator app, encrypted */
  factorSecret: text(),
  /** When a code confirmed the app, or the first passkey was added; before that, logins need neither */
  factorConfirmedAt: moment(),
  /** Time step of the last accepted code: it and earlier ones are used up */
  factorLastStep: bigint({ mode: "number" }).notNull().default(0),
});

/** The unused recovery codes, as hashes. */
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

/** Log of operators' logins, refusals and session ends. */
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
 * Which operator was shown which members' data. Not in the audit's chain, whose rows are written one after the
 * other: lists are read far more often than audited actions occur.
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

/** An operator's read-only views of the site as a member; a live one's id is in its token. */
export const memberView = pgTable(
  "member_view",
  {
    id: uuid().primaryKey().defaultRandom(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    /** The view ends with it. */
    operatorSession: uuid()
      .notNull()
      .references(() => session.id),
    startedAt: moment().notNull().default(sql`clock_timestamp()`),
    /** When the operator ended it or began another one */
    endedAt: moment(),
  },
  (table) => [index("member_view_of_session").on(table.operatorSession)],
);
