import { sql } from "drizzle-orm";
import { stuckJobs } from "../clock/stuck-jobs";
import type { Tx } from "../db/tx";
import { countViolations } from "../ledger/check-ledger";

/** What the database tells of the whole site, the same at every process. */
export interface SiteState {
  outboxRows: number;
  /** Id of the oldest event that waits; null: none waits. */
  oldestEvent: number | null;
  /** How long the job that has been due longest has waited, s. */
  jobLatenessSeconds: number;
  stuckJobs: number;
  /** Since the result of the round that has waited longest for its settlement, s. */
  settleAgeSeconds: number;
  violations: number;
}

export async function readState(tx: Tx): Promise<SiteState> {
  const { rows } = await tx.execute<{
    outbox: number;
    oldest: number | null;
    late: number;
    unsettled: number;
  }>(sql`
    SELECT (SELECT count(*) FROM outbox)::int AS outbox, (SELECT min(id) FROM outbox) AS oldest,
      (SELECT greatest(0, epoch_ms(app_now()) - epoch_ms(min(due_at))) FROM job WHERE done_at IS NULL) AS late,
      (SELECT greatest(0, epoch_ms(app_now()) - epoch_ms(min(due_at)))
        FROM job WHERE done_at IS NULL AND kind = 'settle') AS unsettled`);
  const [row] = rows;
  return {
    outboxRows: row?.outbox ?? 0,
    oldestEvent: row?.oldest ?? null,
    jobLatenessSeconds: Number(row?.late ?? 0) / 1_000,
    stuckJobs: await stuckJobs(tx),
    settleAgeSeconds: Number(row?.unsettled ?? 0) / 1_000,
    violations: await countViolations(tx),
  };
}
