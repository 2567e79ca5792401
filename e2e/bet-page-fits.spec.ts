/**
 * The bet page fits a small phone's first screen: round, countdown, options, digit boxes, every key and the slip
 * bar, without scrolling. On a tablet and a desktop the slip is beside the keypad and stays in view.
 */
import type { Locator, Page } from "@playwright/test";
import { enter, newMember } from "../tools/testing/member";
import { slipHand } from "../tools/testing/slip-page";
import { type LocaleFolder, wordsOf } from "../tools/testing/words";
import { expect, type Site, test } from "./support/site";

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
      await openBetPage(page, site, locale);

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

for (const [width, size] of [
  [320, "normal"],
  [320, "larger"],
  [360, "normal"],
  [360, "larger"],
] as const) {
  test(`the head of the bet page keeps its parts apart (${width} px, ${size} letters)`, {
    tag: "@phone",
  }, async ({ page, context, site }) => {
    await page.setViewportSize({ width, height: 640 });
    await enter(context, site, await newMember(site));
    await context.addCookies([{ name: "text-size", value: size, url: site.origin }]);
    await openBetPage(page, site, "th");
    const head = page.locator("[data-bet-room] header");
    const heading = await boxOf(head.getByRole("heading", { level: 1 }));
    const clock = await boxOf(head.getByRole("timer"));
    const [back, bringIn, rules] = await Promise.all(
      [head.getByRole("link").first(), head.getByRole("button"), head.getByRole("link").last()].map(boxOf),
    );
    for (const [name, box] of [["name", heading] as const, ["clock", clock] as const]) {
      expect
        .soft(box.x, `${name} behind the way back`)
        .toBeGreaterThanOrEqual((back?.x ?? 0) + (back?.width ?? 0));
      expect.soft(box.x + box.width, `${name} before the acts`).toBeLessThanOrEqual(bringIn?.x ?? 0);
    }
    expect.soft(clock.y, "the clock below the name").toBeGreaterThanOrEqual(heading.y + heading.height - 1);
    expect.soft((rules?.x ?? 0) + (rules?.width ?? 0), "within the sides").toBeLessThanOrEqual(width);
  });
}

test("picked numbers stand in whole rows", { tag: "@phone" }, async ({ page, context, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site, 100));
  await openBetPage(page, site, "th");
  const hand = slipHand(page, words);
  await hand.digits(2);
  await hand.type("123456789012345678901234567890");
  const strip = page.getByRole("region", { name: words("lotto.slip.title") }).getByRole("list");
  const { y, height } = await boxOf(strip);
  const rows = await strip.getByRole("listitem").evaluateAll((items) =>
    items.map((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const seen = rows.filter(({ top }) => top < y + height);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.length).toBeLessThan(rows.length);
  for (const { bottom } of seen) expect(bottom).toBeLessThanOrEqual(y + height + 1);
});

test(
  "arrow keys move over the board as the eye does",
  { tag: "@desktop" },
  async ({ page, context, site }, { project }) => {
    test.skip(project.name !== "desktop", "desktops only");
    const words = await wordsOf("th");
    await enter(context, site, await newMember(site));
    await openBetPage(page, site, "th");
    await slipHand(page, words).digits(2);
    await page.getByRole("button", { name: words("lotto.room.board") }).click();
    const grid = page.getByRole("grid", { name: words("lotto.board.label") });
    const cell = (name: string) => grid.getByRole("button", { name, exact: true });
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await cell("00").focus();
      await page.keyboard.press("ArrowDown");
      const [first, below] = [await boxOf(cell("00")), await boxOf(grid.locator("button:focus"))];
      expect(below.x).toBe(first.x);
      expect(below.y).toBeGreaterThan(first.y);
      expect(below.y - first.y).toBeLessThan(2 * first.height);
      expect(await grid.locator("button[tabindex='0']").count()).toBe(1);
    }
  },
);

for (const [width, tag] of [
  [768, "@desktop"],
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
      await openBetPage(page, site, "th");
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

async function openBetPage(page: Page, site: Site, locale: LocaleFolder): Promise<void> {
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
