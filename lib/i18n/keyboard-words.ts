import type keyboard from "@/locales/th/keyboard.json";
import { folderOf, type Locale } from "./tags";

export type KeyboardWords = typeof keyboard;

/** Messages of betting by keyboard, loaded on demand; null when they cannot be loaded. */
export async function keyboardWords(locale: Locale): Promise<KeyboardWords | null> {
  const module: { default: KeyboardWords } | undefined = await import(
    `../../locales/${folderOf(locale)}/keyboard.json`
  ).catch(() => undefined);
  return module?.default ?? null;
}
