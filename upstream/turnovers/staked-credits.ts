import { sql } from "drizzle-orm";
import { type Satang, satang } from "@/lib/domain/money/money";
import type { TransactionType } from "@/lib/domain/money/transactions";
import { type StakedCredit, type TurnoverState, turnoverOf } from "@/lib/domain/money/turnover";
import type { Tx } from "../db/tx";

/**
 * A member's credits since their last withdrawal, each with the stakes on settled slips and games between it and
 * the next, and the stakes on open slips, in the order of the ledger: movement ids of one account are ascending.
 * What the nightly job has summed is taken from its sums, as long as the same kinds are credits, and the postings
 * behind it are read one by one. The sums know no withdrawals: one that is rejected brings the credits before it back.
 * A summed credit is looked up by itself: joined, the planner may read all postings of the account for it.
 */
async function stakedCredits(tx: Tx, owner: string): Promise<(StakedCredit & { running: Satang })[]> {
  const { rows } = await tx.execute<{
    kind: TransactionType;
    amount: number;
    percent: number;
    staked: number;
    running: number;
  }>(sql`
    WITH used AS (
      SELECT coalesce(max(m.id), 0) AS up_to FROM withdrawal w
      JOIN movement m ON m.kind = 'WITHDRAW' AND m.ref = w.id::text
      WHERE w.member = ${owner} AND w.status <> 'rejected'
    ), cash AS MATERIALIZED (
      SELECT a.id, used.up_to AS used, s.up_to AS summed FROM account a CROSS JOIN used
      LEFT JOIN turnover_sum s
        ON s.member = a.owner AND s.kinds = ARRAY(SELECT kind FROM turnover_percent ORDER BY kind)
      WHERE a.owner = ${owner} AND a.kind = 'cash'
    ), moved AS (
      SELECT c.movement, (SELECT kind FROM movement WHERE id = c.movement) AS kind,
        (SELECT amount FROM entry WHERE movement = c.movement AND account = cash.id) AS amount,
        c.staked, false AS is_running
      FROM cash JOIN staked_credit c ON cash.summed IS NOT NULL AND c.member = ${owner} AND c.movement > cash.used
      UNION ALL
      SELECT p.movement, p.kind, p.amount, p.staked, p.is_running
      FROM cash CROSS JOIN LATERAL postings_after(cash.id, greatest(cash.used, cash.summed)) p
    ), counted AS (
      SELECT moved.*, t.percent, count(t.kind) OVER (ORDER BY moved.movement) AS credit
      FROM moved LEFT JOIN turnover_percent t ON t.kind = moved.kind
    )
    SELECT max(kind) FILTER (WHERE percent IS NOT NULL) AS kind,
      (max(amount) FILTER (WHERE percent IS NOT NULL))::bigint AS amount,
      max(percent) AS percent, coalesce(sum(staked) FILTER (WHERE NOT is_running), 0)::bigint AS staked,
      coalesce(sum(staked) FILTER (WHERE is_running), 0)::bigint AS running
    FROM counted WHERE credit > 0 GROUP BY credit ORDER BY credit`);
  return rows.map(({ kind, amount, percent, staked, running }) => ({
    kind,
    amount: satang(amount),
    percent,
    staked: satang(staked),
    running: satang(running),
  }));
}

/** What a member must still stake before a withdrawal; `running` counts once its slips are settled. */
export async function turnoverStateOf(tx: Tx, owner: string): Promise<TurnoverState & { running: Satang }> {
  const credits = await stakedCredits(tx, owner);
  const running = satang(credits.reduce((sum, credit) => sum + credit.running, 0));
  return { ...turnoverOf(credits), running };
}
