import type { Metadata } from "next";
import { type ConsoleWords, loadConsoleWords } from "@/lib/i18n/console-words";
import { consoleLanguage } from "./console-language";

/** `generateMetadata` of a page of the console: a message of the namespace `shell` as its title. */
export const consoleTitle = (message: keyof ConsoleWords["shell"]) => async (): Promise<Metadata> => {
  const { shell } = await loadConsoleWords(await consoleLanguage());
  return { title: shell[message] };
};
