import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { Schedule } from "@/lib/domain/rounds/market";
import { openingAfterMove, openingAfterVoid } from "@/lib/domain/rounds/reschedule";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { job, round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { enqueueRoundEvents } from "../rounds/enqueue-round-events";
import { findRound } from "../rounds/find-round";
import { markets } from "../rounds/markets";
import type { RoundRow } from "../rounds/round-view";

/** Markets in which a draw opens after the one before it; other rounds open by their schedule only. */
export const isDraw = (schedule: Schedule | undefined) =>
  schedule?.kind === "draws" || schedule?.kind === "set";

/**
 * The draw that opens after another one, locked, and when it opens once that one's result time is another; null where
 * none waits for it. Throws `round-times-malformed`.
 */
export async function nextOpening(
  tx: Tx,
  row: RoundRow,
  resultMs: number,
  now: number,
): Promise<{ next: RoundRow; openMs: number } | null> {
  const next = await nextDraw(tx, row);
  if (!next) return null;
  const restMs = restOf(scheduleOf(row));
  const opens = openingAfterMove(
    { ...instantsOf(next), restMs },
    { wasResultMs: row.resultAt.getTime(), resultMs },
    now,
  );
  if (opens === "round-times-malformed") throw new Fault(opens);
  return { next, openMs: opens };
}

/** Moves the opening of the next draw when a result time has changed. */
export async function moveNextOpening(tx: Tx, row: RoundRow, resultMs: number, now: number): Promise<void> {
  const opening = await nextOpening(tx, row, resultMs, now);
  if (opening) await openAt(tx, opening.next, opening.openMs);
}

/** After a void the next draw opens at once, so that there is always one to bet on. */
export async function openInPlaceOf(tx: Tx, row: RoundRow, now: number): Promise<void> {
  const next = await nextDraw(tx, row);
  if (next) await openAt(tx, next, openingAfterVoid(instantsOf(next), instantsOf(row), now));
}

const scheduleOf = ({ betType }: RoundRow) => markets.find((market) => market.betType === betType)?.schedule;

const restOf = (schedule: Schedule | undefined) =>
  schedule?.kind === "draws" ? schedule.restMinutes * MINUTE_MS : 0;

const instantsOf = ({ openAt, closeAt }: RoundRow) => ({
  openMs: openAt.getTime(),
  closeMs: closeAt.getTime(),
});

/** The draw that follows one, locked; null where there is none, or where the market has no draws. */
async function nextDraw(tx: Tx, row: RoundRow): Promise<RoundRow | null> {
  if (!isDraw(scheduleOf(row))) return null;
  const [next] = await tx
    .select()
    .from(round)
    .where(
      and(
        eq(round.betType, row.betType),
        // The previous draw may have its new times already.
        ne(round.betId, row.betId),
        gt(round.closeAt, row.closeAt),
        ne(round.status, "void"),
      ),
    )
    .orderBy(asc(round.closeAt), asc(round.betId))
    .limit(1);
  return next ? findRound(tx, next.betId, true) : null;
}

async function openAt(tx: Tx, next: RoundRow, openMs: number): Promise<void> {
  if (openMs === next.openAt.getTime()) return;
  const opens = new Date(openMs);
  await tx.update(round).set({ openAt: opens }).where(eq(round.betId, next.betId));
  await tx
    .update(job)
    .set({ dueAt: opens })
    .where(and(eq(job.kind, "open"), eq(job.ref, next.betId), sql`${job.doneAt} is null`));
  await enqueueRoundEvents(tx, next.betId);
}
