import { createStore } from "zustand/vanilla";
import { whenIdle, whenLate } from "@/lib/client/page/late";
import type { Needs, ShelfInitial } from "./_core/registry";

export interface Reach {
  /** Tells the service where this device takes push messages, when that is new; late, and never asking anything. */
  keep: () => Promise<void>;
}

/** Whether messages reach this device while the site is closed. */
export const createReach = ({ call }: Needs, { messaging = null }: Pick<ShelfInitial, "messaging">) =>
  createStore<Reach>()(() => ({
    keep: async () => {
      // Nothing of it is loaded where nothing is configured.
      if (!messaging) return;
      try {
        await whenLate();
        await whenIdle();
        await (await import("@/lib/client/device/device-messages")).keepMessages(call, messaging);
      } catch {
        // Tried again on the next page.
      }
    },
  }));
