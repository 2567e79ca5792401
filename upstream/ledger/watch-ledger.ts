import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { createWorker } from "../clock/worker";
import type { Database } from "../db/tx";
import { type CheckKind, checkLedger } from "./check-ledger";

const LOOK_MS = 20 * SECOND_MS;
/** Interval of the check of new movements, by one of the processes. */
const RECENT_EVERY_MS = 5 * MINUTE_MS;
/** Hour in Bangkok after which the whole ledger is checked, when the lottery day is over. */
const NIGHT = "04:30";

export interface LedgerWatch {
  start(): void;
  stop(): Promise<void>;
}

/** Runs the checks by a timer of its own: a long check delays no job. */
export function watchLedger(db: Database, log: Logger): LedgerWatch {
  async function look(): Promise<void> {
    const due = await dueCheck(db);
    if (due) await checkLedger(db, log, due);
  }

  const { start, stop } = createWorker({
    run: look,
    everyMs: LOOK_MS,
    failed: (error) => log.error({ err: error }, "the ledger was not looked at"),
  });
  return { start, stop };
}

/**
 * Which check is due, the nightly one first, unless another process has begun it; a rare double run is harmless.
 */
export async function dueCheck(db: Database): Promise<CheckKind | null> {
  const { rows } = await db.execute<{ whole: boolean; recent: boolean }>(sql`
    WITH night AS (SELECT (date_trunc('day', (clock_timestamp() AT TIME ZONE 'Asia/Bangkok') - ${NIGHT}::interval)
      + ${NIGHT}::interval) AT TIME ZONE 'Asia/Bangkok' AS began)
    SELECT NOT EXISTS (SELECT 1 FROM ledger_check WHERE kind = 'whole' AND started_at >= night.began) AS whole,
      NOT EXISTS (SELECT 1 FROM ledger_check WHERE started_at
        > clock_timestamp() - ${RECENT_EVERY_MS} * interval '1 millisecond') AS recent
    FROM night`);
  const [due] = rows;
  if (due?.whole) return "whole";
  return due?.recent ? "recent" : null;
}
