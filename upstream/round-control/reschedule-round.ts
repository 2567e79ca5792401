import { and, eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { moveRefusal, type RoundInstants } from "@/lib/domain/rounds/reschedule";
import { bangkokDate } from "@/lib/domain/time/time";
import { callFunction } from "../db/call-function";
import { job, round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { enqueueRoundEvents } from "../rounds/enqueue-round-events";
import { findRound } from "../rounds/find-round";
import { markets } from "../rounds/markets";
import { type RoundRow, statusOf } from "../rounds/round-view";
import { isSealed, lockDraw } from "../yeekee/draws";
import { isDraw, moveNextOpening } from "./next-draw";

export interface NewTimes {
  closeMs: number;
  resultMs: number;
  reason: string;
}

/**
 * Changes a round's times and moves its jobs; returns the former row. Jobs are locked before the round, in the
 * order of their handlers: a close under way is waited for, and then refuses the change. Slips are unchanged;
 * their cancel deadline follows from the round. A sealed round keeps its times: the end of its shooting is part of
 * the seal.
 */
export async function moveTimes(tx: Tx, betId: string, to: NewTimes, nowMs: () => Promise<number>) {
  await tx
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.ref, betId), sql`${job.doneAt} is null`))
    .orderBy(job.id)
    .for("update");
  const row = await findRound(tx, betId, true);
  const now = await nowMs();
  const was = instantsOf(row);
  const status = row.result ? "settled" : statusOf(row, now);
  const market = markets.find(({ betType }) => betType === row.betType);
  const resultMs = to.resultMs - drawingMs(row);
  const refusal = moveRefusal(
    { ...was, status, isShot: market?.rule === "shots" },
    { closeMs: to.closeMs, resultMs },
    now,
  );
  const draw = await lockDraw(tx, betId);
  const isFixed = draw !== null && isSealed(draw);
  if (isFixed && (refusal === null || refusal === "round-times-malformed")) throw new Fault("round-sealed");
  if (refusal === "round-closed")
    throw new Fault("round-closed", { lateByMs: Math.max(0, now - was.closeMs) });
  if (refusal) throw new Fault(refusal);

  const { reason } = to;
  const closeMs = status === "closed" ? was.closeMs : to.closeMs;
  await tx
    .update(round)
    .set({
      ...(status === "closed" ? {} : { closeAt: new Date(closeMs) }),
      resultAt: new Date(resultMs),
      ...(row.resultDueAt ? { resultDueAt: new Date(to.resultMs) } : {}),
      reason,
      movedReason: reason,
      // A draw's date is the day on which it is held.
      ...(isDraw(market?.schedule) ? { serviceDate: bangkokDate(closeMs) } : {}),
    })
    .where(eq(round.betId, betId));
  await moveJobs(tx, betId, was, { closeMs, resultMs });
  await moveNextOpening(tx, row, resultMs, now);
  await enqueueRoundEvents(tx, betId);
  await callFunction(tx, "announce_poys", { betId });
  return row;
}

/** How long after the end of shooting the result is promised; none for rounds without shots. */
const drawingMs = ({ resultAt, resultDueAt }: RoundRow): number =>
  resultDueAt ? resultDueAt.getTime() - resultAt.getTime() : 0;

const instantsOf = (row: RoundRow): RoundInstants => ({
  openMs: row.openAt.getTime(),
  closeMs: row.closeAt.getTime(),
  resultMs: row.resultAt.getTime(),
});

/** Jobs due with the close move with the close, later ones with the result. */
async function moveJobs(
  tx: Tx,
  betId: string,
  was: RoundInstants,
  to: Pick<NewTimes, "closeMs" | "resultMs">,
): Promise<void> {
  const [byClose, byResult] = [to.closeMs - was.closeMs, to.resultMs - was.resultMs];
  await tx.execute(sql`
    UPDATE ${job} SET due_at = due_at + interval '1 millisecond' *
      CASE WHEN kind <> 'close' AND due_at >= ${new Date(was.resultMs)}::timestamptz THEN ${byResult}::bigint ELSE ${byClose}::bigint END
    WHERE ref = ${betId} AND done_at IS NULL AND kind NOT IN ('open', 'settle')`);
}
