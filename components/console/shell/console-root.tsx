"use client";
import { ThemeProvider } from "@mui/material/styles";
import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import type { ComponentProps, ReactNode } from "react";
import type { ConsoleLanguage, ConsoleWords } from "@/lib/i18n/console-words";
import { ConsoleProvider } from "@/stores/console/provider";
import { ConsoleWordsProvider } from "../words/console-words";
import { consoleTheme } from "./console-theme";

interface Props {
  language: ConsoleLanguage;
  words: ConsoleWords;
  csrfToken: string;
  push: ComponentProps<typeof ConsoleProvider>["push"];
  children: ReactNode;
}

/** What every page of the console stands in: words, colours, calls. */
export function ConsoleRoot({ language, words, csrfToken, push, children }: Props) {
  return (
    <AppRouterCacheProvider>
      <ThemeProvider theme={consoleTheme}>
        <ConsoleWordsProvider language={language} words={words}>
          <ConsoleProvider csrfToken={csrfToken} push={push}>
            {children}
          </ConsoleProvider>
        </ConsoleWordsProvider>
      </ThemeProvider>
    </AppRouterCacheProvider>
  );
}
