import { sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { resolveFeedRow } from "@/lib/contract/operators/bank-feed";
import { adjustMoney } from "@/lib/contract/operators/members";
import type { Tx } from "../db/tx";

/**
 * Operators involved in a member's money or in the account that it would go to: who typed or resolved a row of the
 * bank, adjusted the balance, approved one of these, or approved the account.
 */
export async function sourcesOf(
  tx: Tx,
  { member, bankId }: { member: string; bankId: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ operator: string }>(sql`
    SELECT typed_by AS operator FROM bank_feed WHERE member = ${member} AND typed_by IS NOT NULL
    UNION
    SELECT resolved_by FROM bank_feed WHERE member = ${member} AND resolved_by IS NOT NULL
    UNION
    SELECT a.decided_by FROM bank_feed f JOIN approval a
      ON a.kind = ${callName(resolveFeedRow)} AND a.target = f.id::text AND a.state = 'approved'
    WHERE f.member = ${member} AND f.resolved_by IS NOT NULL
    UNION
    SELECT decided_by FROM approval
    WHERE kind = ${callName(adjustMoney)} AND target = ${member} AND state = 'approved'
    UNION
    SELECT operator FROM audit
    WHERE action = ${callName(adjustMoney)} AND target = ${member} AND after ? 'movement'
    UNION
    SELECT decided_by FROM member_bank WHERE bank_id = ${bankId} AND decided_by IS NOT NULL`);
  return rows.map(({ operator }) => operator);
}
