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
    /** The member's number, which others enter as their referrer; 0 is nobody */
    uid: integer().notNull().generatedAlwaysAsIdentity().unique(),
    userName: text().notNull().unique(),
    passwordHash: text().notNull(),
    /** False where nobody knows the PIN: a partner opened the account and its owner never set one */
    hasOwnPin: boolean().notNull().default(true),
    phoneNumber: text().unique(),
    name: text().notNull().default(""),
    /** When the first bank account was approved: from then on only staff change the name */
    nameFixedAt: moment(),
    /** The last change of PIN, phone, name or bank accounts: withdrawals are on hold for some time after it */
    sensitiveChangeAt: moment(),
    email: text().notNull().default(""),
    avatar: text().notNull().default(""),
    /** The member's LINE id as they typed it; nobody signs in by it */
    lineId: text().notNull().default(""),
    /** The member's user id at LINE, confirmed by LINE Login: whoever has it signs in as this member */
    lineUid: text().notNull().default(""),
    level: integer().notNull().default(1),
    loyaltyPoint: integer().notNull().default(0),
    /** Settled stake that does not make a whole point yet */
    loyaltyRemainder: satang().notNull().default(0),
    /** Their sessions were ended; only the next sign-in resets it */
    mustSignIn: boolean().notNull().default(false),
    /** 0 none, 2 no credit or bank, 3 no games, 4 no lotto; stays until an operator opens the area again */
    closedArea: integer().notNull().default(0),
    /** The status in the token: 1 while they must sign in, else the closed area's number */
    status: integer().notNull().generatedAlwaysAs(sql`CASE WHEN must_sign_in THEN 1 ELSE closed_area END`),
    role: text(),
    agentId: integer().notNull().default(2),
    refUid: integer().notNull().default(0),
    /** The invitation slug they signed up with, as it was sent */
    slug: text().notNull().default(""),
    /** Owner of that invitation */
    referrer: uuid().references((): AnyPgColumn => member.uuid),
    /** Their own invitation slug */
    afSlug: text().notNull().unique().default(sql`new_af_slug()`),
    employeeSlug: text().notNull().default(""),
    /** The staff member whose slug that is */
    employee: uuid().references((): AnyPgColumn => member.uuid),
    registerFromDomain: text().notNull().default(""),
    referUrl: text().notNull().default(""),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
    /** The member closed the account; name and number stay taken, and nobody signs in with them. */
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

/** A member's former name, for staff who check whose a bank account is. */
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
    /** Network address of the last page view */
    address: text().notNull().default(""),
    startedAt: moment().notNull().default(sql`clock_timestamp()`),
    /** The last page view, to the minute; no proof that the member was there */
    seenAt: moment().notNull().default(sql`clock_timestamp()`),
    /** The member's last action; once the idle time has passed it is no longer updated until the PIN is given. */
    actedAt: moment().notNull().default(sql`clock_timestamp()`),
    /** Until when the PIN counts as confirmed on this device */
    confirmedUntil: moment(),
    endedAt: moment(),
    /** True while an operator still has to set up a second factor: the session may do nothing else. */
    enrolsOnly: boolean().notNull().default(false),
  },
  (table) => [
    index("session_of_member").on(table.member, table.startedAt),
    // Sessions that still tell where from and by what: the oldest are forgotten.
    index("session_to_forget")
      .on(table.startedAt)
      .where(sql`${table.address} <> '' or ${table.deviceId} <> '' or ${table.userAgent} <> ''`),
    // For operators who look for other accounts of one person.
    index("session_by_device").on(table.deviceId).where(sql`${table.deviceId} <> ''`),
    index("session_by_address").on(table.address).where(sql`${table.address} <> ''`),
  ],
);

/** A device from which a member has signed in before: its failed logins are counted apart from strangers'. */
export const knownDevice = pgTable(
  "known_device",
  { userName: text().notNull(), deviceId: text().notNull() },
  (table) => [uniqueIndex("known_device_once").on(table.userName, table.deviceId)],
);

/** Failed logins per user name (existing or not), counted apart for each known device. */
export const loginFailure = pgTable("login_failure", {
  key: text().primaryKey(),
  failures: integer().notNull(),
  locks: integer().notNull().default(0),
  lockedUntil: moment(),
});
