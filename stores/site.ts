import { createStore } from "zustand/vanilla";
import type { SupportData } from "@/lib/contract/site";
import { type Needs, shelved } from "./shelved";

export interface Site {
  /** Contacts of the member's agent; null until asked for, or when there are none to be had. */
  support: SupportData | null;
  loadSupport: () => Promise<void>;
  /** Whether the maintenance is over; false as well while nobody answers. */
  isOpenAgain: () => Promise<boolean>;
}

/** What the site says about itself and how to reach its people. */
export const createSite = ({ call }: Needs) =>
  createStore<Site>()((set, get) => ({
    support: null,
    loadSupport: async () => {
      if (get().support) return;
      const support = await call(
        () => import("@/lib/contract/site").then((noun) => noun.agentsSupports),
        {},
      ).catch(() => null);
      set({ support });
    },
    isOpenAgain: async () => {
      const said = await call(
        () => import("@/lib/contract/site").then((noun) => noun.siteMaintenance),
        {},
      ).catch(() => null);
      return said?.on === false;
    },
  }));

export const useSite = shelved(createSite);
