import { eq } from "drizzle-orm";
import type { ApprovalCause } from "@/lib/domain/operators/approval";
import { poy } from "../db/schema/poys";
import type { Tx } from "../db/tx";
import { ruleValue } from "./rules";

interface Raise {
  before: number;
  after: number;
  /** The market's value where nobody has changed it */
  usual: number;
}

/**
 * Why a raise of what a round could pay needs two people: it exceeds the market's default by more than the rule
 * allows, or it comes after the first slip. Lowering and closing never need two.
 */
export async function causeOfRaise(
  tx: Tx,
  betId: string,
  { before, after, usual }: Raise,
): Promise<ApprovalCause | null> {
  if (after <= before) return null;
  const percent = 100 + (await ruleValue(tx, "rate-rise"));
  if (after * 100 > usual * percent) return "raises-payout";
  const slips = await tx.select({ id: poy.poyId }).from(poy).where(eq(poy.betId, betId)).limit(1);
  return slips.length > 0 ? "raises-payout" : null;
}
