import { sql } from "drizzle-orm";
import type { Tx } from "../db/tx";

/** What was staked on a round, and what it paid, satang. */
export interface RoundTotal extends Record<string, unknown> {
  betId: string;
  slips: number;
  stakes: number;
  payouts: number;
}

/** The same of many rounds by their ids; of rounds that are long over it is read from what is kept. */
export async function roundTotals(tx: Tx, betIds: readonly string[]): Promise<Map<string, RoundTotal>> {
  const { rows } = await tx.execute<RoundTotal>(sql`
    SELECT bet_id AS "betId", slips, stakes, payouts FROM round_totals(${sql.param(betIds)}::text[])`);
  return new Map(rows.map((row) => [row.betId, row]));
}
