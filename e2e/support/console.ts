import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { ConsoleLanguage, ConsoleWords } from "@/lib/i18n/console-words";
import { fill } from "@/lib/i18n/fill";
import type { Site } from "./site";

/** An operator in a browser of their own, signed in, on a page of the console. */
export interface Desk {
  context: BrowserContext;
  page: Page;
}

/** Opens a page of the console as one of the site's demo operators. @param name `staff01`, `admin01`, `super01`… */
export async function sitAt(
  browser: Browser,
  site: Site,
  name: string,
  path = "/operator",
  language: ConsoleLanguage = "en",
): Promise<Desk> {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 800 } });
  await context.addCookies([
    {
      name: "operator-token",
      value: await site.operatorToken(name),
      url: `${site.origin}/operator`,
      sameSite: "Strict",
    },
    { name: "operator-locale", value: language, url: site.origin },
  ]);
  const page = await context.newPage();
  await page.goto(path);
  // The clock is drawn by the page's own script: from then on keys and clicks are heard.
  await page.getByRole("banner").getByRole("time").waitFor();
  return { context, page };
}

/** The console's messages of a namespace: `words("title", { day })`. */
export function consoleWords<Namespace extends keyof ConsoleWords>(
  namespace: Namespace,
  language: ConsoleLanguage = "en",
) {
  const file = new URL(`../../locales/console/${language}/${namespace}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  return (key: keyof ConsoleWords[Namespace] & string, values: Record<string, string | number> = {}) =>
    fill(texts[key] ?? key, values);
}
