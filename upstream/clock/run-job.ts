import { and, eq, isNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { JOB_MS } from "../db/limits";
import { allowLonger } from "../db/pool";
import { job } from "../db/schema/rounds";
import type { Database, Tx } from "../db/tx";
import { nowMs } from "./now";

/** A handler that returns a date is run again at that time; otherwise its job is done. */
export type Handler = (tx: Tx, ref: string, now: number) => Promise<unknown>;

/**
 * Upper limit of the retry delays of a failed job (2 s, 4 s, 8 s …). The first retry of a freeze is immediate: a
 * dropped connection would otherwise publish it late.
 */
const LONGEST_WAIT_S = 300;

/**
 * Runs the oldest due job, of one kind or of any; returns false when there is none. A failed job is retried later
 * and never given up, because stakes may depend on it.
 */
export async function runOne(
  db: Database,
  log: Logger,
  handlers: Readonly<Record<string, Handler>>,
  kind?: string,
): Promise<boolean> {
  let taken: typeof job.$inferSelect | undefined;
  try {
    await db.transaction(async (tx) => {
      [taken] = await oldestDue(tx, kind).for("update", { skipLocked: true });
      if (!taken) return;
      await allowLonger(tx, JOB_MS);
      const again = await handlers[taken.kind]?.(tx, taken.ref, await nowMs(tx));
      await tx
        .update(job)
        .set(again instanceof Date ? { dueAt: again } : { doneAt: sql`app_now()` })
        .where(eq(job.id, taken.id));
    });
  } catch (error) {
    if (!taken) throw error;
    log.error({ err: error, kind: taken.kind, ref: taken.ref }, "a job failed");
    await db
      .update(job)
      .set({
        attempts: sql`${job.attempts} + 1`,
        dueAt: sql`app_now() + CASE WHEN ${job.kind} = 'freeze' AND ${job.attempts} = 0 THEN 0
          ELSE least(2 ^ least(${job.attempts} + 1, 30), ${LONGEST_WAIT_S}) END * interval '1 second'`,
        lastError: String(error).slice(0, 500),
      })
      .where(eq(job.id, taken.id));
  }
  return taken !== undefined;
}

/**
 * The clock is read once, by a query of its own: as a condition on each row the function would run for every job that
 * waits, twice a second, and no index could be searched by it.
 */
export function oldestDue(tx: Tx, kind?: string) {
  return (
    tx
      .select()
      .from(job)
      .where(
        and(
          isNull(job.doneAt),
          sql`${job.dueAt} <= (SELECT app_now())`,
          kind === undefined ? undefined : eq(job.kind, kind),
        ),
      )
      // Reward jobs come after all other due jobs, so that no payout waits for them.
      .orderBy(sql`${job.kind} = 'rewards'`, job.dueAt, job.id)
      .limit(1)
  );
}
