/**
 * Betting without a mouse: a whole bet from the list of rounds to the receipt, with a visible focus at every
 * step; then sets.
 */
import type { Locator, Page } from "@playwright/test";
import { enter, newMember } from "../tools/testing/member";
import { openSets, setHand } from "../tools/testing/set-page";
import { money } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { isAlive } from "./support/hold-until-alive";
import { expect, test } from "./support/site";

test("a bet goes from the list to the receipt by keyboard alone", async ({ page, context, site }, {
  project,
}) => {
  test.skip(project.name !== "desktop", "phones have no keyboard");
  const words = await wordsOf("th");
  const member = await newMember(site, 500);
  await enter(context, site, member);
  const { betId } = await site.openRound("gov");

  await page.goto("/lotto/gov");
  await isAlive(page);
  await tabTo(page, page.locator(`a[href$="${betId}"]`));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${betId}$`));

  await tabTo(page, page.getByRole("checkbox", { name: words("market.options.tode_3") }));
  await page.keyboard.press("Space");
  await page.keyboard.type("123");
  await tabTo(page, page.getByRole("button", { name: words("lotto.room.digits2") }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("45");
  await expect(page.getByText(words("lotto.slip.lines", { n: 4 })).first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.type("67");

  const prices = page.locator("input[data-price]");
  await expect(prices).toHaveCount(4);
  await tabTo(page, prices.first());
  for (let line = 0; line < 4; line++) {
    await expect(prices.nth(line)).toBeFocused();
    await isFocusSeen(page);
    await page.keyboard.type("20");
    await page.keyboard.press("Enter");
  }
  const send = page.getByRole("button", { name: words("lotto.slip.send"), exact: true });
  await expect(send).toBeFocused();
  await isFocusSeen(page);
  await page.keyboard.press("Enter");

  const sheet = page.getByRole("dialog", { name: words("lotto.confirm.title") });
  await expect(sheet).toContainText(`฿${money(80)}`);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("button", { name: words("lotto.confirm.yes") })).toBeFocused();
  await isFocusSeen(page);
  const receipt = page.getByRole("dialog", { name: words("lotto.accepted.title") });
  let isSent = false;
  page.on("request", (request) => {
    isSent ||= request.url().endsWith("/poys.create");
  });
  // Another Enter would reach the receipt, which opens as soon as the answer is there.
  await enterUntil(page, () => expect.poll(() => isSent, { timeout: 3_000 }).toBe(true));
  await expect(receipt).toBeVisible();
  await expect(receipt).toContainText(`฿${money(80)}`);
  await expect(receipt.getByRole("button", { name: words("lotto.accepted.again") })).toBeFocused();
  await enterUntil(page, () => expect(receipt).toBeHidden({ timeout: 1_000 }));
  expect(await member.slips()).toBe(1);
  expect(await member.cash()).toBeCloseTo(member.paidIn - 80, 2);
});

test("numbers in sets are typed, counted and picked by chance without a mouse", async ({
  page,
  context,
  site,
}, { project }) => {
  test.skip(project.name !== "desktop", "phones have no keyboard");
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site, 2000));
  await openSets(site, "hanoy");
  await page.goto("/lotto/4d?market=hanoy");
  const hand = setHand(page, words);
  // A key without effect: waits until keys are handled.
  await page.getByRole("button", { name: words("sets.pick.random") }).click({ trial: true });
  await page.keyboard.type("0007");
  await expect(hand.setsOf("0007")).toHaveValue("1");
  await page.getByRole("button", { name: words("sets.pick.random") }).press("Enter");
  await expect(page.getByText(words("sets.rows.count", { numbers: 2, sets: 2 }))).toBeVisible();
  await hand.setsOf("0007").fill("999");
  // Limited to what is left, whatever was typed.
  await expect(hand.setsOf("0007")).toHaveValue("50");
});

/** Presses Enter until it is accepted: right after a sheet has opened, the sheet ignores it. */
async function enterUntil(page: Page, isTaken: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Enter");
    await isTaken();
  }).toPass();
}

const mostTabs = 60;

/** Presses Tab until the element has the focus; every element on the way shows its focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    await isFocusSeen(page);
  }
  throw new Error(`${place} is not reached by Tab`);
}

/** The focused control, or the element drawn for it, has an outline of two pixels at least. */
async function isFocusSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const isOutlined = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const drawn = [focused, focused.parentElement, focused.closest("label")];
    return drawn.some(isOutlined) ? null : focused.outerHTML.slice(0, 200);
  });
  expect(unseen, "the focus can be seen").toBeNull();
}
