import { eq, type SQL, sql } from "drizzle-orm";
import { satang } from "@/lib/domain/money/money";
import { poy } from "../db/schema/poys";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";

interface Sums extends Record<string, unknown> {
  stake: number;
  refunded: number;
  win: number;
}

/** A cancelled or refunded slip does not count as a stake. */
const isGivenBack = sql`${poy.status} in ('cancelled', 'refunded')`;

const sums = {
  stake: sql<number>`coalesce(sum(${poy.total}) filter (where not ${isGivenBack}), 0)::bigint`,
  refunded: sql<number>`coalesce(sum(${poy.total}) filter (where ${isGivenBack}), 0)::bigint`,
  win: sql<number>`coalesce(sum(${poy.win}), 0)::bigint`,
};

/** Stakes and wins of some slips, satang; an index alone has what is summed, and only a selection by round reads rounds. */
export async function totalsOf(tx: Tx, selection: SQL | undefined, isOfRounds: boolean) {
  const slips = tx.select(sums).from(poy).$dynamic();
  const [row] = await (isOfRounds ? slips.innerJoin(round, eq(round.betId, poy.betId)) : slips).where(
    selection,
  );
  return inSatang(row);
}

/** The same of a member's whole history: their days that are summed, and the slips behind them. */
export async function totalsOfAll(tx: Tx, owner: string) {
  const { rows } = await tx.execute<Sums>(sql`
    SELECT (d.stake + p.stake)::bigint AS stake, (d.refunded + p.refunded)::bigint AS refunded, (d.win + p.win)::bigint AS win
    FROM (SELECT coalesce(sum(slip_stakes), 0) AS stake, coalesce(sum(given_back), 0) AS refunded,
        coalesce(sum(won), 0) AS win
      FROM member_day WHERE member = ${owner}) d
    CROSS JOIN (SELECT ${sums.stake} AS stake, ${sums.refunded} AS refunded, ${sums.win} AS win
      FROM ${poy} WHERE ${poy.member} = ${owner}
        AND ${poy.poyNo} > coalesce((SELECT slips_up_to FROM turnover_sum WHERE member = ${owner}), 0)) p`);
  return inSatang(rows[0]);
}

function inSatang(row: Sums | undefined) {
  if (!row) throw new Error("no sums");
  return { stake: satang(row.stake), win: satang(row.win), refunded: satang(row.refunded) };
}
