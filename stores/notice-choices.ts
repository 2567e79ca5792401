import { createStore } from "zustand/vanilla";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { NoticeChoices, setNoticeChoices } from "@/lib/contract/notice-choices";
import type { MessagingOutcome } from "@/lib/domain/messaging";
import { type Needs, type ShelfInitial, shelved } from "./_core/registry";

export type NoticeChange = BodyOf<typeof setNoticeChoices>;

export interface NoticeChoice {
  /** As last saved; null until the page hands it over. */
  choices: NoticeChoices | null;
  open: (choices: NoticeChoices) => void;
  /** @throws Fault */
  change: (change: NoticeChange) => Promise<void>;
  /** Requests the notification permission, registers this device for push and saves the setting. @throws Fault */
  takeMessages: () => Promise<MessagingOutcome>;
}

/** The member's notification settings. */
export const createNoticeChoice = ({ call }: Needs, { messaging }: Pick<ShelfInitial, "messaging">) =>
  createStore<NoticeChoice>()((set, get) => ({
    choices: null,
    open: (choices) => set({ choices }),
    change: async (change) => {
      const choices = await call("noticeChoices", "setNoticeChoices", { body: change });
      set({ choices });
    },
    takeMessages: async () => {
      const { takeMessages } = await import("@/lib/client/device/device-messages");
      const outcome = await takeMessages(call, messaging ?? null);
      if (outcome === "on") await get().change({ push: true });
      return outcome;
    },
  }));

export const useNoticeChoice = shelved(createNoticeChoice);
