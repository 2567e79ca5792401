import { expect, type Locator, type Page } from "@playwright/test";
import { type Lottery4dMarket, latestLotteries4d } from "@/lib/contract/lotteries";
import { bangkokIso } from "@/lib/domain/time/time";
import type { Site } from "./own-site";
import type { Words } from "./words";

/** Page object of the page of four-digit sets. */
export interface SetPage {
  /** Taps a number on the keypad, or types it where a field takes the place of the keys. */
  type(digits: string): Promise<void>;
  /** The field with the count of sets of a number. */
  setsOf(number: string): Locator;
  /** Opens the confirm sheet and returns it. */
  review(): Promise<Locator>;
  /** Opens the confirm sheet and confirms. */
  send(): Promise<void>;
}

export function setHand(page: Page, words: Words): SetPage {
  const hand: SetPage = {
    async type(digits) {
      const pad = page.getByRole("group", { name: words("lotto.keypad.label") });
      const field = page.getByRole("textbox", { name: words("sets.pick.label") });
      await expect(pad.or(field)).toBeVisible();
      if (await field.isVisible()) return field.pressSequentially(digits);
      for (const digit of digits) await pad.getByRole("button", { name: digit, exact: true }).click();
    },
    setsOf: (number) => page.getByRole("textbox", { name: words("sets.rows.sets", { number }) }),
    async review() {
      await page.getByRole("button", { name: words("sets.send"), exact: true }).click();
      const sheet = page.getByRole("dialog", { name: words("lotto.confirm.title") });
      await expect(sheet).toBeVisible();
      return sheet;
    },
    async send() {
      await (await hand.review()).getByRole("button", { name: words("lotto.confirm.yes") }).click();
    },
  };
  return hand;
}

/** The market's current round of sets; where it is not open yet, the clock moves to its opening. */
export async function openSets(site: Site, market: Lottery4dMarket): Promise<string> {
  const next = async () => (await site.call(latestLotteries4d, {}))[market]?.betList;
  let round = await next();
  if (round?.status === "upcoming") {
    await site.setClock(bangkokIso((round.unixTimeStamp.openTime + 60) * 1000));
    await site.tick();
    round = await next();
  }
  if (round?.status !== "open") throw new Error(`no round of ${market} takes sets`);
  return round.betId;
}
