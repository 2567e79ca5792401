/** How a slip of any kind stays up to date while its page is open. Bets and sets share it. */

import { afterInteraction } from "@/lib/client/page/after-interaction";
import { live } from "@/lib/client/realtime/live";
import { seedClock, serverNow, syncClock } from "@/lib/client/realtime/server-clock";
import type { Round } from "@/lib/contract/rounds";
import { epochMs } from "@/lib/domain/time/time";

interface FreshnessSource {
  round: () => Round;
  /** Updates the phase by the clock. */
  tick: () => void;
  /** Reads again what pushes may have missed. */
  readAnew: () => Promise<void>;
  /** Subscribes to the round and to other tabs; returns the unsubscribe functions. */
  listen: (betId: string) => readonly (() => void)[];
}

export interface Freshness {
  /** Follows the round until the returned function is called. */
  follow: () => () => void;
  /** Reads again: pushes may have been missed. Single-flight. */
  refresh: () => Promise<void>;
}

const TICK_MS = 1000;
const FRESH_FOR_MS = 15_000;
const MOST_TRIES = 3;

/**
 * An answer that no push has overtaken: one that was requested before a push may be older than it. Rates may
 * change without end, so the last answer is used then, but never one older than a push of the round itself.
 * @param heard how many pushes came so far
 * @param roundPushCount how many of them were of the round
 */
export async function askUntilStable<Answer>(
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

export function keepFresh({ round, tick, readAnew, listen }: FreshnessSource): Freshness {
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
      // A page restored from the back-forward cache shows its state at that time, however old.
      if (serverNow() - epochMs(serverTime) > FRESH_FOR_MS) void refresh();
      void afterInteraction()
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
