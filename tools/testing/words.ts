import { readdir, readFile } from "node:fs/promises";
import { createTranslator } from "next-intl";

export type LocaleFolder = "th" | "en" | "kh" | "mm";
/** A message of the site by namespace and key: `lotto.slip.send`. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const tags = { th: "th", en: "en", kh: "km", mm: "my" } as const;

/** Messages from the site's locale files: stories use keys, never a language's text. */
export async function wordsOf(folder: LocaleFolder): Promise<Words> {
  const home = new URL(`../../locales/${folder}/`, import.meta.url);
  const messages: Record<string, Record<string, unknown>> = {};
  for (const file of await readdir(home)) {
    messages[file.replace(/\.json$/, "")] = JSON.parse(await readFile(new URL(file, home), "utf8"));
  }
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslator({ locale: tags[folder], messages, onError }) as Words;
}
