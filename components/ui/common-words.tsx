"use client";
import { createContext, type ReactNode, useContext } from "react";

/** The few words that pieces everywhere speak; the layout hands them over, so no piece needs a dictionary. */
export interface CommonWords {
  close: string;
  copy: string;
  copied: string;
  day: string;
  closed: string;
  minuteLeft: string;
  tenSecondsLeft: string;
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
