/**
 * The bet page fits a small phone's first screen: round, countdown, options, digit boxes, every key and the slip
 * bar, without scrolling. On a tablet and a desktop the slip is beside the keypad and stays in view.
 */
import type { Locator } from "@playwright/test";
import { enter, newMember } from "../tools/testing/member";
import { slipHand } from "../tools/testing/slip-page";
import { type LocaleFolder, wordsOf } from "../tools/testing/words";
import { boxOf, openBetPage } from "./support/bet-page";
import { expect, test } from "./support/site";

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
      const options = page.getByRole("group", { name: words("lotto.betPage.options") });
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
      // A thumb finds each key where it was, whatever is bet on.
      const topOfKeys = () => Promise.all(keyPlaces.map(async ([, place]) => (await boxOf(place)).y));
      const tops = await topOfKeys();
      for (const count of [2, 1] as const) {
        await slipHand(page, words).digits(count);
        const moves = (await topOfKeys()).map((top, at) => Math.abs(top - (tops[at] ?? 0)));
        expect.soft(Math.max(...moves), `keys of ${count} digits`).toBeLessThan(1);
      }
    },
  );
}

for (const [width, size, tag] of [
  [320, "normal", ["@sweep"]],
  [320, "larger", ["@phone"]],
  [360, "normal", ["@sweep"]],
  [360, "larger", ["@sweep"]],
  [768, "normal", ["@sweep"]],
  [1024, "normal", ["@desktop"]],
  [1024, "larger", ["@sweep"]],
] as const) {
  test(`the head of the bet page keeps its parts apart (${width} px, ${size} letters)`, {
    tag: [...tag],
  }, async ({ page, context, site }) => {
    await page.setViewportSize({ width, height: 640 });
    await enter(context, site, await newMember(site));
    await context.addCookies([{ name: "text-size", value: size, url: site.origin }]);
    await openBetPage(page, site, "th");
    const head = page.locator("[data-bet-page] header");
    const heading = await boxOf(head.getByRole("heading", { level: 1 }));
    const clock = await boxOf(head.getByRole("timer"));
    // Beside a slip its own head has the button that brings lines in.
    const act = width < 768 ? head.getByRole("button") : head.getByRole("link").last();
    const [back, firstAct] = await Promise.all([head.getByRole("link").first(), act].map(boxOf));
    expect(heading.x, "the name behind the way back").toBeGreaterThanOrEqual(
      (back?.x ?? 0) + (back?.width ?? 0),
    );
    expect(clock.x, "the clock right of the name").toBeGreaterThanOrEqual(heading.x + heading.width);
    expect(clock.x + clock.width, "the clock before the acts").toBeLessThanOrEqual(firstAct?.x ?? 0);
    expect(clock.y, "in one line").toBeLessThan(heading.y + heading.height);
    expect(clock.y + clock.height, "in one line").toBeGreaterThan(heading.y);
    const lineHeight = await head
      .getByRole("heading", { level: 1 })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    expect(heading.height, "the name breaks between words at most").toBeLessThan(2.5 * lineHeight);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, "within the sides").toBeLessThanOrEqual(width);
  });
}

test(
  "arrow keys move over the board as the eye does",
  { tag: ["@trial", "@desktop"] },
  async ({ page, context, site }, { project }) => {
    test.skip(project.name !== "desktop", "desktops only");
    const words = await wordsOf("th");
    await enter(context, site, await newMember(site));
    await openBetPage(page, site, "th");
    await slipHand(page, words).digits(2);
    await page.getByRole("button", { name: words("lotto.betPage.board") }).click();
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
  [768, ["@trial", "@desktop"]],
  [1024, ["@sweep"]],
  [1280, ["@sweep"]],
] as const) {
  test(
    `the slip stands beside the keypad and stays in view (${width})`,
    { tag: [...tag] },
    async ({ page, context, site }, { project }) => {
      test.skip(project.name !== "desktop", "desktops only");
      await page.setViewportSize({ width, height: 800 });
      const words = await wordsOf("th");
      await enter(context, site, await newMember(site, 100));
      await openBetPage(page, site, "th");
      const slip = page.getByRole("complementary", { name: words("lotto.slip.title") });
      const pad = page.getByRole("group", { name: words("lotto.keypad.label") });
      const hand = slipHand(page, words);
      if (width >= 1024) {
        await isBeside(slip, page.getByRole("grid", { name: words("lotto.board.label") }));
      }
      await hand.keypad();
      await isBeside(slip, pad);
      await hand.digits(2);
      await hand.type("12");
      await expect(slip.getByRole("button", { name: words("lotto.slip.send") })).toBeInViewport({ ratio: 1 });
      await isBeside(slip, pad);

      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
      await expect(slip.getByRole("heading", { name: words("lotto.slip.title") })).toBeInViewport({
        ratio: 1,
      });
      await expect(slip.getByRole("button", { name: words("lotto.slip.send") })).toBeInViewport({ ratio: 1 });
      // At the end of the page the footer takes the room of the slip's head, never that of its button.
      await page.mouse.wheel(0, 4000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      await expect(slip.getByRole("button", { name: words("lotto.slip.send") })).toBeInViewport({ ratio: 1 });
    },
  );
}

async function isBeside(slip: Locator, pad: Locator): Promise<void> {
  const [right, left] = [await boxOf(slip), await boxOf(pad)];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(right.y).toBeLessThan(left.y + left.height);
}
