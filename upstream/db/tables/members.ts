import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment, satang } from "../columns";

/** Members and, with a role, operators. The password is kept as an argon2id hash only. */
export const member = pgTable(
  "member",
  {
    uuid: uuid().primaryKey().defaultRandom(),
    /** His number, under which others name him as the one who referred them; 0 is nobody */
    uid: integer().notNull().generatedAlwaysAsIdentity().unique(),
    userName: text().notNull().unique(),
    passwordHash: text().notNull(),
    /** False where nobody knows the PIN: a partner opened the account and its owner never set one */
    hasOwnPin: boolean().notNull().default(true),
    phoneNumber: text().unique(),
    name: text().notNull().default(""),
    /** When the first bank account was approved: from then on only staff change the name */
    nameFixedAt: moment(),
    /** The last change of PIN, phone, name or bank accounts: withdrawals rest after it */
    sensitiveChangeAt: moment(),
    email: text().notNull().default(""),
    avatar: text().notNull().default(""),
    /** How he is found on LINE, as he says; nobody logs in by it */
    lineId: text().notNull().default(""),
    /** Who he is to LINE, as LINE itself has said: whoever is this logs in as him */
    lineUid: text().notNull().default(""),
    level: integer().notNull().default(1),
    loyaltyPoint: integer().notNull().default(0),
    /** Settled stake that is not a point yet */
    loyaltyRemainder: satang().notNull().default(0),
    /** Their sessions were ended; the next sign-in clears it, and nothing else */
    mustSignIn: boolean().notNull().default(false),
    /** 0 none, 2 no credit or bank, 3 no games, 4 no lotto; stays until an operator opens the area again */
    closedArea: integer().notNull().default(0),
    /** The one number of the token: 1 while they must sign in, else the closed area's */
    status: integer().notNull().generatedAlwaysAs(sql`CASE WHEN must_sign_in THEN 1 ELSE closed_area END`),
    role: text(),
    agentId: integer().notNull().default(2),
    refUid: integer().notNull().default(0),
    /** The invitation he came by, as it was sent */
    slug: text().notNull().default(""),
    /** Whose invitation that was */
    referrer: uuid().references((): AnyPgColumn => member.uuid),
    /** His own invitation to others */
    afSlug: text().notNull().unique().default(sql`new_af_slug()`),
    employeeSlug: text().notNull().default(""),
    /** Whose of the staff that slug is */
    employee: uuid().references((): AnyPgColumn => member.uuid),
    registerFromDomain: text().notNull().default(""),
    referUrl: text().notNull().default(""),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
    /** He ended the account himself; his name and number stay taken, and nobody signs in with them. */
    closedAt: moment(),
  },
  (table) => [
    check("member_role", sql`${table.role} in ('staff', 'administrator', 'superAdmin')`),
    check("member_closed_area", sql`${table.closedArea} <> 1`),
    check("member_no_own_referrer", sql`${table.referrer} <> ${table.uuid}`),
    uniqueIndex("member_line_uid").on(table.lineUid).where(sql`${table.lineUid} <> ''`),
    index("member_of_referrer").on(table.referrer).where(sql`${table.referrer} is not null`),
  ],
);

/** A name that a member had, for staff who look at whose a bank account is. */
export const formerName = pgTable(
  "former_name",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    name: text().notNull(),
    until: moment().notNull(),
  },
  (table) => [index("former_name_of_member").on(table.member, table.id)],
);

/** One signed-in device. A token without a live row here is refused, whatever its signature says. */
export const session = pgTable(
  "session",
  {
    id: uuid().primaryKey().defaultRandom(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    deviceId: text().notNull().default(""),
    userAgent: text().notNull().default(""),
    /** Network address of the last page */
    address: text().notNull().default(""),
    startedAt: moment().notNull().default(sql`clock_timestamp()`),
    /** The last page that was opened with it, to the minute; says nothing of the member's presence */
    seenAt: moment().notNull().default(sql`clock_timestamp()`),
    /** The member's last act; it stands still once the silence was too long, until the PIN is given. */
    actedAt: moment().notNull().default(sql`clock_timestamp()`),
    /** Until when his PIN was confirmed on this device */
    confirmedUntil: moment(),
    endedAt: moment(),
    /** Of an operator without a second factor who needs one: setting it up is all that this session may do. */
    enrolsOnly: boolean().notNull().default(false),
  },
  (table) => [index("session_of_member").on(table.member, table.startedAt)],
);

/** A device from which a member has signed in before: it counts its failures apart from strangers'. */
export const knownDevice = pgTable(
  "known_device",
  { userName: text().notNull(), deviceId: text().notNull() },
  (table) => [uniqueIndex("known_device_once").on(table.userName, table.deviceId)],
);

/** Failed logins per user name (existing or not), apart for each known device. */
export const loginFailure = pgTable("login_failure", {
  key: text().primaryKey(),
  failures: integer().notNull(),
  locks: integer().notNull().default(0),
  lockedUntil: moment(),
});
