import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { JOB_MS } from "../db/limits";
import { allowLonger } from "../db/pool";
import { job } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
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
  db: Tx,
  log: Logger,
  handlers: Readonly<Record<string, Handler>>,
  kind?: string,
): Promise<boolean> {
  let taken: typeof job.$inferSelect | undefined;
  try {
    await db.transaction(async (tx) => {
      [taken] = await tx
        .select()
        .from(job)
        .where(
          // A subquery reads the clock once; without it the clock would be read for each job that waits.
          sql`${job.doneAt} is null and ${job.dueAt} <= (SELECT app_now()) ${kind ? sql`and ${job.kind} = ${kind}` : sql``}`,
        )
        // Reward jobs come after all other due jobs, so that no payout waits for them.
        .orderBy(sql`${job.kind} = 'rewards'`, job.dueAt, job.id)
        .limit(1)
        .for("update", { skipLocked: true });
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
