/**
 * Sums the stakes of members with a long history by credit, every night, in blocks: what a turnover reads is then what
 * came since, however long the member was not paid out. Nothing is written where a slip is placed or settled.
 */
import { sql } from "drizzle-orm";
import { nextNight } from "../clock/next-night";
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

/**
 * Adds the job where there is none; due at once, and from then on every night. A process of a release that does not
 * know it ends it: then it is due anew.
 */
export async function planSums(tx: Tx): Promise<void> {
  await tx.execute(sql`
    INSERT INTO job (kind, ref, due_at) SELECT 'sum-turnovers', 'members', app_now()
    WHERE NOT EXISTS (SELECT 1 FROM job WHERE kind = 'sum-turnovers' AND done_at IS NULL)
    ON CONFLICT (kind, ref) DO UPDATE SET done_at = NULL, due_at = excluded.due_at`);
}

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
    // Of whoever filled the rest of this transaction there may be more; but not behind a posting that is not final.
    if (block.looked < left || block.summed < block.looked) cursor = account;
    left -= block.looked;
  }
  const isLast = due.length < members && cursor === (due.at(-1)?.account ?? after);
  return isLast ? { dueAt: nextNight(now, NIGHT), cursor: 0 } : { dueAt: new Date(now + REST_MS), cursor };
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
