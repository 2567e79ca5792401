/** Operators in a super administrator's hands: out, in again, and what they did to get in. */
import { z } from "zod";
import { operatorAccessEvents } from "@/lib/domain/staff";
import { endpoint } from "../endpoint";
import { sessionRow } from "../sessions";
import * as v from "../values";
import { approvalFaults, outcomeOf } from "./approvals";
import { staffRow } from "./members";

const call = { service: "general", method: "POST", access: "superAdmin" } as const;
export const whoAndWhy = z.object({ uuid: v.uuid, reason: v.reason });
export type WhoAndWhy = z.output<typeof whoAndWhy>;

export const disableStaff = endpoint({
  ...call,
  path: "/operators.staff.disable",
  summary: "Put an operator out: every session ends at once and no login succeeds",
  body: whoAndWhy,
  reply: staffRow,
  faults: ["last-super-admin"],
});

export const enableStaff = endpoint({
  ...call,
  path: "/operators.staff.enable",
  summary: "Let a disabled operator in again; needs a second person",
  body: whoAndWhy,
  reply: outcomeOf(staffRow),
  faults: approvalFaults,
});

export const resetStaffSecondFactor = endpoint({
  ...call,
  path: "/operators.staff.reset-second-factor",
  summary: "Take an operator's second factor away, the next login sets up a new one; needs a second person",
  body: whoAndWhy,
  reply: outcomeOf(staffRow),
  faults: [...approvalFaults, "second-factor-missing"],
});

export const staffSessions = endpoint({
  ...call,
  path: "/operators.staff.sessions",
  summary: "An operator's open sessions, newest use first",
  body: z.object({ uuid: v.uuid }),
  reply: z.object({ items: z.array(sessionRow) }),
});

export const endStaffSessions = endpoint({
  ...call,
  path: "/operators.staff.end-sessions",
  summary: "End every session of an operator, who signs in again to go on",
  body: whoAndWhy,
  reply: v.nothing,
});

export const operatorAccessRow = z.object({
  id: v.rowId,
  at: v.isoTime,
  operator: v.uuid,
  userName: v.text(64, 1),
  event: z.enum(operatorAccessEvents),
  address: v.text(64),
  device: v.text(400),
});

export const allOperatorAccess = endpoint({
  ...call,
  path: "/operators.staff.logins",
  summary: "Logins of operators, refused ones, locks and the ends of their sessions, newest first",
  body: z.object({ uuid: v.uuid.optional(), event: z.enum(operatorAccessEvents).optional(), ...v.pageBody }),
  reply: v.pageOf(operatorAccessRow),
});
