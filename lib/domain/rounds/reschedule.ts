import { SECOND_MS } from "../time/time";
import type { RoundStatus } from "./phase";
import { FIGURE_MARGIN_MS } from "./schedule";

/** Instants of a round, epoch ms. */
export interface RoundInstants {
  readonly openMs: number;
  readonly closeMs: number;
  readonly resultMs: number;
}

/** What holds a round's close before its figure, epoch ms. */
export interface RoundBounds {
  readonly latestCloseMs: number;
  readonly figureMs: number;
}

export type MoveRefusal =
  | "round-closed"
  | "round-close-too-late"
  | "round-settled-already"
  | "round-void"
  | "round-times-malformed";

/** A round to be moved. `isShot`: its result depends on the shots until the result time. */
export interface Movable extends RoundInstants, RoundBounds {
  readonly status: RoundStatus;
  readonly plannedCloseMs: number;
  readonly isShot?: boolean;
}

type NewTimes = Pick<RoundInstants, "closeMs" | "resultMs">;

/**
 * The bounds of a round with other times. They stay, but for a draw that is held on another day, whose bounds are those
 * of that day (`onNewDay`) if it is moved before its planned close, and for a result that is truly early, before which
 * the bets must be over by the margin.
 */
export function boundsAfterMove(
  was: Movable,
  to: NewTimes,
  onNewDay: RoundBounds | null,
  nowMs: number,
): RoundBounds {
  if (was.isShot) return { figureMs: to.resultMs, latestCloseMs: Math.min(was.latestCloseMs, to.resultMs) };
  const { figureMs, latestCloseMs } = onNewDay && nowMs < was.plannedCloseMs ? onNewDay : was;
  if (to.resultMs >= figureMs) return { figureMs, latestCloseMs };
  const beforeResultMs = Math.min(latestCloseMs, to.resultMs - FIGURE_MARGIN_MS);
  const isOver = was.status === "closed";
  return {
    figureMs: to.resultMs,
    latestCloseMs: isOver ? Math.max(was.closeMs, beforeResultMs) : beforeResultMs,
  };
}

/** True where a move takes two people: bets, result or figure come later, or the figure is said to come earlier. */
export const movesLater = (was: Movable, to: NewTimes, bounds: RoundBounds): boolean =>
  to.closeMs > was.closeMs ||
  to.resultMs > was.resultMs ||
  bounds.latestCloseMs > was.latestCloseMs ||
  bounds.figureMs !== was.figureMs;

/**
 * Why a round cannot be rescheduled, or null when it can. A closed round stays closed: only its result may come
 * later, unless that would allow more shots. A new close time must be in the future: to end a round now, it is
 * closed instead. No close passes the bound (`boundsAfterMove`), whoever asks.
 */
export function moveRefusal(
  { status, openMs, closeMs, isShot = false }: Movable,
  to: NewTimes,
  { latestCloseMs }: RoundBounds,
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
  if (!(isInOrder && isWhole(to.closeMs) && isWhole(to.resultMs))) return "round-times-malformed";
  return to.closeMs > latestCloseMs ? "round-close-too-late" : null;
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
