import { createStore } from "zustand/vanilla";
import { serverNow } from "@/lib/client/realtime/server-clock";
import { roundChannel } from "@/lib/contract/channels";
import type { EventOf } from "@/lib/contract/events";
import type { RoundUpdate } from "@/lib/domain/rounds/round-update";
import { epochMs } from "@/lib/domain/time/time";
import { storeHook } from "../_core/registry";

/** With the upstream's time of the state. */
interface ReceivedUpdate extends RoundUpdate {
  receivedAtMs: number;
}

export interface RoundUpdates {
  /** Pushed states of rounds since the page was rendered, by betId. */
  updates: Readonly<Record<string, ReceivedUpdate>>;
  /**
   * Subscribes to rounds until the returned function is called. `askAgain` is called when only the server knows
   * the rest: a result, the next round, whatever a lost connection missed.
   */
  follow: (betIds: readonly string[], askAgain: () => void) => () => void;
  /** The server has rendered again, as of this time of the upstream's; later pushes stay. */
  forget: (renderedAtMs: number) => void;
  /** True for a page that was restored and shows an old state. */
  isOld: (renderedAtMs: number) => boolean;
}

/** A push carries the time at which it was written; an answer read before that time does not include it. */
const STANDS_WITHIN_MS = 1_000;
const FRESH_FOR_MS = 15_000;

/** Rounds of a list, kept up to date while it is shown. The realtime code is loaded by `follow`. */
export const createRoundUpdates = () =>
  createStore<RoundUpdates>()((set, get) => ({
    updates: {},
    follow: (betIds, askAgain) => {
      let ends: (() => void)[] = [];
      let isOver = false;
      void import("@/lib/client/realtime/live").then(({ live }) => {
        if (isOver) return;
        const received = ({ betId, serverTime, ...update }: EventOf<"round-update">) => {
          const receivedAtMs = serverTime ? epochMs(serverTime) : serverNow();
          set({ updates: { ...get().updates, [betId]: { ...update, receivedAtMs } } });
          if (update.status === "closed" || update.status === "settled" || update.status === "void")
            askAgain();
        };
        ends = [
          ...betIds.map((betId) => live.on(roundChannel(betId), "round-update", received)),
          // On the first connection as well: pushes since the page was rendered were missed.
          live.onReconnect(askAgain),
        ];
      });
      return () => {
        isOver = true;
        for (const end of ends) end();
        ends = [];
      };
    },
    forget: (renderedAtMs) => {
      const received = Object.entries(get().updates);
      const left = received.filter(([, { receivedAtMs }]) => receivedAtMs + STANDS_WITHIN_MS >= renderedAtMs);
      if (left.length < received.length) set({ updates: Object.fromEntries(left) });
    },
    isOld: (renderedAtMs) => serverNow() - renderedAtMs > FRESH_FOR_MS,
  }));

export const useRoundUpdates = storeHook(createRoundUpdates);
