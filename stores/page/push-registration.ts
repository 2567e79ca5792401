import { createStore } from "zustand/vanilla";
import { afterInteraction, whenIdle } from "@/lib/client/page/after-interaction";
import type { InitialState, StoreDeps } from "../_core/registry";

export interface PushRegistration {
  /**
   * Registers this device's push token with the upstream when it is new; late, and without a permission prompt.
   */
  keep: () => Promise<void>;
}

/** Whether push reaches this device while the site is closed. */
export const createPushRegistration = (
  { call }: StoreDeps,
  { messaging = null }: Pick<InitialState, "messaging">,
) =>
  createStore<PushRegistration>()(() => ({
    keep: async () => {
      // Nothing is loaded where push is not configured.
      if (!messaging) return;
      try {
        await afterInteraction();
        await whenIdle();
        await (await import("@/lib/client/device/device-messages")).refreshPushToken(call, messaging);
      } catch {
        // Tried again on the next page.
      }
    },
  }));
