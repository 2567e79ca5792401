/** Keeps the totals of rounds that are over, every night, in blocks: reports then read no slips of them. */
import { nextNightlyRun } from "../clock/next-nightly-run";
import { planNightly } from "../clock/plan-nightly";
import type { NextStep } from "../clock/run-job";
import { callFunction } from "../db/call-function";
import type { Tx } from "../db/tx";

/** Behind the members' sums and before the whole ledger is checked; +07:00. */
const NIGHT = "04:15";
/** The other parts of a tick come in between. */
const REST_MS = 1_000;
/** Rounds of one transaction: as many as begin in half a day. */
const BLOCK = 200;

export const planRoundSums = (tx: Tx): Promise<void> => planNightly(tx, "sum-rounds", "rounds");

/** One transaction of the job. The next one follows after a rest; after the last the job waits for the night. */
export async function sumRounds(tx: Tx, now: number, most = BLOCK): Promise<NextStep> {
  const summed: number = await callFunction(tx, "sum_rounds", { most });
  const dueAt = summed < most ? nextNightlyRun(now, NIGHT) : new Date(now + REST_MS);
  return { dueAt, cursor: 0 };
}
