import type numbers from "@/locales/th/numbers.json";
import { folderOf, type Locale } from "./tags";

export type NumberWords = typeof numbers;

/** Messages of number sets and pasted slips, loaded on demand; null when they cannot be loaded. */
export async function numberWords(locale: Locale): Promise<NumberWords | null> {
  const module: { default: NumberWords } | undefined = await import(
    `../../locales/${folderOf(locale)}/numbers.json`
  ).catch(() => undefined);
  return module?.default ?? null;
}
