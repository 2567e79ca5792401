import { createStore } from "zustand/vanilla";
import { afterInteraction } from "@/lib/client/page/after-interaction";
import { seedClock, seedClockByPage, serverNow, syncClock } from "@/lib/client/realtime/server-clock";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";

export interface Clock {
  /** The upstream's time, epoch ms, updated once a second while a countdown is running. */
  nowMs: number;
  /** False on the server and in the first paint: then the page's render time is more exact. */
  isTicking: boolean;
  /** A `serverTime` (ISO 8601) from this page's data: a first estimate until the clock is read. */
  seed: (serverTime: string) => void;
  /** Reads the upstream's clock now, for an end that counts from this moment. Epoch ms. */
  read: () => Promise<number>;
  /** Keeps the clock running until the returned function is called; several callers may hold it. */
  keepTicking: () => () => void;
}

/** One timer for every countdown of the page, on server time. */
export const createClock = (_needs: StoreDeps, initial: InitialState) =>
  createStore<Clock>()((set) => {
    let watchers = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReading = false;
    const beat = () => {
      const nowMs = serverNow();
      set({ nowMs, isTicking: true });
      timer = setTimeout(beat, 1000 - (nowMs % 1000) + 5);
    };
    return {
      nowMs: initial.nowMs,
      isTicking: false,
      seed: seedClock,
      read: () => syncClock().then(serverNow),
      keepTicking: () => {
        watchers += 1;
        seedClockByPage(initial.nowMs);
        if (watchers === 1) beat();
        if (!isReading) {
          isReading = true;
          void afterInteraction().then(() => syncClock());
        }
        return () => {
          watchers -= 1;
          if (watchers === 0) clearTimeout(timer);
        };
      },
    };
  });

export const useClock = storeHook(createClock);
