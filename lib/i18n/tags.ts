/**
 * Four languages with two names each. The router and `lang` use BCP 47 (`km`, `my`); addresses, the `locale`
 * cookie and the message folders use the product's own `kh` and `mm`.
 */
export const locales = ["th", "en", "km", "my"] as const;

/** Used by next-intl, `<html lang>`, hreflang and `Intl`. */
export type Locale = (typeof locales)[number];

/** Used by the address prefix, the cookie and the folder of messages. */
export type LocaleFolder = "th" | "en" | "kh" | "mm";

export const defaultLocale: Locale = "th";

const folders: Record<Locale, LocaleFolder> = { th: "th", en: "en", km: "kh", my: "mm" };

/** Each language's name in that language. */
export const ownNames: Record<Locale, string> = { th: "ไทย", en: "English", km: "ខ្មែរ", my: "မြန်မာ" };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The locale of an internal id, the default one for anything else. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/** The name the cookie, the address prefix and the message folder use. */
export function folderOf(locale: Locale): LocaleFolder {
  return folders[locale];
}

/** The inverse; undefined for a name that is none of the four. */
export function localeOfFolder(folder: string | undefined): Locale | undefined {
  return locales.find((locale) => folders[locale] === folder);
}

/** "" for Thai, else "/en", "/kh", "/mm". */
function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${folders[locale]}`;
}

/** The same page in another language. `path` has no prefix and begins with a slash. */
export function localePath(locale: Locale, path: string): string {
  const prefix = prefixOf(locale);
  if (!prefix) return path;
  return prefix + path.replace(/^\/(?=$|[?#])/, "");
}

/** The first supported language of the browser's (an Accept-Language header or `navigator.languages`). */
export function preferredLocale(acceptLanguage: string): Locale | undefined {
  const asked = acceptLanguage.split(",").map((part) => {
    const [tag = "", ...options] = part.trim().toLowerCase().split(";");
    const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
    return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  asked.sort((one, other) => other.quality - one.quality);
  return asked.map(({ language }) => locales.find((locale) => locale === language)).find(Boolean);
}

const prefixPattern = /^\/(?:th|en|km|my|kh|mm)(?=\/|$)/;

/** The path without its language prefix, in the browser's spelling or the router's. */
export function withoutPrefix(pathname: string): string {
  return pathname.replace(prefixPattern, "") || "/";
}
