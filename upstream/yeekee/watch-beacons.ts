/**
 * Fetches public randomness for the draws of shots, outside of every transaction: the network may be slow, and no
 * lock may be held meanwhile.
 */
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { BEACON_WAIT_MS } from "@/lib/domain/yeekee/shooting";
import { nowMs } from "../clock/now";
import { createWorker } from "../clock/worker";
import { job } from "../db/schema/rounds";
import { yingDraw } from "../db/schema/yings";
import type { Database } from "../db/tx";
import type { Beacon, Pulse } from "./beacon";
import { sealedBeacons } from "./sealed-beacons";

export interface BeaconWatch {
  /** One pass over the draws that wait for a beacon. */
  look(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface WatchParts {
  db: Database;
  beacon: Beacon;
  log: Logger;
  /** Runs the jobs that have become due. */
  wake(): Promise<void>;
}

const LOOK_MS = 500;

/** Stores the promised beacon of each frozen draw, once, and makes the draw due. */
export function watchBeacons({ db, beacon, log, wake }: WatchParts): BeaconWatch {
  const lookSealed = sealedBeacons({ db, beacon, log });

  async function look(): Promise<void> {
    await lookSealed();
    await lookOlder();
  }

  /** Draws by the older rules: their beacon is the first after their freeze, and they wait for it a minute. */
  async function lookOlder(): Promise<void> {
    const waiting = await db
      .select({ betId: yingDraw.betId, frozenAt: yingDraw.frozenAt })
      .from(yingDraw)
      .where(
        and(
          sql`${yingDraw.beaconChain} = ${beacon.chainHash}`,
          isNull(yingDraw.rules),
          isNull(yingDraw.revealedAt),
          isNull(yingDraw.beacon),
          isNotNull(yingDraw.frozenAt),
          sql`${yingDraw.frozenAt} + ${BEACON_WAIT_MS} * interval '1 millisecond' > app_now()`,
        ),
      )
      .orderBy(asc(yingDraw.frozenAt));
    let hasCome = false;
    for (const { betId, frozenAt } of waiting) {
      const pulse = frozenAt && (await ask(frozenAt.getTime()));
      if (pulse && (await keep(betId, pulse))) hasCome = true;
    }
    if (hasCome) await wake();
  }

  /** A failure is retried by the next pass and does not stop the others. */
  async function ask(frozenMs: number): Promise<Pulse | null> {
    try {
      return await beacon.firstAfter(frozenMs, await nowMs(db));
    } catch (error) {
      log.warn({ err: error }, "the public randomness did not come");
      return null;
    }
  }

  /** Locks the draw's job before the draw, the order of its handler: the other order could deadlock. */
  async function keep(betId: string, { round, randomness, signature }: Pulse): Promise<boolean> {
    return db.transaction(async (tx) => {
      const isDrawJob = and(eq(job.kind, "draw"), eq(job.ref, betId), isNull(job.doneAt));
      const [due] = await tx.select({ id: job.id }).from(job).where(isDrawJob).for("update");
      if (!due) return false;
      const { rows } = await tx.execute(sql`
        UPDATE ying_draw SET beacon = ${randomness}, beacon_round = ${round}, beacon_signature = ${signature}
        WHERE bet_id = ${betId} AND beacon IS NULL AND revealed_at IS NULL
          AND frozen_at + ${BEACON_WAIT_MS} * interval '1 millisecond' > app_now()
        RETURNING bet_id`);
      if (rows.length === 0) return false;
      await tx.update(job).set({ dueAt: sql`app_now()` }).where(eq(job.id, due.id));
      return true;
    });
  }

  const { run, start, stop } = createWorker({
    run: look,
    everyMs: LOOK_MS,
    failed: (error) => log.warn({ err: error }, "the draws were not looked at"),
  });
  return { look: run, start, stop };
}
