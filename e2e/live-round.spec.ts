/**
 * Operators' actions reach an open bet page without a reload: limits, closed numbers, pauses, the end of betting.
 * And changes in one tab reach the other.
 */
import type { Page } from "@playwright/test";
import { enter, newMember } from "../tools/testing/member";
import { balanceOf, money, slipHand } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import { hears, missRounds, openLive, ownChannel } from "./support/live";
import { expect, type Site, test } from "./support/site";

const paidIn = 500;

test("a rate that fell is asked again, old and new; a closed number has to go @trial", async ({
  page,
  site,
}) => {
  const { words, hand, member, betId } = await sitDown(page, site, ["12", "34"]);
  await hand.openPrices();
  await hand.price(10);
  await site.setLimit(betId, "teng_bon_2", "12", 45);
  await expect(page.getByText(words("lotto.refused.rate-changed", { from: "90", to: "45" }))).toBeVisible();
  await expect(page.getByRole("button", { name: words("lotto.slip.send"), exact: true })).toBeDisabled();
  await site.setLimit(betId, "teng_lang_2", "34", 0);
  await expect(page.getByText(words("lotto.refused.number-closed"))).toBeVisible();
  await expect(page.getByText(words("lotto.refused.title", { n: 2 })).first()).toBeVisible();

  await page.getByRole("button", { name: words("lotto.refused.acceptRates", { n: 1 }) }).click();
  await page.getByRole("button", { name: words("lotto.refused.drop", { n: 1 }) }).click();
  const sheet = await hand.review();
  await expect(sheet).toContainText("×45");
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  const receipt = page.getByRole("dialog", { name: words("lotto.accepted.title") });
  await expect(receipt).toContainText(`฿${money(30)}`);
  expect(await member.cash()).toBeCloseTo(member.paidIn - 30, 2);
});

test("limited numbers stand in the list while one looks, and a closed one is not added", {
  tag: "@sweep",
}, async ({ page, site }) => {
  const { words, hand, betId } = await sitDown(page, site, ["12"]);
  const list = page.getByRole("region", { name: words("lotto.terms.limited") });
  await expect(list).toHaveCount(0);
  await site.setLimit(betId, "teng_bon_2", "55", 45);
  await expect(list).toContainText(words("lotto.terms.half"));
  await expect(list).toContainText("55 ×45");
  await site.setLimit(betId, "teng_bon_2", "56", 0);
  await site.setLimit(betId, "teng_lang_2", "56", 0);
  await expect(list).toContainText("56");
  await hand.type("56");
  await expect(page.getByText(words("lotto.keypad.closedSkipped", { n: 2 }))).toBeVisible();
});

test("a pause and its end, and the close, show by themselves; the numbers are kept @trial", async ({
  page,
  site,
}) => {
  const { words, hand, betId } = await sitDown(page, site, ["12"]);
  const pad = page.getByRole("group", { name: words("lotto.keypad.label") });
  await site.suspendRound(betId);
  await expect(page.getByRole("heading", { name: words("lotto.closed.suspended") })).toBeVisible();
  await expect(pad).toBeHidden();
  await site.resumeRound(betId);
  await expect(pad).toBeVisible();
  await hand.type("34");
  await expect(page.getByText(words("lotto.slip.lines", { n: 4 })).first()).toBeAttached();

  await site.closeRound(betId);
  await expect(page.getByRole("heading", { name: words("lotto.closed.title") })).toBeVisible();
  await expect(page.getByText(words("lotto.closed.keeps"))).toBeVisible();
  await expect(pad).toBeHidden();
});

test("a slip sent after the close says so, costs nothing and stays", async ({ page, site, troubles }) => {
  troubles.expect(/status of 409/);
  // A page that hears of the close in time lets nobody confirm any more.
  await missRounds(page);
  const { words, hand, member, betId } = await sitDown(page, site, ["12", "34"]);
  await hand.openPrices();
  await hand.price(10);
  const sheet = await hand.review();
  await site.closeRound(betId);
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();

  await expect(page.getByText(words("lotto.failed.title"))).toBeVisible();
  await expect(page.getByText(words("fault.round-closed"))).toBeVisible();
  await expect(page.getByText(words("lotto.failed.safe"))).toBeVisible();
  await expect(page.getByText(words("lotto.slip.lines", { n: 4 })).first()).toBeAttached();
  expect(await member.slips()).toBe(0);
  expect(await member.cash()).toBeCloseTo(member.paidIn, 2);
});

test("the balance follows in a second tab, and signing out there signs this one out @trial", async ({
  page,
  context,
  site,
}) => {
  const { words, hand, member } = await sitDown(page, site, ["12"]);
  const other = await context.newPage();
  await openLive(other, "/main", ownChannel);
  await expect(balanceOf(other)).toContainText(money(member.paidIn));
  await page.bringToFront();
  await hand.send(10);
  const receipt = page.getByRole("dialog", { name: words("lotto.accepted.title") });
  await expect(receipt).toBeVisible();
  await expect(balanceOf(other)).toContainText(money(member.paidIn - 20));

  await other.bringToFront();
  await other.getByRole("button", { name: words("shell.account") }).click();
  await other.getByRole("button", { name: words("shell.logout") }).click();
  await expect(other).toHaveURL(`${site.origin}/`);
  await expect(page).toHaveURL(`${site.origin}/`);
});

test("numbers on the table outlive a sign-out in another tab, for the same member alone", {
  tag: "@sweep",
}, async ({ page, context, site }) => {
  const { words, member, betId } = await sitDown(page, site, ["12", "34"]);
  const lines = (n: number) => page.getByText(words("lotto.slip.lines", { n })).first();
  const other = await context.newPage();
  await other.goto("/main");
  await other.getByRole("button", { name: words("shell.account") }).click();
  await other.getByRole("button", { name: words("shell.logout") }).click();
  await expect(page).toHaveURL(`${site.origin}/`);

  await enter(context, site, await newMember(site));
  await page.goto(`/lotto/gov/${betId}`);
  await expect(lines(0)).toBeAttached();
  await enter(context, site, member);
  await page.goto(`/lotto/gov/${betId}`);
  await expect(lines(4)).toBeAttached();
});

/** A member with money in a round of their own, with these numbers on both two-digit markets. */
async function sitDown(page: Page, site: Site, numbers: string[]) {
  const words: Words = await wordsOf("th");
  const hand = slipHand(page, words);
  const member = await newMember(site, paidIn);
  await enter(page.context(), site, member);
  const { betId } = await site.openRound("gov");
  const isLive = hears(page, betId);
  await page.goto(`/lotto/gov/${betId}`);
  await hand.digits(2);
  for (const number of numbers) await hand.type(number);
  await isLive;
  return { words, hand, member, betId };
}
