import { sql } from "drizzle-orm";
import { AF_COMMISSION, COMMISSION_PER_MILLE } from "@/lib/domain/affiliate";
import { SATANG_PER_POINT } from "@/lib/domain/loyalty";
import type { Tx } from "../db/tx";

/**
 * Posts what the stakes of a settled round bring: commissions to referrers and points to members. One set-based
 * statement, in a transaction of its own after the settlement, so that winners never wait for it. Once a round,
 * however often it runs; false when there was nothing to do.
 */
export async function payRewards(tx: Tx, betId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ paid: boolean }>(sql`
    SELECT pay_round_rewards(${betId}, ${AF_COMMISSION}, ${COMMISSION_PER_MILLE}, ${SATANG_PER_POINT}) AS paid`);
  return rows[0]?.paid ?? false;
}
