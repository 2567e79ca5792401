import type pin from "@/locales/th/pin.json";
import { folderOf, type Locale } from "./tags";

export type PinWords = typeof pin;

/** The words of PIN and codes, for a sheet that seldom needs them; null when they could not be loaded. */
export async function pinWords(locale: Locale): Promise<PinWords | null> {
  const module: { default: PinWords } | undefined = await import(
    `../../locales/${folderOf(locale)}/pin.json`
  ).catch(() => undefined);
  return module?.default ?? null;
}
