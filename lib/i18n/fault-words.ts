import { folderOf, type Locale } from "./tags";

/** The default error in English, for when the messages cannot be loaded. */
const lastResort = "Oops! Something went wrong. Please try again later.";

/**
 * The text for a fault's code. Messages load on demand and are cached by the module system.
 * An unknown code gives the locale's default error.
 */
export async function faultWords(locale: Locale, code: string): Promise<string> {
  const module: { default: Record<string, string> } | undefined = await import(
    `../../locales/${folderOf(locale)}/fault.json`
  ).catch(() => undefined);
  return module?.default[code] ?? module?.default["default-error"] ?? lastResort;
}
