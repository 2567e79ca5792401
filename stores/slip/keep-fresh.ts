/** How a room of any kind stays up to date while it is on screen. Bets and sets share it. */
import { whenLate } from "@/lib/client/page/late";
import { live } from "@/lib/client/realtime/live";
import { seedClock, serverNow, syncClock } from "@/lib/client/realtime/server-clock";
import type { Round } from "@/lib/contract/rounds";

interface Room {
  round: () => Round;
  /** Brings the phase up to the clock. */
  tick: () => void;
  /** Reads anew what pushes may have missed. */
  readAnew: () => Promise<void>;
  /** Begins to hear of the round and of other tabs; answers the ways to stop. */
  listen: (betId: string) => readonly (() => void)[];
}

export interface Freshness {
  /** Follows the round until the returned function is called. */
  follow: () => () => void;
  /** Reads the room anew: pushes may have been missed. A second call meanwhile is the same one. */
  refresh: () => Promise<void>;
}

const TICK_MS = 1000;
const FRESH_FOR_MS = 15_000;
const MOST_TRIES = 3;

/**
 * An answer that no push has overtaken: one that was asked for before a push may be older than it. Rates may move
 * without end, and then the last answer will do; never one that is older than what was heard of the round itself.
 * @param heard how many pushes came so far
 * @param heardOfRound how many of them were of the round
 */
export async function askInQuiet<Answer>(
  ask: () => Promise<Answer>,
  heard: () => number,
  heardOfRound = heard,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const before = { heard: heard(), ofRound: heardOfRound() };
    const answer = await ask();
    if (heard() === before.heard) return answer;
    if (tries >= MOST_TRIES && heardOfRound() === before.ofRound) return answer;
  }
}

export function keepFresh({ round, tick, readAnew, listen }: Room): Freshness {
  let refreshedAtMs = Date.now();
  let refreshing: Promise<void> | undefined;

  const read = async () => {
    refreshedAtMs = Date.now();
    try {
      await readAnew();
    } finally {
      refreshing = undefined;
    }
  };
  const refresh = () => {
    refreshing ??= read();
    return refreshing;
  };

  return {
    refresh,
    follow: () => {
      const { serverTime, betList } = round();
      const looked = () => {
        const isOld = Date.now() - refreshedAtMs > FRESH_FOR_MS;
        if (document.visibilityState === "visible" && isOld) void refresh();
      };
      const stops = [...listen(betList.betId), live.onReconnect(() => void refresh())];
      const timer = setInterval(tick, TICK_MS);
      document.addEventListener("visibilitychange", looked);
      seedClock(serverTime);
      // Back in the history one gets the room as it was left, however long ago.
      if (serverNow() - Date.parse(serverTime) > FRESH_FOR_MS) void refresh();
      void whenLate()
        .then(() => syncClock(betList.betId))
        .then(tick);
      return () => {
        for (const stop of stops) stop();
        clearInterval(timer);
        document.removeEventListener("visibilitychange", looked);
      };
    },
  };
}
