import { createStore } from "zustand/vanilla";
import { whenIdle, whenLate } from "@/lib/client/page/late";
import type { Needs, ShelfInitial } from "./_core/registry";

export interface Reach {
  /**
   * Registers this device's push token with the upstream when it is new; late, and without a permission prompt.
   */
  keep: () => Promise<void>;
}

/** Whether push reaches this device while the site is closed. */
export const createReach = ({ call }: Needs, { messaging = null }: Pick<ShelfInitial, "messaging">) =>
  createStore<Reach>()(() => ({
    keep: async () => {
      // Nothing is loaded where push is not configured.
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
