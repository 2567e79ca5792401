/**
 * Whether the service was there: it says so every few seconds, and a longer silence is kept as an absence. What
 * depends on people having been able to reach it asks here, not how late a job runs.
 */
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { callFunction } from "../db/call-function";
import type { Database, Tx } from "../db/tx";
import { createWorker } from "./worker";

/** It says so this often. */
const BEAT_MS = 2_000;
/** A silence of more than this is an absence; a shorter one is a restart, or much to do. */
const AWAY_MS = 30_000;

export interface Presence {
  /** Says that the service is here, unless it has just said so. An absence before it is known from then on. */
  beat(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Beats by a timer of its own, so that work which takes long is no absence. */
export function keepPresence(db: Database, log: Logger): Presence {
  let beatAtMs = Number.NEGATIVE_INFINITY;

  async function beat(): Promise<void> {
    // The wall's clock, which goes on while the machine sleeps.
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

/** How much of a span the service was away for, in milliseconds. */
export async function awayWithin(tx: Tx, from: Date, until: Date): Promise<number> {
  const { rows } = await tx.execute<{ ms: number }>(sql`
    SELECT coalesce(sum(epoch_ms(least(until_at, ${until}::timestamptz))
      - epoch_ms(greatest(from_at, ${from}::timestamptz))), 0)::bigint AS ms
    FROM absence WHERE until_at > ${from}::timestamptz AND from_at < ${until}::timestamptz`);
  return rows[0]?.ms ?? 0;
}
