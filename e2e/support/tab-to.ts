import { expect, type Locator, type Page } from "@playwright/test";

/** More controls than any page has before the one that is looked for. */
const MOST_STEPS = 250;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Moves the focus to a control as a keyboard does: by Tab, from wherever it is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Moves the focus to a button or link and presses Enter. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Moves the focus to a box and types into it, in place of what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}
