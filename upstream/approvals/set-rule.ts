import { eq } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { type ApprovalRule, allApprovalRules, setApprovalRule } from "@/lib/contract/operators/approvals";
import {
  type ApprovalRuleName,
  approvalRuleNames,
  approvalRules,
  toHundredths,
} from "@/lib/domain/operators/approval";
import { writeAudit } from "../audit/audit";
import { approvalRule } from "../db/schema/approvals";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import type { Act } from "./act";
import { propose } from "./propose";
import { ruleValue } from "./rules";

/** Changing a limit needs two people of the highest rank, in either direction. */
export const setRuleAction: Act<BodyOf<typeof setApprovalRule>, ApprovalRule> = {
  entry: setApprovalRule,
  payload: setApprovalRule.body,

  async look(tx, { rule, value }) {
    await tx.select().from(approvalRule).where(eq(approvalRule.rule, rule)).for("update");
    const before = await ruleValue(tx, rule);
    return {
      target: rule,
      basis: { before },
      details: { rule, unit: approvalRules[rule].unit, before, after: value },
      rank: "superAdmin",
      cause: null,
    };
  },

  async execute(tx, { rule, value, reason }, { maker }) {
    const before = await ruleValue(tx, rule);
    await tx
      .update(approvalRule)
      .set({ hundredths: toHundredths(value) })
      .where(eq(approvalRule.rule, rule));
    await writeAudit(tx, maker, {
      action: callName(setApprovalRule),
      target: rule,
      before: { value: before },
      after: { value },
      reason,
    });
    return viewOf(tx, rule);
  },
};

export const approvalRuleCalls = [
  defineHandler(allApprovalRules, async ({ tx }) => {
    const rules: ApprovalRule[] = [];
    for (const rule of approvalRuleNames) rules.push(await viewOf(tx, rule));
    return rules;
  }),
  defineHandler(setApprovalRule, (context, { body }) => propose(context, setRuleAction, body, body.reason)),
];

async function viewOf(tx: Tx, rule: ApprovalRuleName): Promise<ApprovalRule> {
  const { unit, initial } = approvalRules[rule];
  return { rule, unit, initial, value: await ruleValue(tx, rule) };
}
