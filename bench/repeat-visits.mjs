import { startOwnSite } from "../tools/site/own-site.mjs";
import { startCountingProxy } from "../tools/testing/counting-proxy.mjs";
import { launchBrowser } from "./launch-browser.mjs";
import { phoneContext } from "./phone-context.mjs";

const goals = { bytes: 30_000, digitMs: 3_000 };
const settleMs = 5_000;
const tries = 3;

/** A poor mobile network: 400 kbit/s, 400 ms. */
const poor = { bytesPerSecond: 50_000, latencyMs: 400 };

/**
 * The second visit of the pages that are visited most, with what the first has left in the browser's cache and in the
 * site's worker: bytes on the wire until the page is quiet, and on a poor network the time until a digit of the bet
 * page can be pressed. Medians.
 */
export async function measureRepeatVisits() {
  const site = await startOwnSite();
  const proxy = await startCountingProxy(site.origin);
  const browser = await launchBrowser();
  const bet = `/lotto/gov/${site.betId}`;
  try {
    const rows = [];
    for (const path of ["/", "/main", "/lotto", bet]) {
      const token = path === "/" ? undefined : site.token;
      // The first visit of all warms the server up.
      await visits(browser, proxy, { path, token });
      const fast = await severalTimes(() => visits(browser, proxy, { path, token }));
      const slow =
        path === bet ? await severalTimes(() => visits(browser, proxy, { path, token, network: poor })) : [];
      rows.push({
        route: path,
        "first kB": median(fast.map(({ first }) => first)) / 1000,
        "second kB": against(median(fast.map(({ second }) => second)), goals.bytes, 1000),
        "digit on a poor network, s": slow.length
          ? against(median(slow.map(({ digitMs }) => digitMs)), goals.digitMs, 1000)
          : "",
      });
    }
    return rows;
  } finally {
    await browser.close();
    await proxy.stop();
    await site.stop();
  }
}

/** Two visits of one browser profile, the second on `network`. */
async function visits(browser, proxy, { path, token, network = null }) {
  const context = await phoneContext(browser, proxy.origin, token);
  try {
    const first = await context.newPage();
    proxy.take();
    await first.goto(proxy.origin + path, { waitUntil: "load" });
    await first.waitForTimeout(settleMs);
    const firstBytes = proxy.take();
    // The worker is registered after the first input; it is there when the member comes back.
    await first.keyboard.press("Shift");
    await first.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await first.waitForTimeout(settleMs);
    await first.close();

    proxy.take();
    proxy.slowTo(network);
    const second = await context.newPage();
    await second.addInitScript(watchDigits);
    await second.goto(proxy.origin + path, { waitUntil: "load", timeout: 60_000 });
    await second.waitForTimeout(settleMs);
    const digitMs = await second.evaluate(() => window.__digitMs ?? Number.NaN);
    return { first: firstBytes, second: proxy.take(), digitMs };
  } finally {
    proxy.slowTo(null);
    await context.close();
  }
}

/** In the page: when the first digit of a keypad is there and answers presses, in ms since the navigation began. */
function watchDigits() {
  const isAlive = (key) => Object.keys(key).some((name) => name.startsWith("__reactProps$"));
  const look = () => {
    const keys = [...document.querySelectorAll("[data-bet-page] fieldset button")];
    const key = keys.find(({ textContent }) => textContent === "1");
    if (key && isAlive(key)) window.__digitMs = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

async function severalTimes(measure) {
  const results = [];
  for (let at = 0; at < tries; at++) results.push(await measure());
  return results;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** "28.1 (30)", both divided; an exclamation mark where the goal is missed. */
const against = (value, goal, unit) =>
  `${value > goal ? "! " : ""}${(value / unit).toFixed(1)} (${goal / unit})`;
