import { sql } from "drizzle-orm";
import { withdrawal } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";

/** A queue is not counted beyond this: the estimate is then a day and more. */
const MOST_AHEAD = 1_000;

/** A withdrawal's place in the queue of those that wait for staff, the oldest first. */
export const place = sql<number | null>`CASE WHEN ${withdrawal.status} = 'pending' THEN
  (SELECT count(*) FROM withdrawal q WHERE q.status = 'pending' AND q.no <= ${withdrawal.no}) END`;

/** The place that a withdrawal gets which is requested now. */
export async function placeOfNext(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ ahead: number }>(sql`
    SELECT count(*)::int AS ahead
    FROM (SELECT FROM withdrawal WHERE status = 'pending' LIMIT ${MOST_AHEAD - 1}) AS waiting`);
  return (rows[0]?.ahead ?? 0) + 1;
}

/**
 * For one under way that was taken without its promise, by a process of an older release during a deploy: its place at
 * the request. It moves when the bank returns what was approved before, which is why the promise is kept.
 */
export const placeAsked = sql<number | null>`CASE
  WHEN ${withdrawal.expectedAt} IS NULL AND ${withdrawal.status} IN ('pending', 'approved') THEN
  (SELECT count(*) FROM withdrawal q WHERE q.no <= ${withdrawal.no} AND q.no > ${withdrawal.no} - ${MOST_AHEAD}::int
    AND (q.no = ${withdrawal.no} OR q.decided_at IS NULL OR q.decided_at > ${withdrawal.createdAt})) END`;
