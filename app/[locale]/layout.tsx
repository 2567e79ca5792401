import "../site.css";
import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { preload as preloadFile } from "react-dom";
import { FailedWordsProvider } from "@/components/error/failed-words";
import { Frame } from "@/components/shell/frame";
import { CommonWordsProvider } from "@/components/ui/common-words";
import { InAppProvider } from "@/components/ui/notices/in-app";
import { OpenInBrowser } from "@/components/ui/notices/open-in-browser";
import { isLocale, type Locale } from "@/lib/i18n/tags";
import { inAppBrowserOf } from "@/lib/kernel/in-app-browser";
import { buildId } from "@/lib/server/config/build-id";
import { env } from "@/lib/server/config/env";
import { StoreRegistryProvider } from "@/stores/provider";
import { initialState } from "./_parts/initial-state";
import { siteMetadata } from "./_parts/site-metadata";
import { viewOfMember } from "./_parts/view-of-member";

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
  const [initial, { platform, shell, error }, jar, sent, view] = await Promise.all([
    initialState(),
    getMessages(),
    cookies(),
    headers(),
    viewOfMember(),
  ]);
  const browser = inAppBrowserOf(sent.get("user-agent") ?? "");
  const words = platform.inApp;
  const openInBrowser = browser && <OpenInBrowser browser={browser} words={words} />;
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
              close: shell.close,
              copy: shell.copy,
              copied: shell.copied,
              day: shell.day,
              closed: shell.closed,
              minuteLeft: shell.minuteLeft,
              tenSecondsLeft: shell.tenSecondsLeft,
              dayShape: shell.dayShape,
              dayWrong: shell.dayWrong,
            }}
          >
            <FailedWordsProvider
              words={{
                title: error.genericTitle,
                text: error.genericText,
                back: error.back,
                home: error.backToHome,
                refresh: error.refresh,
                notFound: error.notFoundTitle,
                notFoundText: error.notFoundText,
                notLoadedText: error.notLoadedText,
              }}
            >
              <InAppProvider inApp={browser && { browser, words, openInBrowser }}>
                <Frame
                  locale={locale}
                  hasChosenLanguage={jar.has("locale")}
                  acceptLanguage={sent.get("accept-language") ?? ""}
                  hasInAppNote={browser !== null && !jar.has("in-app-note")}
                  hasTestClock={env().TEST_CLOCK}
                  view={view}
                  build={buildId()}
                >
                  {children}
                </Frame>
              </InAppProvider>
            </FailedWordsProvider>
          </CommonWordsProvider>
        </StoreRegistryProvider>
      </body>
    </html>
  );
}
