import { chromium } from "playwright";
import { startOwnSite } from "../../bench/own-site.mjs";
import { systemChromium } from "../launch/browser.mjs";
import { findFreePort } from "../launch/ports.mjs";

/** Lends a site of its own and a browser to look at it; `port` is the browser's debugging port. */
export async function withBrowser(use) {
  const site = await startOwnSite();
  const port = await findFreePort();
  const args = ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${port}`];
  try {
    const browser = await chromium.launch({ executablePath: systemChromium(), args });
    try {
      return await use({ site, browser, port });
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}
