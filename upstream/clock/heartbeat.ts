/**
 * Heartbeat of the service: written every few seconds; a longer gap is stored as an absence (an outage). Rules
 * that depend on whether members could reach the service read the absences, not how late a job runs.
 */
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { callFunction } from "../db/call-function";
import type { Database, Tx } from "../db/tx";
import { createWorker } from "./worker";

/** Interval of the heartbeat. */
const BEAT_MS = 2_000;
/** A longer gap is an absence; a shorter one is a restart or high load. */
const AWAY_MS = 30_000;

export interface Heartbeat {
  /** Writes a heartbeat, unless one was written just now. A gap before it is stored as an absence. */
  beat(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Writes heartbeats by a timer of its own, so that long work does not count as an absence. */
export function startHeartbeat(db: Database, log: Logger): Heartbeat {
  let beatAtMs = Number.NEGATIVE_INFINITY;

  async function beat(): Promise<void> {
    // Date.now and not a monotonic clock, because it goes on while the machine sleeps.
    const atMs = Date.now();
    if (Math.abs(atMs - beatAtMs) < BEAT_MS) return;
    await callFunction(db, "be_present", { awayMs: AWAY_MS });
    beatAtMs = atMs;
  }

  const { start, stop } = createWorker({
    run: beat,
    everyMs: BEAT_MS,
    failed: (error) => log.error({ err: error }, "the presence was not kept"),
  });
  return { beat, start, stop };
}

/** How long the service was absent within a span, in milliseconds. */
export async function outageWithin(tx: Tx, from: Date, until: Date): Promise<number> {
  const { rows } = await tx.execute<{ ms: number }>(sql`
    SELECT coalesce(sum(epoch_ms(least(until_at, ${until}::timestamptz))
      - epoch_ms(greatest(from_at, ${from}::timestamptz))), 0)::bigint AS ms
    FROM absence WHERE until_at > ${from}::timestamptz AND from_at < ${until}::timestamptz`);
  return rows[0]?.ms ?? 0;
}
