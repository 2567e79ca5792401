"use client";
import { usePathname as useFullPathname, useRouter as useNextRouter, useParams } from "next/navigation";
import { useMemo } from "react";
import { type Locale, localePath, toLocale, withoutPrefix } from "./tags";

/** The language of this page. */
export function useLocale(): Locale {
  return toLocale(useParams()?.locale);
}

/** The path without its language prefix. */
export function usePathname(): string {
  return withoutPrefix(useFullPathname() ?? "/");
}

/** Navigation by code, in the page's language. */
export function useRouter() {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(
    () => ({
      push: (href: string) => router.push(localePath(locale, href)),
      replace: (href: string) => router.replace(localePath(locale, href)),
      back: () => router.back(),
      /** Back within the site; to `href` where the page before this one is none of the site's. */
      backOr: (href: string) => (hasPageBefore() ? router.back() : router.push(localePath(locale, href))),
      refresh: () => router.refresh(),
    }),
    [router, locale],
  );
}

/** The visitor came here by a link within the site, not by an address, a reload or another site's link. */
function hasPageBefore(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name, location.href).pathname !== location.pathname;
}
