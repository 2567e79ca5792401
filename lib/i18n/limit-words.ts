import type limits from "@/locales/th/limits.json";
import { folderOf, type Locale } from "./tags";

export type LimitWords = typeof limits;

/** Messages of limits and breaks, loaded on demand; null when they cannot be loaded. */
export async function limitWords(locale: Locale): Promise<LimitWords | null> {
  const module: { default: LimitWords } | undefined = await import(
    `../../locales/${folderOf(locale)}/limits.json`
  ).catch(() => undefined);
  return module?.default ?? null;
}
