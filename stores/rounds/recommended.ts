import { createStore } from "zustand/vanilla";
import type { NumberRateRow } from "@/lib/contract/numbers";
import { swapRecommended } from "@/lib/domain/numbers/numbers";
import type { PoyOption } from "@/lib/domain/poy/options";
import { type StoreDeps, storeHook } from "../_core/registry";

export type Recommendation = readonly NumberRateRow[] | "loading" | "failed";

export interface Recommended {
  /** By round and option. */
  lists: Readonly<Record<string, Recommendation>>;
  /** Reads again; the last state stays until the answer. */
  load: (betId: string, option: PoyOption) => Promise<void>;
}

export const recommendedKey = (betId: string, option: PoyOption): string => `${betId} ${option}`;

/** Numbers that pay another rate than usual, by multiplier, in the order in which this site shows them. */
export const createRecommended = ({ call }: StoreDeps) =>
  createStore<Recommended>()((set, get) => ({
    lists: {},
    load: async (betId, option) => {
      const key = recommendedKey(betId, option);
      const put = (list: Recommendation) => set(({ lists }) => ({ lists: { ...lists, [key]: list } }));
      if (!Array.isArray(get().lists[key])) put("loading");
      try {
        const rows = await call("numbers", "rateRecommend", {
          query: { betId, betType: option },
        });
        // The upstream answers highest first; the order of three-digit lists is this site's own (`swapRecommended`).
        put(swapRecommended(option, rows));
      } catch {
        if (!Array.isArray(get().lists[key])) put("failed");
      }
    },
  }));

export const useRecommended = storeHook(createRecommended);
