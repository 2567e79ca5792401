import type { Locator, Page } from "@playwright/test";
import { expect } from "./site";

/**
 * A thumb that is counted. A tap on any control, a field too, is one tap. What the phone's own keyboard does in a
 * focused field (characters, its "next" and "go" keys) is typing and is counted apart.
 */
export interface TapCounter {
  readonly taps: number;
  /** Keys of the phone's keyboard, of which so many were "next" or "go". */
  readonly keys: number;
  readonly nextKeys: number;
  tap: (control: Locator) => Promise<void>;
  /** Types into the field that has the focus: it must be this one. */
  type: (field: Locator, text: string) => Promise<void>;
  /** The keyboard's "next": the next text field of the form, past buttons and boxes to tick. */
  next: (field: Locator) => Promise<void>;
  /** The keyboard's "go" in the last field. */
  go: () => Promise<void>;
}

/** Between a field and the next there are a few buttons at most. */
const mostTabs = 5;

export function tapCounter(page: Page): TapCounter {
  let taps = 0;
  let keys = 0;
  let nextKeys = 0;
  return {
    get taps() {
      return taps;
    },
    get keys() {
      return keys;
    },
    get nextKeys() {
      return nextKeys;
    },
    async tap(control) {
      await control.tap();
      taps += 1;
    },
    async type(field, text) {
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
      keys += text.length;
    },
    async next(field) {
      nextKeys += 1;
      for (let tabs = 0; tabs < mostTabs; tabs++) {
        await page.keyboard.press("Tab");
        if (await field.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`${field} does not follow in the form`);
    },
    async go() {
      nextKeys += 1;
      await page.keyboard.press("Enter");
    },
  };
}
