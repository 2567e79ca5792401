import { sql } from "drizzle-orm";
import { type Satang, satang } from "@/lib/domain/money";
import type { TransactionType } from "@/lib/domain/transactions";
import { type StakedCredit, type TurnoverState, turnoverOf } from "@/lib/domain/turnover";
import type { Tx } from "../db/tx";

/**
 * A member's credits since their last withdrawal, each with the stakes on settled slips and games between it and
 * the next, and the stakes on open slips, in the order of the ledger: movement ids of one account are ascending.
 */
async function stakedCredits(tx: Tx, owner: string): Promise<(StakedCredit & { running: Satang })[]> {
  const { rows } = await tx.execute<{
    kind: TransactionType;
    amount: number;
    percent: number;
    staked: number;
    running: number;
  }>(sql`
    WITH cash AS (
      SELECT id FROM account WHERE owner = ${owner} AND kind = 'cash'
    ), used AS (
      SELECT coalesce(max(m.id), 0) AS up_to FROM withdrawal w
      JOIN movement m ON m.kind = 'WITHDRAW' AND m.ref = w.id::text
      WHERE w.member = ${owner} AND w.status <> 'rejected'
    ), moved AS (
      SELECT m.kind, e.amount, t.percent, coalesce(p.total, -g.amount) AS staked,
        p.status = 'accepted' AS is_running,
        count(t.kind) OVER (ORDER BY e.movement) AS credit
      FROM entry e
      JOIN movement m ON m.id = e.movement
      LEFT JOIN turnover_percent t ON t.kind = m.kind
      LEFT JOIN poy p ON p.status IN ('won', 'lost', 'accepted')
        AND p.poy_id = CASE WHEN m.kind IN ('BET_GOV', 'BET_YEEKEE', 'BET_STOCK', 'BET_SET_4') THEN m.ref::uuid END
      LEFT JOIN (game_operation g JOIN game_round r ON r.id = g.round AND r.status = 'settled')
        ON NOT g.is_undone AND g.id = CASE WHEN m.kind IN ('CREATE_GAME', 'BET_GAME') THEN m.ref::uuid END
      WHERE e.account = (SELECT id FROM cash) AND e.movement > (SELECT up_to FROM used)
    )
    SELECT max(kind) FILTER (WHERE percent IS NOT NULL) AS kind,
      (max(amount) FILTER (WHERE percent IS NOT NULL))::bigint AS amount,
      max(percent) AS percent, coalesce(sum(staked) FILTER (WHERE is_running IS NOT TRUE), 0)::bigint AS staked,
      coalesce(sum(staked) FILTER (WHERE is_running), 0)::bigint AS running
    FROM moved WHERE credit > 0 GROUP BY credit ORDER BY credit`);
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
