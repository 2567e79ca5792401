import { and, eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import {
  boundsAfterMove,
  type Movable,
  moveRefusal,
  movesLater,
  type RoundBounds,
  type RoundInstants,
} from "@/lib/domain/rounds/reschedule";
import { drawBoundsOn } from "@/lib/domain/rounds/schedule";
import { bangkokDate, bangkokIso } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { callFunction } from "../db/call-function";
import { job, round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { enqueueRoundEvents } from "../rounds/enqueue-round-events";
import { findRound } from "../rounds/find-round";
import { markets } from "../rounds/markets";
import { type RoundRow, statusOf } from "../rounds/round-view";
import { isSealed, lockDraw } from "../yeekee/draws";
import { isDraw, moveNextOpening, nextOpening } from "./next-draw";

export interface NewTimes {
  closeMs: number;
  /** When the result is promised */
  resultMs: number;
}

/** A move that the rules allow, of a round that is locked. */
export interface Move {
  row: RoundRow;
  was: Movable;
  /** When bets end; of a closed round its own close */
  closeMs: number;
  /** When the result is due: of a round of shots the end of its shooting, before the promised time */
  resultMs: number;
  bounds: RoundBounds;
  /** It takes two people */
  isLater: boolean;
}

/**
 * Locks a round, with its jobs before it as their handlers do, and judges its new times; a close under way is waited
 * for, and then refuses them. A sealed round keeps its times: the end of its shooting is part of the seal. Throws the
 * refusal.
 */
export async function judgeMove(tx: Tx, betId: string, to: NewTimes): Promise<Move> {
  await tx
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.ref, betId), sql`${job.doneAt} is null`))
    .orderBy(job.id)
    .for("update");
  const row = await findRound(tx, betId, true);
  const now = await nowMs(tx);
  const was = movableOf(row, now);
  const resultMs = to.resultMs - drawingMs(row);
  const times = { closeMs: to.closeMs, resultMs };
  const bounds = boundsAfterMove(was, times, boundsOnNewDay(row, to.closeMs), now);
  const refusal = moveRefusal(was, times, bounds, now);
  const draw = await lockDraw(tx, betId);
  const isFixed = draw !== null && isSealed(draw);
  if (
    isFixed &&
    (refusal === null || refusal === "round-times-malformed" || refusal === "round-close-too-late")
  )
    throw new Fault("round-sealed");
  if (refusal === "round-closed")
    throw new Fault("round-closed", { lateByMs: Math.max(0, now - was.closeMs) });
  if (refusal === "round-close-too-late")
    throw new Fault(refusal, { latest: bangkokIso(bounds.latestCloseMs) });
  if (refusal) throw new Fault(refusal);
  const closeMs = was.status === "closed" ? was.closeMs : to.closeMs;
  // Refused here, so that nobody is asked to agree to what cannot be.
  await nextOpening(tx, row, resultMs, now);
  return { row, was, closeMs, resultMs, bounds, isLater: movesLater(was, { closeMs, resultMs }, bounds) };
}

/**
 * Changes a round's times and moves its jobs. Slips are unchanged; until when they can be cancelled never moves later.
 */
export async function moveTimes(tx: Tx, { row, was, closeMs, resultMs, bounds }: Move, reason: string) {
  const { betId } = row;
  await tx
    .update(round)
    .set({
      ...(was.status === "closed" ? {} : { closeAt: new Date(closeMs) }),
      resultAt: new Date(resultMs),
      ...(row.resultDueAt ? { resultDueAt: new Date(resultMs + drawingMs(row)) } : {}),
      latestCloseAt: new Date(bounds.latestCloseMs),
      figureAt: new Date(bounds.figureMs),
      reason,
      movedReason: reason,
      // A draw's date is the day on which it is held.
      ...(isDraw(scheduleOf(row)) ? { serviceDate: bangkokDate(closeMs) } : {}),
    })
    .where(eq(round.betId, betId));
  await moveJobs(tx, betId, was, { closeMs, resultMs });
  await moveNextOpening(tx, row, resultMs, await nowMs(tx));
  await enqueueRoundEvents(tx, betId);
  await callFunction(tx, "announce_poys", { betId });
}

const marketOf = ({ betType }: RoundRow) => markets.find((market) => market.betType === betType);
const scheduleOf = (row: RoundRow) => marketOf(row)?.schedule;

/** Of a draw whose bets would end on another day than the one of its figure: the bounds of that day. */
function boundsOnNewDay(row: RoundRow, closeMs: number): RoundBounds | null {
  const day = bangkokDate(closeMs);
  return day === bangkokDate(row.figureAt.getTime()) ? null : drawBoundsOn(scheduleOf(row), day);
}

function movableOf(row: RoundRow, now: number): Movable {
  return {
    openMs: row.openAt.getTime(),
    closeMs: row.closeAt.getTime(),
    resultMs: row.resultAt.getTime(),
    plannedCloseMs: row.plannedCloseAt.getTime(),
    latestCloseMs: row.latestCloseAt.getTime(),
    figureMs: row.figureAt.getTime(),
    status: row.result ? "settled" : statusOf(row, now),
    isShot: marketOf(row)?.rule === "shots",
  };
}

/** How long after the end of shooting the result is promised; none for rounds without shots. */
const drawingMs = ({ resultAt, resultDueAt }: RoundRow): number =>
  resultDueAt ? resultDueAt.getTime() - resultAt.getTime() : 0;

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
