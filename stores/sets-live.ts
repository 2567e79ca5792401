import { whenLate } from "@/lib/client/late";
import { live } from "@/lib/client/live";
import { seedClock, serverNow, syncClock } from "@/lib/client/server-clock";
import { roundChannel } from "@/lib/contract/channels";
import { phaseOf } from "@/lib/domain/rounds/phase";
import { withNews } from "./round-news";
import { isEditable } from "./sending";
import type { SetRoomParts } from "./sets-room";
import { setTermsOf } from "./sets-terms";

/** What the world changes in a room of sets: the round's state, what is left, the clock, another tab. */
export interface SetLive {
  /** Follows the round until the returned function is called. */
  follow: () => () => void;
  /** Reads the round and what is left anew. */
  refresh: () => Promise<void>;
}

const TICK_MS = 1000;
const FRESH_FOR_MS = 15_000;

export function setLive({ needs, storage, set, get }: SetRoomParts): SetLive {
  let refreshedAtMs = Date.now();
  let refreshing: Promise<void> | undefined;

  const tick = () => {
    const phase = phaseOf(get().round.betList, serverNow());
    if (phase !== get().phase) set({ phase });
  };

  const readAnew = async () => {
    refreshedAtMs = Date.now();
    const { betId } = get().round.betList;
    const [round, quotas] = await Promise.allSettled([
      needs.call(() => import("@/lib/contract/rounds").then((noun) => noun.oneBetList), {
        query: { id: betId },
      }),
      needs.call(() => import("@/lib/contract/lotteries").then((noun) => noun.lottery4dQuotas), {
        query: { betId },
      }),
    ]);
    // A refresh is a courtesy: what does not come leaves what was there; the upstream decides when sets are sent.
    if (round.status === "fulfilled") set({ round: round.value });
    if (quotas.status === "fulfilled") set({ terms: setTermsOf(quotas.value) });
    tick();
  };

  const takeFromOtherTab = () => {
    const { sending } = get();
    if (!isEditable({ sending }) && sending.state !== "confirming") return;
    set({ rows: storage.load()?.rows ?? [] });
    // What stands on the confirm sheet is no longer the slip; perhaps it has been sent over there.
    if (sending.state === "confirming") set({ sending: { state: "draft" } });
  };

  return {
    refresh: () => {
      refreshing ??= readAnew().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    follow: () => {
      const { round } = get();
      const { betId } = round.betList;
      const channel = roundChannel(betId);
      const looked = () => {
        const isOld = Date.now() - refreshedAtMs > FRESH_FOR_MS;
        if (document.visibilityState === "visible" && isOld) void get().refresh();
      };
      const stops = [
        live.on(channel, "round-update", (news) => {
          set({ round: withNews(get().round, news) });
          tick();
          const { status } = news;
          if (status === "settled" || status === "void") void get().refresh();
        }),
        live.onReconnect(() => void get().refresh()),
        storage.onOtherTab(takeFromOtherTab),
      ];
      const timer = setInterval(tick, TICK_MS);
      document.addEventListener("visibilitychange", looked);
      seedClock(round.serverTime);
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
