/**
 * Work that falls due with the clock. A job is taken with SKIP LOCKED and marked done in the transaction of
 * its own writes: killed in between, it is due again; run by two processes, it happens once.
 */
import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { MINUTE_MS } from "@/lib/domain/time";
import type { Database, Tx } from "../db/connect";
import { job } from "../db/tables/rounds";
import { expireDeposits } from "../deposits/end-deposit";
import type { UpstreamEnv } from "../env";
import { announceRound } from "../rounds/announce-round";
import { findRound } from "../rounds/find-round";
import { planRounds } from "../rounds/plan-rounds";
import { moveRound } from "../rounds/steer-round";
import { drawDemo } from "../settlement/demo-draw";
import { settleRound } from "../settlement/settle-round";
import { shootDemos } from "../yeekee/demo-shooters";
import { drawShots } from "../yeekee/draw-shots";
import { openDraws } from "../yeekee/draws";
import { freezeShots, voidMissed } from "../yeekee/freeze-shots";
import { payRankPrizes } from "../yeekee/pay-rank-prizes";
import { nowMs } from "./now";

/** A handler that answers a date is come back to then; any other has done its job. */
type Handler = (tx: Tx, ref: string, now: number) => Promise<unknown>;

const handlers: Record<string, Handler> = {
  open: (tx, betId) => announceRound(tx, betId),
  close: async (tx, betId) => {
    const row = await findRound(tx, betId, true);
    if (row.status === "open" || row.status === "suspended") await moveRound(tx, row, "closed", row.reason);
  },
  "demo-draw": (tx, betId, now) => drawDemo(tx, betId, now),
  settle: (tx, betId) => settleRound(tx, betId),
  freeze: (tx, betId, now) => freezeShots(tx, betId, now),
  draw: (tx, betId, now) => drawShots(tx, betId, now),
  "rank-prizes": (tx, betId) => payRankPrizes(tx, betId),
};

const TICK_MS = 500;
const MOST_ATTEMPTS = 20;

export interface Jobs {
  /** Runs everything that is due. Two at once: the second waits and then looks again. */
  runDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface JobsParts {
  db: Database;
  env: UpstreamEnv;
  log: Logger;
  publish(): void;
  /** The public chain whose randomness enters the draws of shots; null for none. */
  beaconChain: string | null;
}

export function createJobs({ db, env, log, publish, beaconChain }: JobsParts): Jobs {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let plannedMinute = 0;

  async function runDue(): Promise<void> {
    const next = running.then(runAll, runAll);
    running = next.catch(() => undefined);
    await next;
  }

  async function runAll(): Promise<void> {
    await db.transaction(async (tx) => {
      const now = await nowMs(tx);
      await expireDeposits(tx, now);
      const minute = Math.floor(now / MINUTE_MS);
      if (minute !== plannedMinute) {
        await planRounds(tx, now, env.DEMO_FEED);
        await voidMissed(tx);
        plannedMinute = minute;
      }
      await openDraws(tx, beaconChain);
      if (env.DEMO_SHOOTERS) await shootDemos(tx, now);
    });
    while (await runOne(db, log));
    publish();
  }

  function tick(): void {
    timer = setTimeout(async () => {
      await runDue().catch((error: unknown) => log.error({ err: error }, "the jobs did not run"));
      if (timer) tick();
    }, TICK_MS);
  }

  return {
    runDue,
    start: tick,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}

/** Takes the oldest due job; false when there is none. A job that fails is tried again a little later. */
async function runOne(db: Database, log: Logger): Promise<boolean> {
  let taken: typeof job.$inferSelect | undefined;
  try {
    await db.transaction(async (tx) => {
      [taken] = await tx
        .select()
        .from(job)
        .where(
          sql`${job.doneAt} is null and ${job.dueAt} <= app_now() and ${job.attempts} < ${MOST_ATTEMPTS}`,
        )
        .orderBy(job.dueAt, job.id)
        .limit(1)
        .for("update", { skipLocked: true });
      if (!taken) return;
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
        dueAt: sql`app_now() + (${job.attempts} + 1) * interval '1 second'`,
        lastError: String(error).slice(0, 500),
      })
      .where(eq(job.id, taken.id));
  }
  return taken !== undefined;
}
