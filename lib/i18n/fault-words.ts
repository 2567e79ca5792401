import { folderOf, type Locale } from "./tags";

/** For the moment when even the words can't be loaded: the catalogue's default error, in English. */
const lastResort = "Oops! Something went wrong. Please try again later.";

/**
 * What a person reads for a fault's code. The words load when first needed and stay with the module system.
 * An unknown code gives the locale's default error.
 */
export async function faultWords(locale: Locale, code: string): Promise<string> {
  const module: { default: Record<string, string> } | undefined = await import(
    `../../locales/${folderOf(locale)}/fault.json`
  ).catch(() => undefined);
  return module?.default[code] ?? module?.default["default-error"] ?? lastResort;
}
