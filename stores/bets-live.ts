import { whenLate } from "@/lib/client/late";
import { live } from "@/lib/client/live";
import { seedClock, serverNow, syncClock } from "@/lib/client/server-clock";
import { roundChannel } from "@/lib/contract/channels";
import type { EventOf } from "@/lib/contract/events";
import { phaseOf } from "@/lib/domain/rounds/phase";
import type { RoomParts } from "./bets-room";
import { atTermsOfNow, limitsOf, withRate } from "./bets-terms";
import { isEditable } from "./sending";

/** What the world changes in a room: rates, the round's state, the clock, another tab. */
export interface LiveActions {
  /** Follows the round until the returned function is called. */
  follow: () => () => void;
  rateMoved: (message: EventOf<"rate-update">) => void;
  roundMoved: (message: EventOf<"round-update">) => void;
  /** Reads round and rates anew: pushes may have been missed. */
  refresh: () => Promise<void>;
}

const TICK_MS = 1000;
const FRESH_FOR_MS = 15_000;
const MOST_TRIES = 3;

export function liveActions({ needs, storage, set, get }: RoomParts): LiveActions {
  let refreshedAtMs = Date.now();
  let refreshing: Promise<void> | undefined;
  /** Pushes heard so far: an answer asked for before one of them may be older than it. */
  let heard = 0;

  const tick = () => {
    const { round, phase } = get();
    const now = phaseOf(round.betList, serverNow());
    if (now !== phase) set({ phase: now });
  };
  /** A better rate is taken at once. A worse one changes no line: it is asked about. */
  const applyTerms = () => {
    const { lines, offers } = get();
    if (isEditable(get())) set({ lines: atTermsOfNow(lines, offers) });
  };

  const readAnew = async () => {
    refreshedAtMs = Date.now();
    try {
      for (let tries = 1; ; tries++) {
        const before = heard;
        const answer = await ask();
        // A push that came meanwhile is the newer word; with pushes without end the last answer will do.
        if (heard !== before && tries < MOST_TRIES) continue;
        set(answer);
        applyTerms();
        return tick();
      }
    } catch {
      // A refresh is a courtesy: the upstream decides on every line when the slip is sent.
    }
  };
  const ask = async () => {
    const { round, offers } = get();
    const { betId } = round.betList;
    const [fresh, ...rates] = await Promise.all([
      needs.call(() => import("@/lib/contract/rounds").then((noun) => noun.oneBetList), {
        query: { id: betId },
      }),
      ...offers.map(({ option }) =>
        needs.call(() => import("@/lib/contract/numbers").then((noun) => noun.rateNow), {
          query: { betId, betType: option },
        }),
      ),
    ]);
    return {
      round: fresh,
      offers: offers.map((offer, at) => ({
        ...offer,
        rate: rates[at]?.defaultRate ?? offer.rate,
        limits: limitsOf(rates[at]),
      })),
    };
  };

  return {
    rateMoved: ({ option, number, multiply }) => {
      heard += 1;
      // Every number of the option may follow its default rate: only the upstream knows which.
      if (number === undefined) return void get().refresh();
      set(({ offers }) => ({ offers: withRate(offers, option, number, multiply) }));
      applyTerms();
    },
    roundMoved: ({ status, unixTimeStamp, reason }) => {
      heard += 1;
      set(({ round }) => ({
        round: { ...round, betList: { ...round.betList, status, unixTimeStamp, reason } },
      }));
      tick();
      if (status === "settled" || status === "void") void get().refresh();
    },
    refresh: () => {
      refreshing ??= readAnew().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    follow: () => {
      const { serverTime, betList } = get().round;
      const { betId } = betList;
      const channel = roundChannel(betId);
      const looked = () => {
        const isOld = Date.now() - refreshedAtMs > FRESH_FOR_MS;
        if (document.visibilityState === "visible" && isOld) void get().refresh();
      };
      const stops = [
        live.on(channel, "rate-update", (message) => get().rateMoved(message)),
        live.on(channel, "round-update", (message) => get().roundMoved(message)),
        live.onReconnect(() => void get().refresh()),
        storage.onOtherTab(() => {
          const { sending } = get();
          if (!isEditable({ sending }) && sending.state !== "confirming") return;
          set({ lines: storage.load()?.lines ?? [] });
          // What stands on the confirm sheet is no longer the slip; perhaps it has been sent over there.
          if (sending.state === "confirming") set({ sending: { state: "draft" } });
        }),
      ];
      const timer = setInterval(tick, TICK_MS);
      document.addEventListener("visibilitychange", looked);
      seedClock(serverTime);
      void whenLate()
        .then(() => syncClock(betId))
        .then(tick);
      return () => {
        for (const stop of stops) stop();
        clearInterval(timer);
        document.removeEventListener("visibilitychange", looked);
      };
    },
  };
}
