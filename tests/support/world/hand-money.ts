import { inArray } from "drizzle-orm";
import { satang } from "@/lib/domain/money/money";
import { handMoneyLimits } from "@/lib/domain/operators/act-rules";
import type { ApprovalRuleName } from "@/lib/domain/operators/approval";
import { approvalRule } from "@/upstream/db/schema/approvals";
import type { TestService } from "../service/service";

/** What one person may do alone in such a world: a thousand million baht. */
export const RAISED = satang(1_000_000_000_00);

/**
 * So much by hand that no sum of an operator stands in the way of tests of something else. @param members neither one
 * of a member
 */
export async function raiseHandLimits(
  { db }: Pick<TestService, "db">,
  { members = false } = {},
): Promise<void> {
  const rules: ApprovalRuleName[] = Object.values(handMoneyLimits).flatMap(({ maker, member }) =>
    members ? [maker, member] : [maker],
  );
  await db.update(approvalRule).set({ hundredths: RAISED }).where(inArray(approvalRule.rule, rules));
}
