"use client";
import type { ComponentProps, ReactNode } from "react";
import type { ConsoleLanguage, ConsoleWords } from "@/lib/i18n/console-words";
import { ConsoleProvider } from "@/stores/console/provider";
import { ConsoleWordsProvider } from "../words/console-words";

interface Props {
  language: ConsoleLanguage;
  words: ConsoleWords;
  csrfToken: string;
  push: ComponentProps<typeof ConsoleProvider>["push"];
  children: ReactNode;
}

/** What every page of the console stands in: words and calls. The library of controls loads with the parts that use it. */
export function ConsoleRoot({ language, words, csrfToken, push, children }: Props) {
  return (
    <ConsoleWordsProvider language={language} words={words}>
      <ConsoleProvider csrfToken={csrfToken} push={push}>
        {children}
      </ConsoleProvider>
    </ConsoleWordsProvider>
  );
}
