import { MINUTE_MS, SECOND_MS } from "../time/time";
import { parseBetId } from "./bet-id";

export type RoundStatus = "upcoming" | "open" | "suspended" | "closed" | "settled" | "void";

/** The part of a bet list that concerns time: its status, and whole seconds since 1970. */
export interface RoundClock {
  /** Identifies the game, which decides how long before its close a round is closing soon. */
  readonly betId?: string;
  readonly status: RoundStatus;
  readonly setResult?: boolean;
  readonly unixTimeStamp: {
    readonly openTime: number;
    readonly realCloseTime: number;
    readonly realResultTime: number;
    /** End of shooting, where the draw is computed after it; absent: shooting ends at `realResultTime`. */
    readonly shotsEndTime?: number;
  };
}

/**
 * What a member sees. `closed`: no bets any more, shooting continues; `waiting`: the result is being computed,
 * or is due.
 */
export type RoundPhase =
  | "upcoming"
  | "open"
  | "closing-soon"
  | "last-minute"
  | "suspended"
  | "closed"
  | "waiting"
  | "settled"
  | "void";

const CLOSING_SOON_MS = 10 * MINUTE_MS;
export const LAST_MINUTE_MS = MINUTE_MS;

/**
 * Games with short rounds: part of a round's time must remain in which it is simply open, and no more than that, or a
 * clock with less time left looks the calmer one of two.
 */
const closingSoonOf: Readonly<Record<string, number>> = { yeekee_5: 3 * MINUTE_MS };

/** How long before its close a round is closing soon, ms. */
export function closingSoonMs(betId?: string): number {
  const betType = betId === undefined ? undefined : parseBetId(betId)?.betType;
  return (betType !== undefined && closingSoonOf[betType]) || CLOSING_SOON_MS;
}

/** The same in seconds: from here on every countdown of the round is marked, in lists as on its page. */
export const closingSoonSeconds = (betId?: string): number => closingSoonMs(betId) / SECOND_MS;

/**
 * The phase at `nowMs` (server time). Time decides: a status that lags behind the clock does not keep a round
 * open.
 */
export function phaseOf(round: RoundClock, nowMs: number): RoundPhase {
  const { status, unixTimeStamp } = round;
  if (status === "settled" || status === "void") return status;
  const leftMs = unixTimeStamp.realCloseTime * SECOND_MS - nowMs;
  if (leftMs <= 0 || status === "closed") {
    return nowMs < shotsEndMs(round) ? "closed" : "waiting";
  }
  if (status === "suspended") return "suspended";
  if (nowMs < unixTimeStamp.openTime * SECOND_MS) return "upcoming";
  if (leftMs < LAST_MINUTE_MS) return "last-minute";
  return leftMs < closingSoonMs(round.betId) ? "closing-soon" : "open";
}

/** When shooting ends, in ms; of a round without shots, when its result is due. */
export const shotsEndMs = ({ unixTimeStamp }: Pick<RoundClock, "unixTimeStamp">): number =>
  (unixTimeStamp.shotsEndTime ?? unixTimeStamp.realResultTime) * SECOND_MS;

/** True while bets are taken: from the opening until just before the real close time. */
export const isBettable = (round: RoundClock, nowMs: number): boolean => takesBets(phaseOf(round, nowMs));

/** The phases in which bets are taken; the upstream decides in the end. */
export const takesBets = (phase: RoundPhase): boolean =>
  phase === "open" || phase === "closing-soon" || phase === "last-minute";

/** Results may be fetched from the real result time on, or once the result is set. */
export function canFetchResult(round: RoundClock, nowMs: number): boolean {
  return round.setResult === true || nowMs >= round.unixTimeStamp.realResultTime * SECOND_MS;
}

/** Order of the lotto list: the soonest to close first; finished rounds last, the latest of them first. */
export function compareRounds(a: RoundClock, b: RoundClock, nowMs: number): number {
  const overA = isOver(a, nowMs);
  const overB = isOver(b, nowMs);
  if (overA !== overB) return overA ? 1 : -1;
  const byClose = a.unixTimeStamp.realCloseTime - b.unixTimeStamp.realCloseTime;
  return overA ? -byClose : byClose;
}

/** No bets any more, for good: `closed`, `waiting`, `settled` and `void` of `phaseOf`, without telling them apart. */
function isOver({ status, unixTimeStamp }: RoundClock, nowMs: number): boolean {
  if (status === "settled" || status === "void" || status === "closed") return true;
  return unixTimeStamp.realCloseTime * SECOND_MS <= nowMs;
}
