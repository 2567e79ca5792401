import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment, satang } from "../columns";
import { member } from "./members";

/** An action that one operator asked for and another one approves or rejects. */
export const approval = pgTable(
  "approval",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Serial number */
    no: bigserial({ mode: "number" }).notNull().unique(),
    /** Name of the call that asked for it */
    kind: text().notNull(),
    target: text().notNull(),
    /** Input of the action in its own shape; only the action reads it */
    payload: jsonb().notNull(),
    /** State of the target when the action was asked for: once it differs, the approval is stale */
    basis: jsonb().notNull(),
    /** What operators are shown before they decide */
    details: jsonb().notNull(),
    cause: text().notNull(),
    amount: satang(),
    /** Lowest rank that may decide */
    rank: text().notNull(),
    /** Absent: asked for by the site itself */
    maker: uuid().references(() => member.uuid),
    reason: text(),
    /** Operators who may not decide, beside the maker */
    apart: uuid().array().notNull().default([]),
    madeAt: moment().notNull(),
    /** Absent: it does not expire */
    expiresAt: moment(),
    state: text().notNull().default("waiting"),
    decidedAt: moment(),
    decidedBy: uuid().references(() => member.uuid),
    decisionReason: text(),
  },
  (table) => [
    uniqueIndex("approval_open").on(table.kind, table.target).where(sql`${table.state} = 'waiting'`),
    index("approval_by_state").on(table.state, table.no),
    index("approval_of_target").on(table.target, table.kind),
    check(
      "approval_state",
      sql`${table.state} in ('waiting', 'approved', 'rejected', 'cancelled', 'expired', 'stale')`,
    ),
    check("approval_rank", sql`${table.rank} in ('staff', 'administrator', 'superAdmin')`),
    check(
      "approval_two_people",
      sql`${table.state} <> 'approved' or ${table.decidedBy} is distinct from ${table.maker}`,
    ),
    check("approval_decision", sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
  ],
);

/** The limit above which an action needs a second person; in hundredths of the rule's unit. */
export const approvalRule = pgTable(
  "approval_rule",
  { rule: text().primaryKey(), hundredths: bigint({ mode: "number" }).notNull() },
  (table) => [check("approval_rule_sound", sql`${table.hundredths} >= 0`)],
);

/** Money that operators moved by hand; never changed */
export const handMoney = pgTable(
  "hand_money",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: text().notNull(),
    maker: uuid()
      .notNull()
      .references(() => member.uuid),
    /** Absent: one person was enough */
    checker: uuid().references(() => member.uuid),
    /** Whose money it is; absent for a payout of a round */
    member: uuid().references(() => member.uuid),
    /** Negative where it was taken from the member */
    amount: satang().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index("hand_money_of_maker").on(table.maker, table.at).where(sql`${table.checker} is null`),
    index("hand_money_of_member").on(table.member, table.at).where(sql`${table.member} is not null`),
    check("hand_money_kind", sql`${table.kind} in ('adjustment', 'withdrawal', 'bank-row', 'payout')`),
    check("hand_money_some", sql`${table.amount} <> 0`),
  ],
);

/** Who created, promoted or re-enabled an operator's account: for some days both count as one person. */
export const staffAppointment = pgTable(
  "staff_appointment",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    staff: uuid()
      .notNull()
      .references(() => member.uuid),
    appointedBy: uuid()
      .notNull()
      .references(() => member.uuid),
    at: moment().notNull(),
  },
  (table) => [index("staff_appointment_of").on(table.staff, table.at)],
);
