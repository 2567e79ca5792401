/** Actions that one operator requests and another one approves, and the limits that require it. */
import { z } from "zod";
import {
  approvalCauses,
  approvalRuleNames,
  approvalStates,
  isRuleValue,
  type RuleUnit,
} from "@/lib/domain/operators/approval";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { operatorRole } from "./operator-shapes";
import { approvalFaults, outcomeOf } from "./outcome";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST" } as const;

const person = z.object({ uuid: v.uuid, userName: v.text(64, 1) });

export const approvalRow = z.object({
  id: v.rowId,
  /** Name of the call that asked for it: `operators.money.adjust`. */
  kind: v.text(80, 1),
  target: v.text(160, 1),
  why: z.enum(approvalCauses),
  /** What would change, as text for people: money in baht. */
  details: z.record(z.string(), z.unknown()),
  amount: v.baht.nullable(),
  /** Null: requested by the site, for a payout that it holds. */
  maker: person.nullable(),
  reason: v.text(300).nullable(),
  /** The lowest role that may decide. */
  rank: operatorRole,
  madeAt: v.isoTime,
  /** Null: it does not expire. */
  expiresAt: v.isoTime.nullable(),
  state: z.enum(approvalStates),
  decision: z.object({ by: person.nullable(), at: v.isoTime, reason: v.text(300).nullable() }).nullable(),
  /** Whether the caller may approve or reject it. */
  mayDecide: z.boolean(),
});
export type ApprovalRow = z.output<typeof approvalRow>;

const approvalScopes = ["for-me", "mine"] as const;

export const allApprovals = endpoint({
  ...call,
  path: "/operators.approvals.all",
  summary: "Actions that need a second operator, waiting and decided ones, newest first",
  access: "staff",
  body: z.object({
    state: z.enum(approvalStates).optional(),
    kind: v.text(80, 1).optional(),
    /** `for-me`: open ones that the caller may decide on. `mine`: those the caller asked for. */
    scope: z.enum(approvalScopes).optional(),
    ...v.pageBody,
  }),
  mayBeAutomatic: true,
  reply: v.pageOf(approvalRow),
});

export const oneApproval = endpoint({
  ...call,
  path: "/operators.approvals.one",
  summary: "One action that needs a second operator",
  access: "staff",
  body: z.object({ id: v.rowId }),
  mayBeAutomatic: true,
  reply: approvalRow,
});

export const approveAction = endpoint({
  ...call,
  path: "/operators.approvals.approve",
  summary: "Approve another operator's action; it is executed in the same transaction or refused as stale",
  access: "staff",
  body: z.object({ id: v.rowId, reason: reasonOf("approval").optional() }),
  reply: approvalRow,
  faults: ["approval-over", "approval-stale", "approval-not-yours", "payouts-stopped"],
});

export const rejectAction = endpoint({
  ...call,
  path: "/operators.approvals.reject",
  summary: "Reject another operator's action",
  access: "staff",
  body: z.object({ id: v.rowId, reason: reasonOf("approval") }),
  reply: approvalRow,
  faults: ["approval-over", "approval-not-yours"],
});

export const cancelAction = endpoint({
  ...call,
  path: "/operators.approvals.cancel",
  summary: "Cancel one's own waiting action",
  access: "staff",
  body: z.object({ id: v.rowId }),
  reply: approvalRow,
  faults: ["approval-over", "approval-not-yours"],
});

const units = ["baht", "percent", "hours", "days", "times"] as const satisfies readonly RuleUnit[];

export const approvalRule = z.object({
  rule: z.enum(approvalRuleNames),
  unit: z.enum(units),
  /** In its unit. */
  value: z.number(),
  /** The value before any change. */
  initial: z.number(),
});
export type ApprovalRule = z.output<typeof approvalRule>;

export const allApprovalRules = endpoint({
  ...call,
  path: "/operators.approvals.rules.all",
  summary: "The limits above which actions need a second operator",
  access: "staff",
  mayBeAutomatic: true,
  reply: z.array(approvalRule),
});

export const setApprovalRule = endpoint({
  ...call,
  path: "/operators.approvals.rules.set",
  summary: "Change one of those limits; always needs a second operator",
  access: "superAdmin",
  body: z
    .object({ rule: z.enum(approvalRuleNames), value: z.number(), reason: reasonOf("house") })
    .refine(({ rule, value }) => isRuleValue(rule, value), { path: ["value"], message: "rule-out-of-range" }),
  reply: outcomeOf(approvalRule),
  faults: approvalFaults,
});
