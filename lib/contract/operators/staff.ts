/** A super administrator's calls on operators: disable, enable, and the log of their logins. */
import { z } from "zod";
import { operatorAccessEvents } from "@/lib/domain/operators/staff";
import { endpoint } from "../endpoint";
import { sessionRow } from "../session-row";
import * as v from "../values";
import { staffRow } from "./members";
import { approvalFaults, outcomeOf } from "./outcome";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST", access: "superAdmin" } as const;
export const whoAndWhy = z.object({ uuid: v.uuid, reason: reasonOf("staff") });
export type WhoAndWhy = z.output<typeof whoAndWhy>;

export const disableStaff = endpoint({
  ...call,
  path: "/operators.staff.disable",
  summary:
    "Disable an operator: every session ends at once and logins fail; one's own rank or a higher one needs a second operator",
  body: whoAndWhy,
  reply: outcomeOf(staffRow),
  faults: [...approvalFaults, "last-super-admin"],
});

export const enableStaff = endpoint({
  ...call,
  path: "/operators.staff.enable",
  summary: "Enable a disabled operator; needs a second operator",
  body: whoAndWhy,
  reply: outcomeOf(staffRow),
  faults: approvalFaults,
});

export const resetStaffSecondFactor = endpoint({
  ...call,
  path: "/operators.staff.reset-second-factor",
  summary: "Remove an operator's second factor; the next login sets up a new one; needs a second operator",
  body: whoAndWhy,
  reply: outcomeOf(staffRow),
  faults: [...approvalFaults, "second-factor-missing"],
});

export const staffSessions = endpoint({
  ...call,
  path: "/operators.staff.sessions",
  summary: "An operator's open sessions, most recently used first",
  body: z.object({ uuid: v.uuid }),
  mayBeAutomatic: true,
  reply: z.object({ items: z.array(sessionRow) }),
});

export const endStaffSessions = endpoint({
  ...call,
  path: "/operators.staff.end-sessions",
  summary: "End every session of an operator",
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
  summary: "Operators' logins, failed logins, locks and ended sessions, newest first",
  body: z.object({ uuid: v.uuid.optional(), event: z.enum(operatorAccessEvents).optional(), ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(operatorAccessRow),
});
