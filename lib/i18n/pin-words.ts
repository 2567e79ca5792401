import type pin from "@/locales/th/pin.json";
import { folderOf, type Locale } from "./tags";

export type PinWords = typeof pin;

/** Messages of PIN and codes, loaded on demand; null when they cannot be loaded. */
export async function pinWords(locale: Locale): Promise<PinWords | null> {
  const module: { default: PinWords } | undefined = await import(
    `../../locales/${folderOf(locale)}/pin.json`
  ).catch(() => undefined);
  return module?.default ?? null;
}
