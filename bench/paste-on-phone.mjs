import { readFileSync } from "node:fs";
import { startOwnSite } from "../tools/site/own-site.mjs";
import { inRoot } from "../tools/site/root.mjs";
import { launchBrowser } from "./launch-browser.mjs";
import { phoneContext } from "./phone-context.mjs";

const slowdown = 4;
const goals = { task: 100 };
const lengths = [2_000, 20_000];

/** Lines as they are sent, none of them twice. */
function order(length) {
  let text = "";
  for (let at = 0; text.length < length - 40; at++) {
    const three = String(at % 1_000).padStart(3, "0");
    const two = String(at % 100).padStart(2, "0");
    // Within what a round takes: a question at each line would be another measurement.
    const baht = 20 + (at % 400);
    text += [`${three}=${baht}*20`, `ล่าง ${two}=${baht}`, `${three} ตรง${baht} โต๊ด20`][at % 3];
    text += "\n";
  }
  return text;
}

/**
 * A paste on the bet page at 4× CPU slowdown: from the paste until the reading stands there, and the longest task of
 * the page meanwhile, which is the longest that a press would wait.
 */
export async function measurePasteOnPhone() {
  const words = JSON.parse(readFileSync(inRoot("locales/th/numbers.json"), "utf8"));
  const site = await startOwnSite();
  const browser = await launchBrowser();
  try {
    const context = await phoneContext(browser, site.origin, site.token);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${site.origin}/lotto/gov/${site.betId}`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: words.import.open }).and(page.locator(":visible")).click();
    const box = page.getByRole("textbox", { name: words.paste.text });
    await box.waitFor();
    // The device's traits are read in idle time, once in six hours, and have nothing to do with a paste.
    await page.waitForFunction(() => localStorage.getItem("visitor-id"));
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const rows = [];
    for (const length of lengths) {
      const took = await page.evaluate(paste, { text: order(length), box: await box.elementHandle() });
      rows.push({
        characters: length,
        "read after ms": Math.round(took.readMs),
        "longest task ms": `${took.taskMs > goals.task ? "! " : ""}${Math.round(took.taskMs)} (${goals.task})`,
        "the browser's text box alone ms": Math.round(took.boxMs),
      });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/**
 * In the page: sets the text as a paste does, and waits until its button counts bets again. `boxMs`: the same text in
 * a box of the same look that nobody listens to, which no page can make faster.
 */
async function paste({ text, box }) {
  const tasks = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ entryTypes: ["longtask"] });
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
  const gold = () => [...document.querySelectorAll("[role=dialog] button, dialog button")].at(-1);
  const begun = performance.now();
  set.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  const before = gold()?.textContent;
  await new Promise((resolve) => {
    const look = () =>
      gold()?.textContent !== before && !gold()?.disabled ? resolve() : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
  const readMs = performance.now() - begun;
  await new Promise((resolve) => setTimeout(resolve, 300));
  observer.disconnect();
  const alone = box.cloneNode();
  alone.value = "";
  document.body.append(alone);
  alone.getBoundingClientRect();
  const filled = performance.now();
  alone.value = text;
  alone.getBoundingClientRect();
  const boxMs = performance.now() - filled;
  alone.remove();
  return { readMs, boxMs, taskMs: Math.max(0, ...tasks) };
}
