/** Operators' calls on members and staff. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { memberStatus, newPassword, newPhoneNumber, newUserName } from "../member-shapes";
import { transactionRow } from "../transactions";
import * as v from "../values";
import { operatorRole } from "./operator-shapes";
import { approvalFaults, outcomeOf } from "./outcome";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST" } as const;

export const operatorMember = z.object({
  uuid: v.uuid,
  userName: v.text(64, 1),
  phoneNumber: v.text(32).nullable(),
  status: memberStatus,
  /** 0, or which part of the site is closed to them (2–4), also while they must sign in again. */
  closedArea: memberStatus,
  level: z.number().int().nonnegative(),
  cash: v.baht,
  createdAt: v.isoTime,
  /** When the member closed the account for good; null while it is open. */
  closedAt: v.isoTime.nullable(),
});
export type OperatorMember = z.output<typeof operatorMember>;

export const staffRow = z.object({
  uuid: v.uuid,
  userName: v.text(64, 1),
  role: operatorRole,
  createdAt: v.isoTime,
  /** When the operator was disabled; null while enabled. */
  disabledAt: v.isoTime.nullable(),
  hasSecondFactor: z.boolean(),
});
export type StaffRow = z.output<typeof staffRow>;

export const allMembers = endpoint({
  ...call,
  path: "/operators.members.all",
  summary: "Search members",
  access: "staff",
  body: z.object({ search: v.typedLine(64).optional(), status: memberStatus.optional(), ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(operatorMember),
});

export const oneMember = endpoint({
  ...call,
  path: "/operators.members.one",
  summary: "One member",
  access: "staff",
  body: z.object({ uuid: v.uuid }),
  mayBeAutomatic: true,
  reply: operatorMember,
});

export const setMemberStatus = endpoint({
  ...call,
  path: "/operators.members.set-status",
  summary: "Set a member's status; 1 ends the member's sessions",
  access: "administrator",
  body: z.object({ uuid: v.uuid, status: z.number().int().min(0).max(4), reason: reasonOf("member") }),
  reply: operatorMember,
});

/** As a bank writes it: at least one letter, no invisible or direction-changing characters. */
const legalName = v
  .text(120, 1)
  .refine(
    (typed) =>
      typed === typed.trim() &&
      /\p{L}/u.test(typed) &&
      !/[\p{Cc}\p{Cf}]/u.test(typed.replace(/[\u200c\u200d]/g, "")),
    "name-malformed",
  );

export const setMemberName = endpoint({
  ...call,
  path: "/operators.members.set-name",
  summary: "Change a member's legal name; always needs a second operator",
  access: "staff",
  body: z.object({ uuid: v.uuid, name: legalName, reason: reasonOf("member") }),
  reply: outcomeOf(operatorMember),
  faults: [...approvalFaults, "account-closed"],
});

export const setMemberPhone = endpoint({
  ...call,
  path: "/operators.members.set-phone",
  summary: "Change a member's phone number; always needs a second operator",
  access: "staff",
  body: z.object({ uuid: v.uuid, phoneNumber: newPhoneNumber, reason: reasonOf("member") }),
  reply: outcomeOf(operatorMember),
  faults: [...approvalFaults, "account-closed", "phone-taken"],
});

/**
 * INCREASE and DECREASE are at the house's expense: a correction, a gift. MOVE transfers the member's own money
 * from or to other books: another site, a counter, an agent.
 */
export const adjustmentType = z.enum([
  "ADMIN_INCREASE",
  "ADMIN_DECREASE",
  "ADMIN_MOVE_INCREASE",
  "ADMIN_MOVE_DECREASE",
]);
export type AdjustmentType = z.output<typeof adjustmentType>;

export const adjustMoney = endpoint({
  ...call,
  path: "/operators.money.adjust",
  summary: "Increase or decrease a member's spendable money; the statement shows the reason",
  access: "superAdmin",
  idempotent: true,
  body: z.object({
    uuid: v.uuid,
    type: adjustmentType,
    amount: v.positiveBaht,
    reason: reasonOf("money"),
  }),
  reply: outcomeOf(transactionRow),
  faults: [...approvalFaults, "balance-too-low", "amount-out-of-range", "account-closed"],
});

export const allStaff = endpoint({
  ...call,
  path: "/operators.staff.all",
  summary: "Operators and their roles",
  access: "superAdmin",
  body: z.object({ ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(staffRow),
});

export const createStaff = endpoint({
  ...call,
  path: "/operators.staff.create",
  summary: "Add an operator; needs a second operator",
  access: "superAdmin",
  body: z.object({
    userName: newUserName,
    password: newPassword,
    role: operatorRole,
  }),
  reply: outcomeOf(staffRow),
  faults: [...approvalFaults, "username-taken"],
});

export const setStaffRole = endpoint({
  ...call,
  path: "/operators.staff.set-role",
  summary: "Change an operator's role and end their sessions; needs a second operator",
  access: "superAdmin",
  body: z.object({ uuid: v.uuid, role: operatorRole, reason: reasonOf("staff") }),
  reply: outcomeOf(staffRow),
  faults: [...approvalFaults, "last-super-admin"],
});
