"use client";
import { createContext, type ReactNode, useContext } from "react";

/** Messages of the generic error screen; sent with the page, because nothing more can be fetched then. */
export interface FailedWords {
  title: string;
  text: string;
  back: string;
  home: string;
  refresh: string;
  /** The title when the page's code is missing: shown as not found. */
  notFound: string;
  notFoundText: string;
  notLoadedText: string;
}

const lastResort: FailedWords = {
  title: "Oops! Something went wrong. Please try again later.",
  text: "",
  back: "Back",
  home: "Back to Home",
  refresh: "Refresh",
  notFound: "Page Not Found",
  notFoundText: "",
  notLoadedText: "",
};

const FailedWordsContext = createContext<FailedWords>(lastResort);

export function FailedWordsProvider({ words, children }: { words: FailedWords; children: ReactNode }) {
  return <FailedWordsContext value={words}>{children}</FailedWordsContext>;
}

export const useFailedWords = (): FailedWords => useContext(FailedWordsContext);
