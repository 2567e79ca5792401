import { createStore } from "zustand/vanilla";
import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";
import type { AchievementRow } from "@/lib/contract/achievements";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import { isAmbiguous } from "./_core/ambiguous-outcome";
import { hearEvents } from "./_core/live-hints";
import { type InitialState, type StoreDeps, storeHook } from "./_core/registry";
import { singleFlight } from "./_core/single-flight";

export interface Achievements {
  /** In the order of the site; null until they are known. */
  rows: AchievementRow[] | null;
  /** Loyalty points; null until they are known. */
  points: number | null;
  /** The goal whose reward is being collected. */
  claiming: string | null;
  /** The goal whose reward was refused last, and why. */
  refused: { id: string; code: FaultCode } | null;
  open: (rows: AchievementRow[] | null, points: number | null) => void;
  /** Reads the member's progress, single-flight. A failure keeps the last state. */
  refresh: () => Promise<void>;
  /** Collects a reward. Returns the updated row, or null when it was refused. */
  claim: (id: string) => Promise<AchievementRow | null>;
  /** Subscribes to settled slips and the member's money until the returned function is called. */
  listen: () => () => void;
}

/** The member's goals and points. */
export const createAchievements = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<Achievements>()((set, get) => {
    /** The key is kept until there is a definite answer. */
    const keys = new Map<string, string>();
    const askOnce = singleFlight();

    const ask = async () => {
      try {
        const [rows, { balance }] = await Promise.all([
          call("achievements", "allAchievements", {}),
          call("credit", "loyaltyBalance", {}),
        ]);
        set({ rows, points: balance });
      } catch {
        // A failure keeps the last state; the next push or visit asks again.
      }
    };

    return {
      rows: null,
      points: null,
      claiming: null,
      refused: null,
      open: (rows, points) => set({ rows, points, refused: null }),
      refresh: () => askOnce("achievements", ask),
      claim: async (id) => {
        if (get().claiming) return null;
        set({ claiming: id, refused: null });
        const key = keys.get(id) ?? newIdempotencyKey();
        keys.set(id, key);
        try {
          const row = await call("achievements", "claimAchievement", {
            body: { id },
            key,
          });
          set({ rows: get().rows?.map((known) => (known.id === id ? row : known)) ?? null });
          return row;
        } catch (error) {
          if (!isAmbiguous(error)) keys.delete(id);
          set({ refused: { id, code: isFault(error) ? error.code : "internal-error" } });
          // Collected in another tab or device: the row in the answer says when.
          void get().refresh();
          return null;
        } finally {
          set({ claiming: null });
        }
      },
      listen: () => {
        const refresh = () => void get().refresh();
        return hearEvents(
          session,
          { "money-update": refresh, "poy-update": refresh, "round-settled": refresh },
          refresh,
        );
      },
    };
  });

export const useAchievements = storeHook(createAchievements);
