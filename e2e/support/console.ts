import { readFileSync } from "node:fs";
import { type Browser, type BrowserContext, expect, type Page, type Request } from "@playwright/test";
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

/** Watches a page's requests; `nothingWaits` ends once all that it asked for has come and no list stands empty. */
export function watchRequests(
  page: Page,
  language: ConsoleLanguage = "en",
): { nothingWaits: () => Promise<void> } {
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  const waiting = [
    page.getByRole("status", { name: consoleWords("list", language)("loading") }),
    page.getByRole("status", { name: consoleWords("queues", language)("opening") }),
    page.locator("[data-waiting]"),
  ];
  return {
    async nothingWaits() {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Drawn by the page's own script, which asks for the rest at the same time; a page to sign in has none.
      const bar = page.getByRole("banner");
      if ((await bar.count()) > 0) await expect(bar.locator("time")).toBeAttached();
      // The lists first: what is drawn in their place can ask for more.
      for (const list of waiting) await expect(list).toHaveCount(0);
      await expect.poll(() => open.size).toBe(0);
    },
  };
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
