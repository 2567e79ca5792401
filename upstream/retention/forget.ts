/** Forgets personal rows whose time is over: a job for each rule, every night, in blocks. */
import { sql } from "drizzle-orm";
import { nextNightlyRun } from "../clock/next-nightly-run";
import type { NextStep } from "../clock/run-job";
import type { Tx } from "../db/tx";
import { retentionRules } from "./rules";

/** Rows of one transaction: other jobs and calls come in between. */
const BLOCK = 2_000;
/** When hardly anybody bets and no market closes, +07:00. */
const NIGHT = "04:40";

/** Adds the job of each rule that has none; due at once, and from then on every night. */
export async function planForgetting(tx: Tx): Promise<void> {
  const names = retentionRules.map(({ name }) => name);
  await tx.execute(sql`
    INSERT INTO job (kind, ref, due_at)
    SELECT 'forget', name, app_now() FROM unnest(${sql.param(names)}::text[]) AS name
    ON CONFLICT DO NOTHING`);
}

/**
 * One block of a rule: the next block follows at once, and after the last one the job rests until the night. A rule
 * that a later release no longer has ends.
 * @param now the service's clock, which says when the job runs; what is old is told by real time
 */
export async function forgetBlock(
  tx: Tx,
  name: string,
  now: number,
  most = BLOCK,
): Promise<Date | NextStep | undefined> {
  const rule = retentionRules.find((one) => one.name === name);
  if (!rule) return undefined;
  const before = sql`clock_timestamp() - ${rule.days} * interval '1 day'`;
  const { rowCount } = await tx.execute(rule.forget(before, most));
  return (rowCount ?? 0) < most ? nextNightlyRun(now, NIGHT) : { dueAt: new Date(now), cursor: 0 };
}
