/**
 * Sums the postings of members with a long history by credit and by day, every night, in blocks: what a turnover, a limit
 * or a total reads is then what came since. Nothing is written where a slip is placed or settled.
 */
import { sql } from "drizzle-orm";
import { nextNightlyRun } from "../clock/next-nightly-run";
import { planNightly } from "../clock/plan-nightly";
import type { NextStep } from "../clock/run-job";
import { callFunction } from "../db/call-function";
import type { Tx } from "../db/tx";

/** Before the whole ledger is checked, which finds sums that differ from the postings; +07:00. */
const NIGHT = "04:10";
/** The other parts of a tick come in between. */
const REST_MS = 1_000;
/**
 * `from`: postings that are not summed, from which on a member is summed; fewer are read in a few ms. `most`: postings
 * that one transaction looks at. `members`: members of one transaction.
 */
const LIMITS = { from: 500, most: 20_000, members: 200 };

export const planSums = (tx: Tx): Promise<void> => planNightly(tx, "sum-turnovers", "members");

/**
 * One transaction of the job: sums members behind the account `after`, in the order of their accounts. The next one
 * follows after a rest; after the last the job waits for the night.
 */
export async function sumBlock(
  tx: Tx,
  now: number,
  after: number,
  { from, most, members } = LIMITS,
): Promise<NextStep> {
  let [cursor, left] = [after, most];
  const due = await membersDue(tx, after, from, members);
  for (const { account, member } of due) {
    if (left === 0) break;
    const block: { looked: number; summed: number } = await callFunction(tx, "sum_turnover", {
      member,
      most: left,
    });
    // There may be more of whoever filled the rest of this transaction, but not behind a posting that is not final.
    if (block.looked < left || block.summed < block.looked) cursor = account;
    left -= block.looked;
  }
  const isLast = due.length < members && cursor === (due.at(-1)?.account ?? after);
  return isLast
    ? { dueAt: nextNightlyRun(now, NIGHT), cursor: 0 }
    : { dueAt: new Date(now + REST_MS), cursor };
}

/** Members behind an account of whose postings so many are not summed, by the account's version, which counts them. */
async function membersDue(tx: Tx, after: number, from: number, most: number) {
  const { rows } = await tx.execute<{ account: number; member: string }>(sql`
    SELECT a.id AS account, a.owner AS member FROM account a
    LEFT JOIN turnover_sum s
      ON s.member = a.owner AND s.kinds = ARRAY(SELECT kind FROM turnover_percent ORDER BY kind)
    WHERE a.kind = 'cash' AND a.owner IS NOT NULL AND a.id > ${after} AND a.version - coalesce(s.entries, 0) >= ${from}
    ORDER BY a.id LIMIT ${most}`);
  return rows;
}
