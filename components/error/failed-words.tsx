"use client";
import { createContext, type ReactNode, useContext } from "react";

/** What the generic error screen says; handed over with the page, for nothing more can be fetched then. */
export interface FailedWords {
  title: string;
  text: string;
  back: string;
  home: string;
  refresh: string;
  /** Of a page whose code did not come: it is not there for this visitor. */
  notFound: string;
  notLoadedText: string;
}

const lastResort: FailedWords = {
  title: "Oops! Something went wrong. Please try again later.",
  text: "",
  back: "Back",
  home: "Back to Home",
  refresh: "Refresh",
  notFound: "Page Not Found",
  notLoadedText: "",
};

const FailedWordsContext = createContext<FailedWords>(lastResort);

export function FailedWordsProvider({ words, children }: { words: FailedWords; children: ReactNode }) {
  return <FailedWordsContext value={words}>{children}</FailedWordsContext>;
}

export const useFailedWords = (): FailedWords => useContext(FailedWordsContext);
