import { createStore } from "zustand/vanilla";
import type { Answers, Choice } from "@/lib/domain/poy/paste/ambiguities";
import { storeHook } from "../_core/registry";

/** The text to import. It outlives its sheet, so that closing the sheet by mistake loses nothing. */
export interface Paste {
  text: string;
  answers: Answers;
  write: (text: string) => void;
  answer: (keys: readonly string[], choice: Choice) => void;
  /** What is left once its other lines are on a slip, with the answers that belong to it. */
  keep: (text: string, answers: Answers) => void;
  clear: () => void;
}

/** The most that is read at once: longer than any slip. A longer text is kept, and none of it is read. */
export const PASTE_MOST_CHARACTERS = 20_000;

export const createPaste = () =>
  createStore<Paste>()((set) => ({
    text: "",
    answers: {},
    write: (text) => set({ text }),
    answer: (keys, choice) =>
      set(({ answers }) => ({
        answers: { ...answers, ...Object.fromEntries(keys.map((key) => [key, choice])) },
      })),
    keep: (text, answers) => set({ text, answers }),
    clear: () => set({ text: "", answers: {} }),
  }));

export const usePaste = storeHook(createPaste);
