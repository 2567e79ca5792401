import { SECOND_MS } from "../time/time";
import type { RoundStatus } from "./phase";

/** Instants of a round, epoch ms. */
export interface RoundInstants {
  readonly openMs: number;
  readonly closeMs: number;
  readonly resultMs: number;
}

export type MoveRefusal = "round-closed" | "round-settled-already" | "round-void" | "round-times-malformed";

/** A round to be moved. `isShot`: its result depends on the shots until the result time. */
export interface Movable extends RoundInstants {
  readonly status: RoundStatus;
  readonly isShot?: boolean;
}

/**
 * Why a round cannot be rescheduled, or null when it can. A closed round stays closed: only its result may come
 * later, unless that would allow more shots. A new close time must be in the future: to end a round now, it is
 * closed instead.
 */
export function moveRefusal(
  { status, openMs, closeMs, isShot = false }: Movable,
  to: Pick<RoundInstants, "closeMs" | "resultMs">,
  nowMs: number,
): MoveRefusal | null {
  if (status === "settled") return "round-settled-already";
  if (status === "void") return "round-void";
  const isWhole = (ms: number) => ms % SECOND_MS === 0;
  if (status === "closed") {
    // Times on the wire are whole seconds; a round that was closed by hand has milliseconds.
    const keepsClose = Math.floor(to.closeMs / SECOND_MS) === Math.floor(closeMs / SECOND_MS);
    if (!keepsClose || isShot) return "round-closed";
    return isWhole(to.resultMs) && to.resultMs > nowMs ? null : "round-times-malformed";
  }
  const isInOrder = nowMs < to.closeMs && openMs < to.closeMs && to.closeMs <= to.resultMs;
  return isInOrder && isWhole(to.closeMs) && isWhole(to.resultMs) ? null : "round-times-malformed";
}

/** A draw that opens so long after the result of the draw before it. */
interface Waiting extends Pick<RoundInstants, "openMs" | "closeMs"> {
  readonly restMs: number;
}

/**
 * When the next draw opens after the draw before it got another result time: with the planned delay. One that is
 * open already, or whose opening depends on nothing else, keeps its time. A move that would leave no time for
 * bets is malformed: there must always be a draw to bet on.
 */
export function openingAfterMove(
  next: Waiting,
  { wasResultMs, resultMs }: { wasResultMs: number; resultMs: number },
  nowMs: number,
): number | "round-times-malformed" {
  const waits = next.openMs === wasResultMs + next.restMs && next.openMs > nowMs;
  if (!waits) return next.openMs;
  const openMs = resultMs + next.restMs;
  return openMs < next.closeMs ? openMs : "round-times-malformed";
}

/**
 * When the next draw opens after the one before it was voided: at that one's opening time, which may be at once.
 */
export function openingAfterVoid(
  next: Pick<RoundInstants, "openMs">,
  gone: Pick<RoundInstants, "openMs">,
  nowMs: number,
): number {
  return Math.min(next.openMs, Math.max(gone.openMs, nowMs));
}
