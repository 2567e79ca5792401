/**
 * The parts of a phone's bet page: the picked numbers above the keypad, the docked keys of the price sheet, the
 * cells of the board.
 */
import { enter, newMember } from "../tools/testing/member";
import { slipHand } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { boxOf, openBetPage } from "./support/bet-page";
import { expect, test } from "./support/site";

for (const [width, height, rowCount, tag] of [
  [390, 844, 2, ["@phone"]],
  [390, 664, 1, ["@sweep"]],
  [360, 640, 1, ["@sweep"]],
] as const) {
  test(`picked numbers stand in whole rows and can be taken off (${width}×${height})`, {
    tag: [...tag],
  }, async ({ page, context, site }) => {
    await page.setViewportSize({ width, height });
    const words = await wordsOf("th");
    await enter(context, site, await newMember(site, 100));
    await openBetPage(page, site, "th");
    const hand = slipHand(page, words);
    await hand.digits(2);
    await hand.type("101112131415161718192021");
    const strip = page.getByRole("region", { name: words("lotto.picked.title") }).getByRole("list");
    const { y, height: high } = await boxOf(strip);
    const rows = await strip.getByRole("listitem").evaluateAll((items) =>
      items.map((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    const seen = rows.filter(({ top }) => top < y + high - 1);
    expect(new Set(seen.map(({ top }) => Math.round(top))).size).toBeGreaterThanOrEqual(rowCount);
    for (const { top, bottom } of seen) {
      expect(bottom).toBeLessThanOrEqual(y + high + 1);
      expect(bottom - top).toBeGreaterThanOrEqual(44);
    }
    const pad = page.getByRole("group", { name: words("lotto.keypad.label") });
    expect(y + high).toBeLessThanOrEqual((await boxOf(pad)).y);

    // The newest number stands first, above and below in one.
    await strip.getByRole("button").first().click();
    const said = words("lotto.keypad.takenOff", { number: "21", n: 2, left: 0 });
    await expect(page.getByText(said)).toBeVisible();
    await page.getByRole("button", { name: words("lotto.keypad.putBack"), exact: true }).click();
    await expect(strip.getByRole("listitem")).toHaveCount(12);
  });
}

for (const [locale, tag] of [
  ["th", "@phone"],
  ["mm", "@sweep"],
] as const) {
  test(`a phone's price keys stand above total and button, and the field in view (${locale})`, {
    tag,
  }, async ({ page, context, site }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const words = await wordsOf(locale);
    await enter(context, site, await newMember(site, 500));
    await openBetPage(page, site, locale);
    const hand = slipHand(page, words);
    await hand.digits(2);
    await hand.type("1234");
    await hand.openPrices();
    const priceOf = (option: string) =>
      page.getByRole("textbox", {
        name: words("lotto.slip.priceOfAll", { option: words(`market.options.${option}`) }),
      });
    await priceOf("teng_bon_2").click();
    await expect(priceOf("teng_bon_2")).toBeInViewport({ ratio: 1 });
    const pad = page.getByRole("group", { name: words("lotto.slip.padLabel") });
    const press = (key: string) => pad.getByRole("button", { name: key, exact: true }).click();
    await press("5");
    await press("0");
    await expect(priceOf("teng_bon_2")).toHaveValue("50");
    await press(words("lotto.slip.padNext"));
    await expect(priceOf("teng_lang_2")).toBeFocused();
    await expect(priceOf("teng_lang_2")).toBeInViewport({ ratio: 1 });
    await press("2");
    await press("0");

    const send = page.getByRole("button", { name: words("lotto.slip.send"), exact: true });
    await expect(send).toBeInViewport({ ratio: 1 });
    const total = page.getByText("฿140.00").last();
    await expect(total).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(pad);
    expect(y + height).toBeLessThanOrEqual((await boxOf(total)).y + 1);
    for (const key of await pad.getByRole("button").all()) {
      const box = await boxOf(key);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    // Behind the last price a press too many does nothing; beside the keys, they make room again.
    await press(words("lotto.slip.padNext"));
    await expect(send).toBeFocused();
    await press(words("lotto.slip.padNext"));
    await expect(send).toBeFocused();
    await page
      .getByRole("heading", { name: words("lotto.slip.title") })
      .last()
      .click();
    await expect(pad).toBeHidden();
  });
}

for (const [locale, digits, tag] of [
  ["th", 2, ["@sweep"]],
  ["th", 3, ["@sweep"]],
  ["mm", 2, ["@phone"]],
] as const) {
  test(`the board shows 45 cells or more on a phone's first screen (${locale}, ${digits} digits)`, {
    tag: [...tag],
  }, async ({ page, context, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const words = await wordsOf(locale);
    await enter(context, site, await newMember(site, 100));
    await openBetPage(page, site, locale);
    await slipHand(page, words).digits(digits);
    await page.getByRole("button", { name: words("lotto.betPage.board") }).click();
    const grid = page.getByRole("grid", { name: words("lotto.board.label") });
    await expect(grid).toBeVisible();
    const bar = await boxOf(
      page.getByRole("region", { name: words("lotto.slip.title") }).filter({ has: page.getByRole("button") }),
    );
    const cells = await grid.getByRole("button").evaluateAll((all) =>
      all.map((one) => {
        const { width, height, bottom } = one.getBoundingClientRect();
        return { width, height, bottom };
      }),
    );
    expect(cells.filter(({ bottom }) => bottom <= bar.y).length).toBeGreaterThanOrEqual(45);
    expect(Math.min(...cells.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);

    // The clock stays while one scrolls over the board, and the effect of a tap stands above the slip bar.
    await grid.getByRole("button").last().click();
    await expect(page.getByRole("timer").first()).toBeInViewport({ ratio: 1 });
    const said = words("lotto.keypad.addedAt", { n: digits === 2 ? 2 : 1, price: 1 });
    await expect(page.getByText(said)).toBeInViewport({ ratio: 1 });
  });
}

test("what the names of a panel mean opens where they are chosen, by keys as well", async ({
  page,
  context,
  site,
}) => {
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site));
  await openBetPage(page, site, "th");
  await slipHand(page, words).digits(1);
  const names = page.getByRole("region", { name: words("rules.names.title") });
  await expect(names).toBeHidden();
  await page.getByRole("button", { name: words("lotto.betPage.meanings") }).press("Enter");
  await expect(names.getByText(words("rules.names.teng_bon_1"))).toBeVisible();
  await expect(names.getByText(words("rules.names.option_2_roodnha"))).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(names).toBeHidden();
  await slipHand(page, words).digits(2);
  await page.getByRole("button", { name: words("lotto.betPage.meanings") }).click();
  await expect(names.getByText(words("rules.names.option_2_roodnha"))).toBeVisible();
  await names.getByRole("button", { name: words("lotto.slip.close") }).click();
  await expect(names).toBeHidden();
});
