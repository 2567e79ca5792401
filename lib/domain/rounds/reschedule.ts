import { SECOND_MS } from "../time";
import type { RoundStatus } from "./phase";

/** Instants of a round, epoch ms. */
export interface RoundInstants {
  readonly openMs: number;
  readonly closeMs: number;
  readonly resultMs: number;
}

export type MoveRefusal = "round-closed" | "round-settled-already" | "round-void" | "round-times-malformed";

/** A round that is to be moved. `isShot`: its result is made of the shots that come until the result time. */
export interface Movable extends RoundInstants {
  readonly status: RoundStatus;
  readonly isShot?: boolean;
}

/**
 * Why a round cannot be given other times, or null when it can. What is closed stays closed: of such a round
 * the result alone may come later, unless that would let more shots in. A close that is due already is no
 * move; ending a round now is a close.
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
    // Times go over the wire in whole seconds; a round that was closed by hand has a finer one.
    const keepsClose = Math.floor(to.closeMs / SECOND_MS) === Math.floor(closeMs / SECOND_MS);
    if (!keepsClose || isShot) return "round-closed";
    return isWhole(to.resultMs) && to.resultMs > nowMs ? null : "round-times-malformed";
  }
  const isInOrder = nowMs < to.closeMs && openMs < to.closeMs && to.closeMs <= to.resultMs;
  return isInOrder && isWhole(to.closeMs) && isWhole(to.resultMs) ? null : "round-times-malformed";
}

/** A draw that waits for the one before it: it opens so long after that one's result. */
interface Waiting extends Pick<RoundInstants, "openMs" | "closeMs"> {
  readonly restMs: number;
}

/**
 * When the next draw opens once the one before it has another result time: as long after it as was planned.
 * One that is open already, or opens for a reason of its own, keeps its time. A move that would leave it no
 * time to take bets in is malformed: there is always a draw to bet on.
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

/** When the next draw opens once the one before it is void: in that one's place, which may be at once. */
export function openingAfterVoid(
  next: Pick<RoundInstants, "openMs">,
  gone: Pick<RoundInstants, "openMs">,
  nowMs: number,
): number {
  return Math.min(next.openMs, Math.max(gone.openMs, nowMs));
}
