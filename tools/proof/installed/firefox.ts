import puppeteer, { type ElementHandle } from "puppeteer-core";
import { inPageScript } from "../sweep/browsers/in-page-script";
import type { Modules } from "./modules";

/** Debian's Firefox without a window, driven by WebDriver BiDi. */
export const startFirefox: Modules["firefox"]["startFirefox"] = async (executablePath) => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { "intl.accept_languages": "th-TH, th" },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(inPageScript);
  const seen: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) =>
    seen.push(`uncaught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  );
  const elementOf = async (expression: string) =>
    (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;

  return {
    name: await browser.version(),
    resize: (size) => page.setViewport(size),
    open: async (address) => void (await page.goto(address)),
    address: async () => page.url(),
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: async (expression) => {
      const element = await elementOf(expression);
      await element?.click();
      return element !== null;
    },
    type: async (expression, text) => {
      const element = await elementOf(expression);
      await element?.type(text);
      return element !== null;
    },
    screenshot: async (path) => void (await page.screenshot({ path })),
    faults: () => seen.splice(0),
    close: () => browser.close(),
  };
};
