import { chromium } from "playwright";
import { systemChromium } from "../tools/site/browser.mjs";

/** The system's Chromium, or Playwright's own, without a window. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: systemChromium(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
