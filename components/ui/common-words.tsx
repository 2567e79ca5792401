"use client";
import { createContext, type ReactNode, useContext } from "react";

/** The few messages that shared components need everywhere; the layout provides them. */
export interface CommonWords {
  close: string;
  copy: string;
  copied: string;
  day: string;
  closed: string;
  minuteLeft: string;
  tenSecondsLeft: string;
  /** How a day is written, in letters: DD/MM/YYYY. */
  dayShape: string;
  dayWrong: string;
}

const CommonWordsContext = createContext<CommonWords | null>(null);

export function CommonWordsProvider({ words, children }: { words: CommonWords; children: ReactNode }) {
  return <CommonWordsContext value={words}>{children}</CommonWordsContext>;
}

export function useCommonWords(): CommonWords {
  const words = useContext(CommonWordsContext);
  if (!words) throw new Error("common words were asked for outside the layout");
  return words;
}
