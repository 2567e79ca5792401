import { inArray } from "drizzle-orm";
import { handMoneyLimits } from "@/lib/domain/operators/act-rules";
import type { ApprovalRuleName } from "@/lib/domain/operators/approval";
import { approvalRule } from "@/upstream/db/schema/approvals";
import type { TestService } from "../service/service";

const BAHT = 1_000_000_000;

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
  await db
    .update(approvalRule)
    .set({ hundredths: BAHT * 100 })
    .where(inArray(approvalRule.rule, rules));
}
