import { chromium } from "playwright";
import { systemChromium } from "../../site/browser.mjs";
import { startOwnSite } from "../../site/own-site.mjs";
import { findFreePort } from "../../site/ports.mjs";

/** Runs `use` with a site of its own and a browser; `port` is the browser's debugging port. */
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
