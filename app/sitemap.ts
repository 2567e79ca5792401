import type { MetadataRoute } from "next";
import { headers } from "next/headers";
import { indexedPaths } from "@/lib/domain/access/indexed";
import { localePath, locales } from "@/lib/i18n/tags";
import { isOwnHost, siteOrigin } from "@/lib/server/config/site";

/** Every public page in the four languages, each with its alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const sent = await headers();
  if (!isOwnHost(sent)) return [];
  const origin = siteOrigin(sent);
  return indexedPaths.flatMap((path) => {
    const languages = Object.fromEntries(
      locales.map((locale) => [locale, origin + localePath(locale, path)]),
    );
    return locales.map((locale) => ({ url: origin + localePath(locale, path), alternates: { languages } }));
  });
}
