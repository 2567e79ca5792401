import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { isIndexed } from "@/lib/domain/access/indexed";
import { normalise } from "@/lib/domain/access/path";
import { errorPages } from "@/lib/domain/access/routes";
import { SHARE_SIZE, shareAddress, sharePictureOf } from "@/lib/domain/site/share-picture";
import { isSiteMark } from "@/lib/domain/site/site-identifiers";
import { lotteryDay } from "@/lib/domain/time/time";
import { folderOf, type Locale, localePath, locales } from "@/lib/i18n/tags";
import { siteDetailOf } from "@/lib/server/ask/site-detail";
import { siteOrigin } from "@/lib/server/config/site";

/** The `og:locale` of each language. */
const territories: Record<Locale, string> = { th: "th_TH", en: "en_US", km: "km_KH", my: "my_MM" };

/**
 * The head of every page: the site's title, else the default lottery title, and links to the page in four
 * languages.
 */
export async function siteMetadata(locale: Locale): Promise<Metadata> {
  const sent = await headers();
  const [detail, t] = await Promise.all([siteDetailOf(sent), getTranslations({ locale, namespace: "site" })]);
  const origin = siteOrigin(sent);
  const path = sent.get("x-page-path") ?? "/";
  const isErrorPage = Object.values<string>(errorPages).includes(path);
  const isListed = isIndexed(normalise(path)?.segments ?? ["error"]);
  const address = (to: Locale) => origin + localePath(to, path);
  const { searchParams } = new URL(sent.get("x-page") ?? "/", origin);
  const picture = shareAddress(folderOf(locale), sharePictureOf(path, searchParams, lotteryDay(Date.now())));
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
    // Open Graph and Twitter titles and descriptions are filled in from the page's own.
    openGraph: {
      siteName: t("name"),
      locale: territories[locale],
      type: "website",
      // A direct request for an error page is answered with 404, so a link to it would be broken.
      ...(!isErrorPage && { url: address(locale) }),
      images: [{ url: origin + picture, ...SHARE_SIZE, alt: title, type: "image/png" }],
    },
    twitter: { card: "summary_large_image" },
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
