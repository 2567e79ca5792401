import type { Page } from "@playwright/test";
import { boxesAtRest } from "../../tools/testing/boxes-at-rest.mjs";

/** 1280 × 1024 at 400 %: the window that WCAG 1.4.10 (reflow) is about. */
export const zoomed = { width: 320, height: 256 };

/** Bars that stay in view may take this share of the window. */
const barsMost = 0.25;
/** Enough for every page of the story but the longest lists, which repeat themselves. */
const tabsMost = 90;

/**
 * What is wrong with the page in such a window, one line each: it scrolls in a second direction, its bars take more
 * than a quarter, or a control that has the focus is covered (WCAG 2.4.11).
 */
export async function faultsWhenZoomed(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const boxes = await boxesAtRest(page);
  const wide = boxes.filter(({ kind }) => kind === "sideways").map(({ where }) => `sideways: ${where}`);
  const share = await page.evaluate(shareOfBars);
  const bars = share > barsMost ? [`bars: ${Math.round(share * 100)} %`] : [];
  return [...wide, ...bars, ...(await hiddenByTab(page))];
}

/** The controls that Tab reaches without showing any part of them. */
async function hiddenByTab(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("[data-tabbed]")) one.removeAttribute("data-tabbed");
  });
  for (let tabs = 0; tabs < tabsMost; tabs++) {
    await page.keyboard.press("Tab");
    const isBack = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute("data-tabbed")) return true;
      focused.setAttribute("data-tabbed", "");
      return false;
    });
    if (isBack) break;
    const fault = await page.evaluate(hiddenFocus);
    if (fault) hidden.push(`hidden focus: ${fault}`);
  }
  return hidden;
}

/** In the page: the focused control, once it stands still, where no part of it can be seen; else null. */
async function hiddenFocus(): Promise<string | null> {
  const focused = document.activeElement;
  if (!focused) return null;
  // A hidden box to tick is drawn by its label.
  const drawn = focused.matches(".visually-hidden") ? (focused.closest("label") ?? focused) : focused;
  const drawnTop = () => drawn.getBoundingClientRect().top;
  for (let before = Number.NaN; before !== drawnTop(); ) {
    before = drawnTop();
    await new Promise(requestAnimationFrame);
  }
  const box = drawn.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const parts = [0.1, 0.5, 0.9];
  const isSeen =
    left < right &&
    top < bottom &&
    parts.some((down) =>
      parts.some((along) => {
        const hit = document.elementFromPoint(left + (right - left) * along, top + (bottom - top) * down);
        return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
      }),
    );
  return isSeen ? null : drawn.outerHTML.slice(0, 160);
}

/** In the page: the share of the window that is taken by what stays in place while the page scrolls. */
async function shareOfBars(): Promise<number> {
  if (document.querySelector('[aria-modal="true"]')) return 0;
  const before = scrollY;
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" });
  await new Promise(requestAnimationFrame);
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
  let taken = 0;
  for (let y = 0; y < innerHeight; y++) if (isFixed(document.elementFromPoint(innerWidth / 2, y))) taken++;
  scrollTo({ top: before, behavior: "instant" });
  return taken / innerHeight;
}
