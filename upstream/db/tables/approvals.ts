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

/** What one operator asked for and another one decides on. */
export const approval = pgTable(
  "approval",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Their order */
    no: bigserial({ mode: "number" }).notNull().unique(),
    /** Name of the call that asked for it */
    kind: text().notNull(),
    target: text().notNull(),
    /** What the act is done with, as its own shape writes it; nobody reads it but the act */
    payload: jsonb().notNull(),
    /** What the target was when the act was asked for: once it is something else, the approval is stale */
    basis: jsonb().notNull(),
    /** What operators read of it */
    details: jsonb().notNull(),
    cause: text().notNull(),
    amount: satang(),
    /** Lowest rank that decides */
    rank: text().notNull(),
    /** Absent: the site itself asks */
    maker: uuid().references(() => member.uuid),
    reason: text(),
    /** Operators who may not decide, beside the maker */
    apart: uuid().array().notNull().default([]),
    madeAt: moment().notNull(),
    /** Absent: it waits until somebody decides */
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

/** From where on acts need a second person; in hundredths of the rule's unit. */
export const approvalRule = pgTable(
  "approval_rule",
  { rule: text().primaryKey(), hundredths: bigint({ mode: "number" }).notNull() },
  (table) => [check("approval_rule_sound", sql`${table.hundredths} >= 0`)],
);

/** Who made, promoted or re-enabled an operator's account: for some days the two may be one person. */
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
