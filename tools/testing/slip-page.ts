import { expect, type Locator, type Page } from "@playwright/test";
import type { PoyOption } from "@/lib/domain/poy/options";
import type { Words } from "./words";

/** Page object of the bet page, on a phone and on a desktop. */
export interface SlipPage {
  /** Shows the keypad: a desktop opens with the board. */
  keypad(): Promise<void>;
  /** Shows the panel for so many digits. */
  digits(count: 1 | 2 | 3): Promise<void>;
  choose(...options: PoyOption[]): Promise<void>;
  drop(...options: PoyOption[]): Promise<void>;
  /** Taps a number on the keypad, which is shown first. */
  type(digits: string): Promise<void>;
  /** Shows the slip with its lines: opened on a phone, in view on a desktop. */
  openPrices(): Promise<void>;
  /** Sets the same price, one of the chips, on every line. */
  price(baht: number): Promise<void>;
  /** Opens the confirm sheet and returns it. */
  review(): Promise<Locator>;
  /** Sets the price, opens the confirm sheet and confirms. */
  send(baht: number): Promise<void>;
}

export function slipHand(page: Page, words: Words): SlipPage {
  const tile = (option: PoyOption) => page.getByRole("checkbox", { name: words(`market.options.${option}`) });
  const pad = page.getByRole("group", { name: words("lotto.keypad.label") });
  const hand: SlipPage = {
    async keypad() {
      if (await pad.isVisible()) return;
      await page.getByRole("button", { name: words("lotto.betPage.keypad"), exact: true }).click();
      await expect(pad).toBeVisible();
    },
    digits: (count) =>
      page.getByRole("button", { name: words(`lotto.betPage.digits${count}`), exact: true }).click(),
    async choose(...options) {
      for (const option of options) await tile(option).check({ force: true });
    },
    async drop(...options) {
      for (const option of options) await tile(option).uncheck({ force: true });
    },
    async type(digits) {
      await hand.keypad();
      for (const digit of digits) await pad.getByRole("button", { name: digit, exact: true }).click();
    },
    async openPrices() {
      const button = page.getByRole("button", { name: words("lotto.slip.price") });
      const prices = page.getByText(words("lotto.slip.samePrice"), { exact: true });
      // On a phone the button is still visible behind the sheet that it has opened.
      if (!(await prices.isVisible()) && (await button.isVisible())) await button.click();
      await expect(prices).toBeVisible();
    },
    price: (baht) => page.getByRole("button", { name: words("lotto.slip.chip", { n: baht }) }).click(),
    async review() {
      await page.getByRole("button", { name: words("lotto.slip.send"), exact: true }).click();
      const sheet = page.getByRole("dialog", { name: words("lotto.confirm.title") });
      await expect(sheet).toBeVisible();
      return sheet;
    },
    async send(baht) {
      await hand.openPrices();
      await hand.price(baht);
      await (await hand.review()).getByRole("button", { name: words("lotto.confirm.yes") }).click();
    },
  };
  return hand;
}

export const balanceOf = (page: Page): Locator => page.locator("[data-balance]").first();

/** "1,234.50" */
export const money = (baht: number): string =>
  baht.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
