/** An operator's browser for the pictures of the console, and its camera. */
import type { Browser, Page } from "playwright";
import type { Site } from "../../../tools/testing/own-site";

/** CSS pixels, one of the picture each. */
export const deskSize = { width: 1280, height: 800 };
export const phoneSize = { width: 390, height: 844 };

export interface Desk {
  page: Page;
  /** Opens a page of the console by its path after `/operator`, and waits until nothing more is fetched. */
  open(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Signs an operator in by the console's own page, in English. */
export async function sitAt(browser: Browser, site: Site, name: string, size = deskSize): Promise<Desk> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: size,
    timezoneId: "Asia/Bangkok",
    colorScheme: "light",
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  await context.addCookies([{ name: "operator-locale", value: "en", url: site.origin }]);
  const page = await context.newPage();
  await page.goto("/operator/login", { waitUntil: "networkidle" });
  await page.locator('input[autocomplete="username"]').fill(name);
  await page.locator('input[type="password"]').fill(site.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/operator", { timeout: WAIT_MS });
  await page.getByRole("heading", { level: 1 }).waitFor({ timeout: WAIT_MS });
  return {
    page,
    open: async (path) => {
      await page.goto(`/operator${path}`, { waitUntil: "networkidle", timeout: WAIT_MS });
      await page.getByRole("heading", { level: 1 }).waitFor({ timeout: WAIT_MS });
    },
    close: () => context.close(),
  };
}

/** How long a busy machine may take to draw a page, ms. */
const WAIT_MS = 120_000;

/** Stops what moves, hides the caret. */
const still = `
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
`;

/** The page as it is seen once nothing more was asked for a while, PNG. */
export async function shoot(page: Page): Promise<Buffer> {
  await page.addStyleTag({ content: still });
  await untilQuiet(page);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** Lists ask again every five seconds: shorter than that, and longer than an answer makes the next question. */
const QUIET_MS = 1_500;

/** The load state of the page is that of its navigation; what an opened item asks for comes later. */
function untilQuiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(end, QUIET_MS);
    let open = 0;
    function end() {
      page.off("request", begin);
      page.off("requestfinished", done);
      page.off("requestfailed", done);
      resolve();
    }
    function begin() {
      open += 1;
      clearTimeout(timer);
    }
    function done() {
      open = Math.max(0, open - 1);
      clearTimeout(timer);
      if (open === 0) timer = setTimeout(end, QUIET_MS);
    }
    page.on("request", begin);
    page.on("requestfinished", done);
    page.on("requestfailed", done);
  });
}
