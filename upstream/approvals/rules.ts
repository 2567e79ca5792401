import { eq } from "drizzle-orm";
import { type Satang, satang } from "@/lib/domain/money/money";
import { type ApprovalRuleName, approvalRuleNames, approvalRules } from "@/lib/domain/operators/approval";
import { approvalRule } from "../db/schema/approvals";
import type { Tx } from "../db/tx";

/** Inserts the rules that the database does not have yet. */
export async function seedApprovalRules(tx: Tx): Promise<void> {
  const rows = approvalRuleNames.map((rule) => ({ rule, hundredths: approvalRules[rule].initial * 100 }));
  await tx.insert(approvalRule).values(rows).onConflictDoNothing();
}

/** A rule's value, in its unit. */
export async function ruleValue(tx: Tx, rule: ApprovalRuleName): Promise<number> {
  return (await hundredthsOf(tx, rule)) / 100;
}

/** The value of a rule in baht, as satang. */
export async function ruleAmount(tx: Tx, rule: ApprovalRuleName): Promise<Satang> {
  return satang(await hundredthsOf(tx, rule));
}

async function hundredthsOf(tx: Tx, rule: ApprovalRuleName): Promise<number> {
  const [row] = await tx.select().from(approvalRule).where(eq(approvalRule.rule, rule));
  if (!row) throw new Error(`no rule ${rule}`);
  return row.hundredths;
}
