import { readdir, readFile } from "node:fs/promises";
import { createTranslator } from "next-intl";

export type LocaleFolder = "th" | "en" | "kh" | "mm";
/** A message of the site by namespace and key: `lotto.slip.send`. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const tags = { th: "th", en: "en", kh: "km", mm: "my" } as const;

type Messages = Record<string, unknown>;

async function messagesOf(folder: LocaleFolder): Promise<Record<string, Messages>> {
  const home = new URL(`../../locales/${folder}/`, import.meta.url);
  const messages: Record<string, Messages> = {};
  for (const file of await readdir(home)) {
    messages[file.replace(/\.json$/, "")] = JSON.parse(await readFile(new URL(file, home), "utf8"));
  }
  return messages;
}

/** Messages from the site's locale files: stories use keys, never a language's text. */
export async function wordsOf(folder: LocaleFolder): Promise<Words> {
  const messages = await messagesOf(folder);
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslator({ locale: tags[folder], messages, onError }) as Words;
}

/** Keys of all messages with this last part, `lead`, but for those with a value in them. */
export async function keysNamed(name: string): Promise<string[]> {
  const within = (place: Messages, path: string): string[] =>
    Object.entries(place).flatMap(([key, inner]) => {
      if (typeof inner === "object" && inner !== null) return within(inner as Messages, `${path}${key}.`);
      return key === name && !String(inner).includes("{") ? [path + key] : [];
    });
  return within(await messagesOf("th"), "");
}
