import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.mjs";
import { runTool } from "./run.mjs";
import { StartError, say } from "./start-error.mjs";

/** Draws nothing for a screen and starts sooner. It knows no notifications. */
const withoutWindows = "/usr/bin/chromium-headless-shell";
const withWindows = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** The system's Chromium, when there is one; undefined means Playwright's own. */
export function systemChromium() {
  return [withoutWindows, ...withWindows].find((path) => existsSync(path));
}

/** The system's Chromium with all that a visitor's has, notifications too; undefined means Playwright's own. */
export function fullChromium() {
  return withWindows.find((path) => existsSync(path));
}

/** Ensures that tests have a browser: the system's, Playwright's, Debian's package, or a download. */
export async function browserWhenMissing() {
  if (systemChromium() || (await playwrightHasOne())) return;
  say("Installing a browser …");
  for (const name of ["chromium-headless-shell", "chromium"])
    if ((await installFromDebian([name])) && systemChromium()) return;
  const code = await runTool("playwright/cli.js", ["install", "chromium"]);
  if (code !== 0) throw new StartError("No browser: `npx playwright install chromium` failed.");
}

async function playwrightHasOne() {
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath());
}
