import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { JOB_MS } from "../db/limits";
import { allowLonger } from "../db/pool";
import { job } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { nowMs } from "./now";

/** The next transaction of a job of several: when, and how far the job has come. */
export interface NextStep {
  dueAt: Date;
  cursor: number;
}

/**
 * One transaction of a job. A handler that returns a date or a next step is run again at that time; otherwise its job
 * is done. `cursor` is what the step before it left, 0 for the first.
 */
export type Handler = (tx: Tx, ref: string, now: number, cursor: number) => Promise<unknown>;

/** Jobs that share a lane run one after the other; a job waits for none of another lane. */
export interface Lane {
  /** Kinds of this lane alone, or all kinds without those of other lanes */
  only?: readonly string[];
  without?: readonly string[];
}

/**
 * Upper limit of the retry delays of a failed job (2 s, 4 s, 8 s …). The first retry of a freeze is immediate: a
 * dropped connection would otherwise publish it late.
 */
const LONGEST_WAIT_S = 300;

/**
 * Runs the oldest due job of a lane; returns false when there is none. A failed job is retried later
 * and never given up, because stakes may depend on it.
 */
export async function runOne(
  db: Tx,
  log: Logger,
  handlers: Readonly<Record<string, Handler>>,
  lane: Lane = {},
): Promise<boolean> {
  // Most looks find nothing: a transaction is begun only for one that does.
  if ((await oldestDue(db, lane)).length === 0) return false;
  let taken: typeof job.$inferSelect | undefined;
  try {
    await db.transaction(async (tx) => {
      [taken] = await oldestDue(tx, lane).for("update", { skipLocked: true });
      if (!taken) return;
      await allowLonger(tx, JOB_MS);
      const result = await handlers[taken.kind]?.(tx, taken.ref, await nowMs(tx), taken.cursor ?? 0);
      await tx.update(job).set(changesBy(result)).where(eq(job.id, taken.id));
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
export function oldestDue(tx: Tx, { only, without }: Lane) {
  return (
    tx
      .select()
      .from(job)
      .where(
        and(
          sql`${job.doneAt} is null and ${job.dueAt} <= (SELECT app_now())`,
          only && inArray(job.kind, [...only]),
          without && notInArray(job.kind, [...without]),
        ),
      )
      // Reward jobs come after all other due jobs, so that no payout waits for them.
      .orderBy(sql`${job.kind} = 'rewards'`, job.dueAt, job.id)
      .limit(1)
  );
}

/** What a handler's result makes of its job. */
function changesBy(result: unknown) {
  if (result instanceof Date) return { dueAt: result };
  return isNextStep(result) ? result : { doneAt: sql`app_now()` };
}

const isNextStep = (result: unknown): result is NextStep =>
  typeof result === "object" && result !== null && "cursor" in result;
