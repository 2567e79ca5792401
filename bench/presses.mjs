import { readFileSync } from "node:fs";
import { startOwnSite } from "../tools/site/own-site.mjs";
import { inRoot } from "../tools/site/root.mjs";
import { launchBrowser } from "./launch-browser.mjs";
import { phoneContext } from "./phone-context.mjs";

const goalMs = 100;
const slowdown = 4;
/** Between two presses, as a quick thumb: what a press sets off is over. */
const pauseMs = 400;
/** Chromium reports no interaction shorter than this. */
const leastMs = 16;

/**
 * INP (interaction to next paint) on the bet page at 4× CPU slowdown: some thirty real touches from the keypad to the
 * receipt, each with the time from the touch to the next frame. The page's INP is the longest of them.
 */
export async function measurePresses() {
  const words = JSON.parse(readFileSync(inRoot("locales/th/lotto.json"), "utf8"));
  const site = await startOwnSite();
  const browser = await launchBrowser();
  try {
    const context = await phoneContext(browser, site.origin, site.token);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(watchInteractions);
    await page.goto(`${site.origin}/lotto/gov/${site.betId}`, { waitUntil: "networkidle" });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const tookMs = new Map();
    const press = (what, control) => pressAndMeasure(page, tookMs, what, control);
    const button = (name) => page.getByRole("button", { name, exact: true });
    const pad = page.getByRole("group", { name: words.keypad.label });

    await press("panel", button(words.betPage.digits2));
    for (const digit of "25520770133148846996")
      await press("digit", pad.getByRole("button", { name: digit, exact: true }));
    await press("undo", pad.getByRole("button").nth(9));
    await press("board", button(words.betPage.board));
    const cells = page.getByRole("grid").getByRole("button");
    for (const at of [3, 14, 22, 3]) await press("cell", cells.nth(at));
    await press("prices", page.getByRole("button", { name: words.slip.price }));
    for (const baht of [20, 5]) await press("chip", button(words.slip.chip.replace("{n}", String(baht))));
    await press("send", button(words.slip.send));
    await press("confirm", button(words.confirm.yes));
    await press("receipt", button(words.accepted.again));

    const all = [...tookMs.values()].flat();
    return [
      ...[...tookMs].map(([what, times]) => row(what, times)),
      {
        ...row("all", all),
        "worst ms": `${Math.max(...all) > goalMs ? "! " : ""}${Math.max(...all)} (${goalMs})`,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Touches the middle of a control, and files the longest interaction that began since. */
async function pressAndMeasure(page, tookMs, what, control) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  await page.evaluate(() => window.__interactions.clear());
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(pauseMs);
  const times = await page.evaluate(() => [...window.__interactions.values()]);
  tookMs.set(what, [...(tookMs.get(what) ?? []), Math.max(leastMs, ...times)]);
}

/** In the page: the longest event of each interaction, by its id. */
function watchInteractions() {
  const longest = new Map();
  window.__interactions = longest;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: "event", durationThreshold: 16 });
}

const row = (what, times) => ({
  press: what,
  presses: times.length,
  "median ms": times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)],
  "worst ms": String(Math.max(...times)),
});
