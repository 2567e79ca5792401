import "../site.css";
import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { preload as preloadFile } from "react-dom";
import { FailedWordsProvider } from "@/components/error/failed-words";
import { Frame } from "@/components/shell/frame";
import { CommonWordsProvider } from "@/components/ui/common-words";
import { isLocale, type Locale } from "@/lib/i18n/tags";
import { buildId } from "@/lib/server/config/build-id";
import { env } from "@/lib/server/config/env";
import { StoreRegistryProvider } from "@/stores/provider";
import { initialState } from "./_parts/initial-state";
import { siteMetadata } from "./_parts/site-metadata";

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? siteMetadata(locale) : {};
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#0b1f3a" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1a30" },
  ],
};

/** The fonts of the page's script and of latin; other scripts' files are not loaded. */
const fonts: Record<Locale, string[]> = {
  th: ["latin-1", "thai-1"],
  en: ["latin-1"],
  km: ["latin-1", "khmer-1"],
  my: ["latin-1", "myanmar-1"],
};

/** The document: language, colours, fonts, the store registry and what the shell shows over every page. */
export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  for (const font of fonts[locale]) {
    preloadFile(`/fonts/${font}.woff2`, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  const [initial, t, failed, jar, sent] = await Promise.all([
    initialState(),
    getTranslations("shell"),
    getTranslations("error"),
    cookies(),
    headers(),
  ]);
  return (
    <html
      lang={locale}
      data-theme={initial.theme === "system" ? undefined : initial.theme}
      data-text={initial.textSize === "normal" ? undefined : initial.textSize}
    >
      <body>
        <StoreRegistryProvider initial={initial}>
          <CommonWordsProvider
            words={{
              close: t("close"),
              copy: t("copy"),
              copied: t("copied"),
              day: t("day"),
              closed: t("closed"),
              minuteLeft: t("minuteLeft"),
              tenSecondsLeft: t("tenSecondsLeft"),
            }}
          >
            <FailedWordsProvider
              words={{
                title: failed("genericTitle"),
                text: failed("genericText"),
                back: failed("back"),
                home: failed("backToHome"),
                refresh: failed("refresh"),
                notFound: failed("notFoundTitle"),
                notLoadedText: failed("notLoadedText"),
              }}
            >
              <Frame
                locale={locale}
                hasChosenLanguage={jar.has("locale")}
                acceptLanguage={sent.get("accept-language") ?? ""}
                hasTestClock={env().TEST_CLOCK}
                build={buildId()}
              >
                {children}
              </Frame>
            </FailedWordsProvider>
          </CommonWordsProvider>
        </StoreRegistryProvider>
      </body>
    </html>
  );
}
