/**
 * Betting without a mouse: the whole way from the door to the settled slip, with a visible focus at every step; then
 * sets.
 */
import type { Locator, Page } from "@playwright/test";
import { enter, newMember, password } from "../tools/testing/member";
import { openSets, setHand } from "../tools/testing/set-page";
import { money } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { isAlive } from "./support/hold-until-alive";
import { hears, ownChannel } from "./support/live";
import { expect, test } from "./support/site";

/** 3 top 123 and its tode win, and 2 bottom 45. */
const result = { first: "491123", front3: ["501", "602"], back3: ["703", "804"], back2: "45" };

test("a bet goes from the door to the settled slip by keyboard alone @trial", async ({ page, site }, {
  project,
}) => {
  test.skip(project.name !== "desktop", "phones have no keyboard");
  const words = await wordsOf("th");
  const member = await newMember(site, 500);
  const { betId } = await site.openRound("gov");
  const heard = hears(page, ownChannel);

  await page.goto("/");
  await isAlive(page);
  await tabTo(page, page.getByRole("link", { name: words("shell.login"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await tabTo(page, page.getByLabel(words("member.fields.userName"), { exact: true }));
  await page.keyboard.type(member.userName);
  await tabTo(page, page.getByLabel(words("member.fields.password"), { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/main$/);
  await isAlive(page);
  await tabTo(page, page.getByRole("link", { name: words("navigation.lotto"), exact: true }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/lotto$/);
  await tabTo(page, page.locator(`a[href$="${betId}"]`).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${betId}$`));

  await tabTo(page, page.getByRole("checkbox", { name: words("market.options.tode_3") }));
  await page.keyboard.press("Space");
  // Digits go into the line above the board, wherever the focus is, whatever panel is shown.
  const line = page.getByRole("textbox", { name: words("lotto.keypad.onePrice") });
  await expect(line).toBeVisible();
  await page.keyboard.type("123");
  await expect(line).toBeFocused();
  await isFocusSeen(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("45");
  await page.keyboard.press("Enter");
  await expect(page.getByText(words("lotto.slip.lines", { n: 4 })).first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.type("67");
  await page.keyboard.press("Enter");

  // Each option has one line here, whose price is the option's.
  const prices = page.locator("input[data-price=alone]");
  await expect(prices).toHaveCount(4);
  // Enter in the empty line goes to the prices.
  await page.keyboard.press("Enter");
  await expect(prices.first()).toBeFocused();
  for (let at = 0; at < 4; at++) {
    await expect(prices.nth(at)).toBeFocused();
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
  expect(await member.slips()).toBe(1);
  expect(await member.cash()).toBeCloseTo(member.paidIn - 80, 2);

  await tabTo(page, receipt.getByRole("link", { name: words("lotto.accepted.history") }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/poy\/gov\/[0-9a-f-]{36}$/);
  await expect(page.getByText(words("poy.status.accepted"))).toBeVisible();
  await heard;
  await site.enterResult(betId, result);
  await expect(page.getByText(words("poy.status.won"), { exact: true }).first()).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: words("poy.acts.again") }).first());
});

test("a desktop opens with the board; a line is a bet with its prices, and ? lists the keys", async ({
  page,
  context,
  site,
}, { project }) => {
  test.skip(project.name !== "desktop", "phones have no keyboard");
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site, 500));
  const { betId } = await site.openRound("gov");
  await page.goto(`/lotto/gov/${betId}`);
  await expect(page.getByRole("grid", { name: words("lotto.board.label") })).toBeVisible();
  const line = page.getByRole("textbox", { name: words("lotto.keypad.onePrice") });
  await line.fill("12 50 20");
  await line.press("Enter");
  const priceOf = (option: string) =>
    page.getByRole("textbox", {
      name: words("lotto.slip.priceOf", { option: words(`market.options.${option}`), number: "12" }),
    });
  await expect(priceOf("teng_bon_2")).toHaveValue("50");
  await expect(priceOf("teng_lang_2")).toHaveValue("20");
  await expect(line).toHaveValue("");

  // What cannot be read stays, with the reason.
  await line.fill("12 2.5");
  await line.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: words("keyboard.line.stakes") })).toBeVisible();
  await expect(line).toHaveValue("12 2.5");
  await line.press("Escape");

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: words("keyboard.keys.open") });
  await expect(keys).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await expect(line).toBeFocused();
});

test("numbers in sets are typed, counted and picked by chance without a mouse", async ({
  page,
  context,
  site,
}, { project }) => {
  test.skip(project.name !== "desktop", "phones have no keyboard");
  const words = await wordsOf("th");
  const member = await newMember(site, 2000);
  await enter(context, site, member);
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
  // More than is left stays, marked, and is not sent.
  await expect(hand.setsOf("0007")).toHaveValue("999");
  await expect(hand.setsOf("0007")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: words("sets.send"), exact: true })).toBeDisabled();
  await hand.setsOf("0007").fill("2");

  // Enter says what it would do, then opens the check; the press that opens it never goes on to its button.
  const line = page.getByRole("textbox", { name: words("sets.pick.label") });
  await line.pressSequentially("0009");
  await page.keyboard.press("Enter");
  await expect(page.getByText(words("sets.pick.once-more", { number: "0009" }))).toBeVisible();
  const check = page.getByRole("dialog", { name: words("lotto.confirm.title") });
  for (const _ of [1, 2, 3]) {
    await line.press("Enter");
    await expect(check).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(check).toBeHidden();
  }
  expect(await member.slips()).toBe(0);
});

/** Presses Enter until it is accepted: right after a sheet has opened, the sheet ignores it. */
async function enterUntil(page: Page, isTaken: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Enter");
    await isTaken();
  }).toPass();
}

const mostTabs = 100;

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
