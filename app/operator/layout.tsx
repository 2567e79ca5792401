import "../site.css";
import "./console.css";
import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { ConsoleRoot } from "@/components/console/shell/console-root";
import { loadConsoleWords } from "@/lib/i18n/console-words";
import { pushConfig } from "@/lib/server/page/push-config";
import { consoleLanguage } from "./_parts/console-language";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export const viewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };

/** The console's document, apart from the members' site: language, colours, words. */
export default async function ConsoleDocument({ children }: { children: ReactNode }) {
  const [jar, sent, language] = await Promise.all([cookies(), headers(), consoleLanguage()]);
  for (const font of language === "th" ? ["latin-1", "thai-1"] : ["latin-1"])
    preload(`/fonts/${font}.woff2`, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const theme = jar.get("theme")?.value;
  return (
    <html lang={language} data-theme={theme === "light" || theme === "dark" ? theme : undefined}>
      <body>
        <ConsoleRoot
          language={language}
          words={await loadConsoleWords(language)}
          csrfToken={sent.get("x-page-csrf") ?? ""}
          push={pushConfig()}
        >
          {children}
        </ConsoleRoot>
      </body>
    </html>
  );
}
