/** Two people, one act: what one operator has asked for and another one approves, and the limits behind it. */
import { z } from "zod";
import {
  approvalCauses,
  approvalRuleNames,
  approvalStates,
  isRuleValue,
  type RuleUnit,
} from "@/lib/domain/approval";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { operatorRole } from "./session";

const call = { service: "general", method: "POST" } as const;

/**
 * What an act answers that may need a second person: done at once, with its result, or waiting until somebody
 * else approves it.
 */
export const outcomeOf = <Result extends z.ZodType>(result: Result) =>
  z.discriminatedUnion("state", [
    z.object({ state: z.literal("done"), result }),
    z.object({ state: z.literal("waiting"), approvalId: v.rowId, expiresAt: v.isoTime.nullable() }),
  ]);
export type Outcome<Result> =
  | { state: "done"; result: Result }
  | { state: "waiting"; approvalId: string; expiresAt: string | null };

/** What any such act can be refused with. */
export const approvalFaults = ["no-checker", "approval-open-already"] as const;

const person = z.object({ uuid: v.uuid, userName: v.text(64, 1) });

export const approvalRow = z.object({
  id: v.rowId,
  /** Name of the call that asked for it: `operators.money.adjust`. */
  kind: v.text(80, 1),
  target: v.text(160, 1),
  why: z.enum(approvalCauses),
  /** What would change, as people read it: money in baht. */
  details: z.record(z.string(), z.unknown()),
  amount: v.baht.nullable(),
  /** Null: the site itself asks, for a payout that it holds. */
  maker: person.nullable(),
  reason: v.text(300).nullable(),
  /** The lowest rank that may decide. */
  rank: operatorRole,
  madeAt: v.isoTime,
  /** Null: it waits until somebody decides. */
  expiresAt: v.isoTime.nullable(),
  state: z.enum(approvalStates),
  decision: z.object({ by: person.nullable(), at: v.isoTime, reason: v.text(300).nullable() }).nullable(),
  /** Whether who asks may approve or reject it. */
  mayDecide: z.boolean(),
});
export type ApprovalRow = z.output<typeof approvalRow>;

export const allApprovals = endpoint({
  ...call,
  path: "/operators.approvals.all",
  summary: "Acts that wait for a second person, and those that did, newest first",
  access: "staff",
  body: z.object({
    state: z.enum(approvalStates).optional(),
    kind: v.text(80, 1).optional(),
    ...v.pageBody,
  }),
  reply: v.pageOf(approvalRow),
});

export const oneApproval = endpoint({
  ...call,
  path: "/operators.approvals.one",
  summary: "One of them",
  access: "staff",
  body: z.object({ id: v.rowId }),
  reply: approvalRow,
});

export const approveAct = endpoint({
  ...call,
  path: "/operators.approvals.approve",
  summary: "Approve what another operator asked for; it is done in the same transaction, or refused as stale",
  access: "staff",
  body: z.object({ id: v.rowId, reason: v.reason.optional() }),
  reply: approvalRow,
  faults: ["approval-over", "approval-stale", "approval-not-yours", "payouts-stopped"],
});

export const rejectAct = endpoint({
  ...call,
  path: "/operators.approvals.reject",
  summary: "Reject what another operator asked for",
  access: "staff",
  body: z.object({ id: v.rowId, reason: v.reason }),
  reply: approvalRow,
  faults: ["approval-over", "approval-not-yours"],
});

export const cancelAct = endpoint({
  ...call,
  path: "/operators.approvals.cancel",
  summary: "Take back what one has asked for oneself",
  access: "staff",
  body: z.object({ id: v.rowId }),
  reply: approvalRow,
  faults: ["approval-over", "approval-not-yours"],
});

const units = ["baht", "percent", "hours", "days"] as const satisfies readonly RuleUnit[];

export const approvalRule = z.object({
  rule: z.enum(approvalRuleNames),
  unit: z.enum(units),
  /** In its unit. */
  value: z.number(),
  /** What it is where nobody has changed it. */
  initial: z.number(),
});
export type ApprovalRule = z.output<typeof approvalRule>;

export const allApprovalRules = endpoint({
  ...call,
  path: "/operators.approvals.rules.all",
  summary: "The limits from which on acts need a second person",
  access: "staff",
  reply: z.array(approvalRule),
});

export const setApprovalRule = endpoint({
  ...call,
  path: "/operators.approvals.rules.set",
  summary: "Change one of those limits; always with a second person",
  access: "superAdmin",
  body: z
    .object({ rule: z.enum(approvalRuleNames), value: z.number(), reason: v.reason })
    .refine(({ rule, value }) => isRuleValue(rule, value), { path: ["value"], message: "rule-out-of-range" }),
  reply: outcomeOf(approvalRule),
  faults: approvalFaults,
});
