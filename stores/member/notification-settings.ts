import { createStore } from "zustand/vanilla";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { NotificationSettings, setNotificationSettings } from "@/lib/contract/notification-settings";
import type { MessagingOutcome } from "@/lib/domain/site/messaging";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";

export type NotificationSettingsChange = BodyOf<typeof setNotificationSettings>;

export interface NotificationSettingsStore {
  /** As last saved; null until the page hands it over. */
  choices: NotificationSettings | null;
  open: (choices: NotificationSettings) => void;
  /** @throws Fault */
  change: (change: NotificationSettingsChange) => Promise<void>;
  /** Requests the notification permission, registers this device for push and saves the setting. @throws Fault */
  enableMessages: () => Promise<MessagingOutcome>;
}

/** The member's notification settings. */
export const createNotificationSettings = (
  { call }: StoreDeps,
  { messaging }: Pick<InitialState, "messaging">,
) =>
  createStore<NotificationSettingsStore>()((set, get) => ({
    choices: null,
    open: (choices) => set({ choices }),
    change: async (change) => {
      const choices = await call("notificationSettings", "setNotificationSettings", { body: change });
      set({ choices });
    },
    enableMessages: async () => {
      const { enablePushMessages } = await import("@/lib/client/device/device-messages");
      const outcome = await enablePushMessages(call, messaging ?? null);
      if (outcome === "on") await get().change({ push: true });
      return outcome;
    },
  }));

export const useNotificationSettings = storeHook(createNotificationSettings);
