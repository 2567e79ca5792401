"use client";
import { createContext, type ReactNode, use, useMemo } from "react";
import type { ConsoleLanguage, ConsoleWords } from "@/lib/i18n/console-words";
import { fill } from "@/lib/i18n/fill";

interface Spoken {
  language: ConsoleLanguage;
  words: ConsoleWords;
}

const Words = createContext<Spoken | null>(null);

export function ConsoleWordsProvider({ language, words, children }: Spoken & { children: ReactNode }) {
  const spoken = useMemo(() => ({ language, words }), [language, words]);
  return <Words value={spoken}>{children}</Words>;
}

function useSpoken(): Spoken {
  const spoken = use(Words);
  if (!spoken) throw new Error("no words of the console here");
  return spoken;
}

export const useConsoleLanguage = (): ConsoleLanguage => useSpoken().language;

type Values = Readonly<Record<string, string | number>>;

/** The messages of one namespace: `t("key", { values })`. */
export interface Translate<Namespace extends keyof ConsoleWords> {
  (key: keyof ConsoleWords[Namespace] & string, values?: Values): string;
  /** The message `group.code`; a code without one is shown as it is. */
  code(group: string, code: string): string;
}

export function useConsoleWords<Namespace extends keyof ConsoleWords>(
  namespace: Namespace,
): Translate<Namespace> {
  const { words } = useSpoken();
  return useMemo(() => {
    const own = words[namespace] as Readonly<Record<string, string>>;
    const translate = (key: string, values: Values = {}) => fill(own[key] ?? key, values);
    return Object.assign(translate, {
      code: (group: string, code: string) => own[`${group}.${code}`] ?? code,
    }) as Translate<Namespace>;
  }, [words, namespace]);
}
