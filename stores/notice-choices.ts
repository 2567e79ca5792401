import { createStore } from "zustand/vanilla";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { NoticeChoices, setNoticeChoices } from "@/lib/contract/notice-choices";
import { type Needs, shelved } from "./shelved";

export type NoticeChange = BodyOf<typeof setNoticeChoices>;

export interface NoticeChoice {
  /** As last saved; null until the page hands it over. */
  choices: NoticeChoices | null;
  open: (choices: NoticeChoices) => void;
  /** @throws Fault */
  change: (change: NoticeChange) => Promise<void>;
}

/** How the member wants to be told. */
export const createNoticeChoice = ({ call }: Needs) =>
  createStore<NoticeChoice>()((set) => ({
    choices: null,
    open: (choices) => set({ choices }),
    change: async (change) => {
      const choices = await call(
        () => import("@/lib/contract/notice-choices").then((noun) => noun.setNoticeChoices),
        { body: change },
      );
      set({ choices });
    },
  }));

export const useNoticeChoice = shelved(createNoticeChoice);
