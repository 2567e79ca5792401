import { createStore } from "zustand/vanilla";
import { afterInteraction } from "@/lib/client/page/after-interaction";
import { areReloadsHeld } from "@/lib/client/page/chunk-reload";
import type { SessionSummary } from "@/lib/contract/player-limits";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { isObject, readStored, saveItem } from "../_core/browser-storage";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";

/** All in ms. */
export const reminderTimes = {
  /** How often the time is checked. */
  tickMs: 5 * SECOND_MS,
  /** Without input for this long the member is away; their time stops. */
  restsAfterMs: 5 * MINUTE_MS,
  /** The setting may be changed on another device: it is read again. */
  askEveryMs: HOUR_MS,
  /** After this long away the count starts over. */
  forgetAfterMs: 6 * HOUR_MS,
} as const;

const STORAGE_KEY = "reminder";
const inputs = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

interface Count {
  uuid: string;
  minutes: number | null;
  askedAtMs: number;
  /** Active time since the last reminder, over all tabs of this browser. */
  activeMs: number;
  savedAtMs: number;
}

export interface Reminder {
  /** The sheet is shown. */
  isDue: boolean;
  /** Null when the figures could not be read. */
  summary: SessionSummary | null;
  /** Counts the member's active time until the returned function is called. */
  watch: () => () => void;
  /** The member changed the interval; the count continues. */
  choose: (minutes: number | null) => void;
  goOn: () => void;
}

const isCount = (value: unknown): value is Count =>
  isObject(value) &&
  typeof value.uuid === "string" &&
  (value.minutes === null || typeof value.minutes === "number") &&
  [value.askedAtMs, value.activeMs, value.savedAtMs].every((ms) => typeof ms === "number");

/** The play reminder: shows the time played after each interval of activity, never over a slip. */
export const createReminder = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<Reminder>()((set, get) => {
    const uuid = session?.uuid ?? "";
    let isAsking = false;

    const load = (): Count => {
      const kept = readStored("localStorage", STORAGE_KEY, isCount);
      if (kept?.uuid !== uuid)
        return { uuid, minutes: null, askedAtMs: 0, activeMs: 0, savedAtMs: Date.now() };
      const isOld = Date.now() - kept.savedAtMs > reminderTimes.forgetAfterMs;
      return isOld ? { ...kept, activeMs: 0, askedAtMs: 0 } : kept;
    };
    const save = (change: Partial<Count>) =>
      saveItem("localStorage", STORAGE_KEY, { ...load(), ...change, savedAtMs: Date.now() });

    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        const { reminderMinutes } = await call("playerLimits", "readPlayerLimits", {});
        save({ minutes: reminderMinutes, askedAtMs: Date.now() });
      } catch {
        // The upstream has no limits or did not answer: asked again later, not at every check.
        save({ askedAtMs: Date.now() });
      } finally {
        isAsking = false;
      }
    };
    const remind = async () => {
      save({ activeMs: 0 });
      const summary = await call("playerLimits", "readSessionSummary", {}).catch(() => null);
      if (isFree()) set({ isDue: true, summary });
      // The state changed meanwhile: the next check tries again.
      else save({ activeMs: Number.MAX_SAFE_INTEGER });
    };

    return {
      isDue: false,
      summary: null,
      choose: (minutes) => save({ minutes, askedAtMs: Date.now() }),
      goOn: () => set({ isDue: false }),
      watch: () => {
        let isOver = false;
        let timer: ReturnType<typeof setInterval> | undefined;
        let lookedAtMs = Date.now();
        let touchedAtMs = Date.now();
        const touched = () => {
          touchedAtMs = Date.now();
        };
        const look = () => {
          const now = Date.now();
          // Hours of a sleeping device do not count.
          const passedMs = Math.min(now - lookedAtMs, 2 * reminderTimes.tickMs);
          lookedAtMs = now;
          const isHere =
            document.visibilityState === "visible" && now - touchedAtMs < reminderTimes.restsAfterMs;
          if (!isHere || get().isDue) return;
          const count = load();
          if (now - count.askedAtMs > reminderTimes.askEveryMs) void ask();
          if (count.minutes === null) return;
          const activeMs = Math.min(count.activeMs + passedMs, Number.MAX_SAFE_INTEGER);
          save({ activeMs });
          if (activeMs >= count.minutes * MINUTE_MS && isFree()) void remind();
        };
        void afterInteraction().then(() => {
          if (isOver || !session) return;
          lookedAtMs = Date.now();
          timer = setInterval(look, reminderTimes.tickMs);
          for (const input of inputs) addEventListener(input, touched, { capture: true, passive: true });
        });
        return () => {
          isOver = true;
          clearInterval(timer);
          for (const input of inputs) removeEventListener(input, touched, true);
        };
      },
    };
  });

/** True when no slip is being submitted and no other dialog is open. */
const isFree = () => !areReloadsHeld() && document.querySelector('[aria-modal="true"]') === null;

export const useReminder = storeHook(createReminder);
