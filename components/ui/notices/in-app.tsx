"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { InAppBrowser } from "@/lib/kernel/in-app-browser";

interface InAppWords {
  label: string;
  text: string;
  open: string;
  byHand: string;
  copyLink: string;
  hide: string;
  /** Why one thing does not work, with `{app}`. */
  lacks: Record<Lack, string>;
}

export type Lack = "saving" | "install" | "push" | "passkeys";

export interface InApp {
  browser: InAppBrowser;
  words: InAppWords;
  /** The ways to the phone's own browser; given as an element, so that other browsers do not load its code. */
  openInBrowser: ReactNode;
}

const InAppContext = createContext<InApp | null>(null);

/** The layout provides it from the request's user agent; null in every other browser, which gets no words either. */
export function InAppProvider({ inApp, children }: { inApp: InApp | null; children: ReactNode }) {
  return <InAppContext value={inApp}>{children}</InAppContext>;
}

export const useInApp = (): InApp | null => useContext(InAppContext);
