import { SECOND_MS } from "../time/time";
import { closingSoonMs, LAST_MINUTE_MS, type RoundClock, shotsEndMs } from "./phase";

/**
 * The latest moment, from `fromMs` to `nowMs`, at which one of the rounds changed its phase by the clock;
 * `fromMs` where none did. The phases at that moment are those of now, so a list that is rendered for it changes
 * only when it has to.
 */
export function lastPhaseChange(rounds: readonly RoundClock[], fromMs: number, nowMs: number): number {
  const passed = rounds.flatMap(changesOf).filter((atMs) => atMs <= nowMs);
  return Math.max(fromMs, ...passed);
}

/** A round is closing soon from the first millisecond on in which less than that time is left. */
function changesOf(round: RoundClock): readonly number[] {
  const { openTime, realCloseTime } = round.unixTimeStamp;
  const closeMs = realCloseTime * SECOND_MS;
  return [
    openTime * SECOND_MS,
    closeMs - closingSoonMs(round.betId) + 1,
    closeMs - LAST_MINUTE_MS + 1,
    closeMs,
    shotsEndMs(round),
  ];
}
