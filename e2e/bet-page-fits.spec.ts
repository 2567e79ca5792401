/**
 * The bet page is whole on a small phone's first screen: round, countdown, options, digit boxes, every key and the
 * slip bar, without scrolling. On a desktop the slip stands beside the keypad and stays in view.
 */
import type { Locator, Page } from "@playwright/test";
import { enter, newMember } from "./support/member";
import { expect, type Site, test } from "./support/site";
import { slipHand } from "./support/slip";
import { type LocaleFolder, wordsOf } from "./support/words";

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

const phones: [LocaleFolder, number, number, tag: string][] = [
  ["th", 390, 664, "@phone"],
  ["th", 360, 640, "@sweep"],
  ["kh", 390, 664, "@sweep"],
  ["mm", 360, 640, "@phone"],
];

for (const [locale, width, height, tag] of phones) {
  test(
    `all that a bet needs stands on the first screen of a phone (${locale}, ${width}×${height})`,
    {
      tag,
    },
    async ({ page, context, site }, { project }) => {
      test.skip(project.name !== "phone", "phones only");
      await page.setViewportSize({ width, height });
      const words = await wordsOf(locale);
      await enter(context, site, await newMember(site, 100));
      await openRoom(page, site, locale);

      const pad = page.getByRole("group", { name: words("lotto.keypad.label") });
      const options = page.getByRole("group", { name: words("lotto.room.options") });
      const boxes = page.getByRole("img", { name: words("lotto.keypad.typed") });
      const bar = page.getByRole("region", { name: words("lotto.slip.title") });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("market.gov"));
      await expect(options.getByRole("checkbox").first()).toBeChecked();
      await expect(boxes).toBeVisible();

      const seen: [string, Locator][] = [
        ["round", page.getByRole("heading", { level: 1 })],
        ["countdown", page.getByRole("timer").first()],
        ["options", options],
        ["digit boxes", boxes],
        ["slip bar", bar],
        ["prices", bar.getByRole("button")],
      ];
      const keyPlaces = [
        ...keys.map((key): [string, Locator] => [key, pad.getByRole("button", { name: key, exact: true })]),
        ...["undo", "backspace"].map((act): [string, Locator] => [
          act,
          pad.getByRole("button", { name: words(`lotto.keypad.${act}`) }),
        ]),
      ];
      const barTop = (await boxOf(bar)).y;
      for (const [name, place] of [...seen, ...keyPlaces]) {
        const { x, y, width: wide, height: high } = await boxOf(place);
        expect.soft(x >= 0 && x + wide <= width, `${name} within the sides`).toBe(true);
        expect
          .soft(y >= 0 && y + high <= height, `${name} on the first screen: ${y} to ${y + high}`)
          .toBe(true);
      }
      for (const [name, place] of keyPlaces) {
        const { y, width: wide, height: high } = await boxOf(place);
        expect.soft(Math.min(wide, high), `${name} can be hit`).toBeGreaterThanOrEqual(44);
        expect.soft(y + high, `${name} above the slip bar`).toBeLessThanOrEqual(barTop);
      }
      expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth - innerWidth])).toEqual(
        [0, 0],
      );
    },
  );
}

for (const [width, tag] of [
  [1024, "@desktop"],
  [1280, "@sweep"],
] as const) {
  test(
    `the slip stands beside the keypad and stays in view (${width})`,
    { tag },
    async ({ page, context, site }, { project }) => {
      test.skip(project.name !== "desktop", "desktops only");
      await page.setViewportSize({ width, height: 800 });
      const words = await wordsOf("th");
      await enter(context, site, await newMember(site, 100));
      await openRoom(page, site, "th");
      const slip = page.getByRole("complementary", { name: words("lotto.slip.title") });
      const pad = page.getByRole("group", { name: words("lotto.keypad.label") });

      await isBeside(slip, pad);
      const hand = slipHand(page, words);
      await hand.digits(2);
      await hand.type("12");
      await expect(slip.getByRole("button", { name: words("lotto.slip.send") })).toBeInViewport({ ratio: 1 });
      await isBeside(slip, pad);

      await page.mouse.wheel(0, 4000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(slip.getByRole("heading", { name: words("lotto.slip.title") })).toBeInViewport({
        ratio: 1,
      });
      await expect(slip.getByRole("button", { name: words("lotto.slip.send") })).toBeInViewport({ ratio: 1 });
    },
  );
}

async function openRoom(page: Page, site: Site, locale: LocaleFolder): Promise<void> {
  const { betId } = await site.openRound("gov");
  await page.goto(`${locale === "th" ? "" : `/${locale}`}/lotto/gov/${betId}`);
  await page.evaluate(() => document.fonts.ready);
}

async function isBeside(slip: Locator, pad: Locator): Promise<void> {
  const [right, left] = [await boxOf(slip), await boxOf(pad)];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(right.y).toBeLessThan(left.y + left.height);
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not drawn`);
  return box;
}
