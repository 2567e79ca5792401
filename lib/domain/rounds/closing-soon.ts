import { epochMs } from "../time/time";
import { compareRounds, isBettable, phaseOf, type RoundClock } from "./phase";

/** A round with the upstream's time of its reading. */
export interface TimedRound {
  readonly serverTime: string;
  readonly betList: RoundClock;
}

const mostShown = 6;
const fewestShown = 3;

/** Open rounds by the upstream's clock, the first to close first; with few of them, also the next to open. */
export function closingSoon<Timed extends TimedRound>(rounds: readonly Timed[]): readonly Timed[] {
  const nowMs = ({ serverTime }: Timed) => epochMs(serverTime);
  const open = rounds
    .filter((round) => isBettable(round.betList, nowMs(round)))
    .toSorted((a, b) => compareRounds(a.betList, b.betList, nowMs(a)));
  const next = rounds
    .filter((round) => phaseOf(round.betList, nowMs(round)) === "upcoming")
    .toSorted((a, b) => a.betList.unixTimeStamp.openTime - b.betList.unixTimeStamp.openTime);
  return [...open.slice(0, mostShown), ...next.slice(0, Math.max(0, fewestShown - open.length))];
}

/** When the first of the rounds that take bets closes, in whole seconds; null where none does. */
export function nextCloseSeconds(rounds: readonly TimedRound[]): number | null {
  const closes = rounds
    .filter(({ betList, serverTime }) => isBettable(betList, epochMs(serverTime)))
    .map(({ betList }) => betList.unixTimeStamp.realCloseTime);
  return closes.length > 0 ? Math.min(...closes) : null;
}
