import { expect, type Page } from "@playwright/test";

/**
 * Runs in the page before its own code: until React has hydrated the buttons and fields that the server sent,
 * nothing can be clicked, so that a story waits instead of clicking on elements without handlers.
 */
export function holdUntilAlive(): void {
  // The pages of the simulators and of LINE's login are plain HTML, ready at once.
  if (/^\/(sim|oauth2)\//.test(location.pathname)) return;
  // What a closed part of the page holds may come to life when it is opened.
  const isAlive = (element: Element) =>
    !element.checkVisibility() || Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  const look = () => {
    const root = document.documentElement;
    const controls = document.querySelectorAll("button, input");
    // Pages of text only have no control to wait for.
    const done = document.readyState === "complete" && [...controls].every(isAlive);
    root.inert = !done;
    if (!done) setTimeout(look, 20);
  };
  if (document.documentElement) look();
  else {
    // The parser has not begun. An observer runs as soon as it has, before anything can be clicked; a timer may not.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      look();
    }).observe(document, { childList: true });
  }
}

/** Waits until the page is hydrated: keys, forced clicks and chosen files do not wait by themselves. */
export const isAlive = (page: Page): Promise<void> =>
  expect(page.locator("html")).not.toHaveAttribute("inert");

/**
 * `goto` waits for that too: a click that finds the page held is tried again, and every second try scrolls. A page
 * that is never hydrated fails at the first thing that needs it.
 */
export function waitAtGoto(page: Page): void {
  const go = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await go(address, options);
    if (options?.waitUntil !== "commit") await isAlive(page).catch(() => undefined);
    return answer;
  };
}
