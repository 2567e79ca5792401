import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { siteDetail } from "@/lib/contract/site";
import { isIndexed } from "@/lib/domain/access/indexed";
import { normalise } from "@/lib/domain/access/path";
import { isSiteMark } from "@/lib/domain/site-identifiers";
import { folderOf, type Locale, localePath, locales } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { orNull } from "@/lib/server/ask/or-null";
import { siteOrigin } from "@/lib/server/config/site";

const detailTimeoutMs = 800;
const detailCacheMs = 60_000;

/** The `og:locale` of each language. */
const territories: Record<Locale, string> = { th: "th_TH", en: "en_US", km: "km_KH", my: "my_MM" };

/** Title and description of this site; null when the upstream has none or does not answer in time. */
const readDetail = cache(() =>
  orNull(ask(siteDetail, { cacheMs: detailCacheMs, timeoutMs: detailTimeoutMs })),
);

/**
 * The head of every page: the site's title, else the default lottery title, and links to the page in four
 * languages.
 */
export async function siteMetadata(locale: Locale): Promise<Metadata> {
  const [detail, t, sent] = await Promise.all([
    readDetail(),
    getTranslations({ locale, namespace: "site" }),
    headers(),
  ]);
  const origin = siteOrigin(sent);
  const path = sent.get("x-page-path") ?? "/";
  const isListed = isIndexed(normalise(path)?.segments ?? ["error"]);
  const address = (to: Locale) => origin + localePath(to, path);
  const title = detail?.title || t("title");
  const description = detail?.description || t("description");
  const verification = detail?.siteVerification ?? "";
  return {
    metadataBase: new URL(origin),
    title: { default: title, template: `%s · ${t("name")}` },
    description,
    applicationName: t("name"),
    manifest: `/manifest.webmanifest?lang=${folderOf(locale)}`,
    appleWebApp: { capable: true, title: t("name"), statusBarStyle: "default" },
    formatDetection: { telephone: false, email: false, address: false },
    ...(isSiteMark("siteVerification", verification) && { verification: { google: verification } }),
    // Open Graph title and description are filled in from the page's own.
    openGraph: { siteName: t("name"), locale: territories[locale], type: "website", url: address(locale) },
    ...(!isListed && { robots: { index: false } }),
    ...(isListed && {
      alternates: {
        canonical: address(locale),
        languages: {
          ...Object.fromEntries(locales.map((other) => [other, address(other)])),
          "x-default": address("th"),
        },
      },
    }),
  };
}
