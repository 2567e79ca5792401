import type { Locator, Page } from "@playwright/test";
import type { LocaleFolder } from "../../tools/testing/words";
import type { Site } from "./site";

/** Opens the bet page of a new government round, with its fonts. */
export async function openBetPage(page: Page, site: Site, locale: LocaleFolder): Promise<void> {
  const { betId } = await site.openRound("gov");
  await page.goto(`${locale === "th" ? "" : `/${locale}`}/lotto/gov/${betId}`);
  await page.evaluate(() => document.fonts.ready);
}

/** The place of an element, which must be drawn. */
export async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not drawn`);
  return box;
}
