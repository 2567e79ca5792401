import { say } from "../../site/start-error.mjs";
import { boxesAtRest } from "../../testing/boxes-at-rest.mjs";
import { boxPages } from "./box-pages.mjs";
import { withBrowser } from "./browser.mjs";
import { pathIn } from "./languages.mjs";
import { screensOf } from "./screens.mjs";

/** Phones from the narrowest in use, a tablet and a desktop; heights without the browser's bars. */
const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const textSizes = ["normal", "larger"];

/** A resized page is laid out when its height is unchanged for this long, ms; lists measure their rows again. */
const stillMs = 200;

/**
 * Every page of a member but the slips at five widths, with normal and the largest text, in each language:
 * overlaps, clipped text and overflow, by measured boxes. A page is opened once per language and then resized.
 * @param {{ languages: string[], path: string }} plan
 * @returns {Promise<number>} findings; one that occurs on several pages or at several sizes counts once
 */
export const sweepBoxes = (plan) =>
  withBrowser(async ({ site, browser }) => {
    const pages = boxPages(await screensOf(site)).filter(({ path }) => path.startsWith(plan.path));
    const found = new Map();
    let measured = 0;
    const contexts = new Map();
    for (const language of plan.languages) contexts.set(language, await newContext(browser, site));
    for (const { path, before, prepare, isTyped } of pages) {
      // Once for all languages: a member may request six exact amounts an hour.
      await before?.();
      for (const [language, context] of contexts) {
        const page = await context.newPage();
        const url = `${site.origin}${pathIn(language, path)}`;
        for (const size of sizes) {
          await page.setViewportSize(size);
          if (size === sizes[0]) await open(page, url, prepare);
          for (const textSize of textSizes) {
            await page.evaluate(
              (chosen) => document.documentElement.setAttribute("data-text", chosen),
              textSize,
            );
            await page.evaluate(standStill, stillMs);
            measured += 1;
            const at = `${pathIn(language, path)}${isTyped ? " (with a slip)" : ""} ${size.width} ${textSize}`;
            for (const finding of await boxesAtRest(page)) note(found, finding, `${language} ${at}`);
          }
        }
        await page.close();
      }
      say(`measured ${path}`);
    }
    for (const context of contexts.values()) await context.close();
    for (const { kind, where, text, places } of found.values()) {
      say(`BAD  ${kind}: ${where} “${text}”`);
      for (const place of places.slice(0, mostPlaces)) say(`       ${place}`);
      if (places.length > mostPlaces) say(`       and ${places.length - mostPlaces} more`);
    }
    say(`boxes: ${measured} layouts of ${pages.length} pages, ${found.size} findings`);
    return found.size;
  });

const mostPlaces = 8;

/** Runs in the page: waits until its height is unchanged for so long, 3 s at most. */
async function standStill(stillMs) {
  let height = -1;
  let since = performance.now();
  for (const until = since + 3_000; performance.now() < until; ) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    if (document.documentElement.scrollHeight !== height) {
      height = document.documentElement.scrollHeight;
      since = performance.now();
    }
    if (performance.now() - since > stillMs) return;
  }
}

function note(found, { kind, where, text }, place) {
  const key = `${kind} ${where}`;
  const known = found.get(key) ?? { kind, where, text, places: [] };
  known.places.push(place);
  found.set(key, known);
}

async function open(page, url, prepare) {
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  // The page is hydrated, and its first calls have replied.
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined);
  await prepare?.(page);
}

async function newContext(browser, site) {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale: "th-TH",
    timezoneId: "Asia/Bangkok",
    serviceWorkers: "block",
  });
  await context.addCookies([{ name: "access-token", value: site.token, url: site.origin, httpOnly: true }]);
  return context;
}
