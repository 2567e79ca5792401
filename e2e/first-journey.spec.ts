/**
 * The first whole journey: sign up, log in, deposit, bet, read the slip, and be paid when an operator enters a
 * real past draw; exact to the satang. In Thai and English, on a phone and on a desktop.
 */
import type { Page } from "@playwright/test";
import { newcomer, password } from "../tools/testing/member";
import { balanceOf, money, slipHand } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import draws from "../upstream/seed/government-draws.json" with { type: "json" };
import { openLive, ownChannel } from "./support/live";
import { signUp } from "./support/sign-up";
import { expect, type Site, testOnEmbedded as test } from "./support/site";

/** First 507392 (3 top 392, 2 top 92), back2 06. */
const draw = draws.find(({ date }) => date === "2025-06-16");
const stake = 10;
/** 19 doors of 9 on two markets, 60 and 06 on both, six turns of 239, one tode. */
const lineCount = 19 * 2 + 2 * 2 + 6 + 1;
/** 2 top 92 and 2 bottom 06 at 90, 3 top 392 at 900, tode 932 at 150. */
const winBaht = stake * (90 + 90 + 900 + 150);
const wonLines = 4;

for (const [locale, tag] of [
  ["th", ["@phone"]],
  ["en", ["@sweep"]],
] as const) {
  test(`a newcomer signs up, pays in, bets and is paid (${locale})`, { tag: [...tag] }, async ({
    page,
    site,
  }) => {
    const words = await wordsOf(locale);
    const at = (path: string) => (locale === "th" ? path : `/${locale}${path}`);
    const { betId } = await site.openRound("gov");
    const member = newcomer();

    await page.goto(at("/register"));
    await signUp(page, words, member);
    await expect(page).toHaveURL(new RegExp(`${at("/main")}$`));
    await logOut(page, words);
    await logIn(page, words, member);
    await expect(page).toHaveURL(new RegExp(`${at("/main")}$`));

    const paidIn = await payIn(page, words, at("/credit/deposit/fast"));
    await expect(balanceOf(page)).toContainText(money(paidIn));

    await page.goto(at(`/lotto/gov/${betId}`));
    await fillSlip(page, words);
    await send(page, words);
    await page.getByRole("link", { name: words("lotto.accepted.history") }).click();
    await expect(page).toHaveURL(/\/poy\/gov\/[0-9a-f-]{36}$/);
    await expect(page.getByText(words("poy.status.accepted"))).toBeVisible();
    await expect(balanceOf(page)).toContainText(money(paidIn - lineCount * stake));
    const slip = page.url();
    await page.goto(at("/poy"));
    await expect(page.getByRole("article")).toContainText(words("poy.card.pendingNet"));

    await openLive(page, slip, ownChannel);
    await enterDraw(site, betId);
    await expect(page.getByText(words("poy.status.won"), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(words("poy.moment.won", { count: wonLines })).first()).toBeVisible();
    await expect(
      page.getByText(words("poy.detail.lostLines", { count: lineCount - wonLines })),
    ).toBeVisible();
    await expect(balanceOf(page)).toContainText(money(paidIn - lineCount * stake + winBaht));
  });
}

type Newcomer = ReturnType<typeof newcomer>;

async function logOut(page: Page, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("shell.account") }).click();
  await page.getByRole("button", { name: words("shell.logout") }).click();
  await expect(
    page.getByRole("main").getByRole("button", { name: words("member.login.submit") }),
  ).toBeVisible();
}

async function logIn(page: Page, words: Words, { userName }: Newcomer): Promise<void> {
  await page.getByLabel(words("member.fields.userName"), { exact: true }).fill(userName);
  await page.getByLabel(words("member.fields.password"), { exact: true }).fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: words("member.login.submit") })
    .click();
}

/** Requests 1,000 baht, plays the bank, and sees the credit; returns the credited amount, in baht. */
async function payIn(page: Page, words: Words, path: string): Promise<number> {
  await page.goto(path);
  await page.getByLabel(words("credit.fast.amount")).fill("1000");
  await page.getByRole("button", { name: words("credit.fast.submit") }).click();
  await expect(page.getByRole("heading", { name: words("credit.queue.amountLabel") })).toBeVisible();
  const exact = await page
    .getByText(/^฿1,000\.\d\d$/)
    .first()
    .textContent();
  await page.getByRole("button", { name: words("credit.simulator.exact") }).click();
  await expect(page.getByText(words("credit.queue.credited")).first()).toBeVisible();
  return Number(exact?.replace(/[฿,]/g, ""));
}

/** 19 doors on two markets, a reverse on both, six turns of a number, and a tode. */
async function fillSlip(page: Page, words: Words): Promise<void> {
  const hand = slipHand(page, words);
  const tap = (helper: string) =>
    page.getByRole("button", { name: words(`lotto.helper.${helper}`), exact: true }).click();

  await hand.keypad();
  await hand.digits(2);
  await hand.choose("teng_bon_2", "teng_lang_2");
  // It takes the markets away: they are chosen for it.
  await tap("option_2_19");
  await hand.choose("teng_bon_2", "teng_lang_2");
  await hand.type("9");
  await tap("option_2_19");
  await tap("shuffle_2");
  await hand.type("60");

  await hand.digits(3);
  await hand.choose("teng_bon_3");
  await tap("shuffle_3");
  await hand.type("239");
  await tap("shuffle_3");
  await hand.choose("tode_3");
  await hand.drop("teng_bon_3");
  await hand.type("932");
}

/** Sets ten baht on every line, confirms the total, and sees the receipt. */
async function send(page: Page, words: Words): Promise<void> {
  const hand = slipHand(page, words);
  await hand.openPrices();
  await hand.price(stake);
  const sheet = await hand.review();
  await expect(sheet).toContainText(money(lineCount * stake));
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await expect(page.getByRole("dialog", { name: words("lotto.accepted.title") })).toBeVisible();
}

/** The round closes, and the operator enters the draw: first the preview of the payout, then the confirmation. */
async function enterDraw(site: Site, betId: string): Promise<void> {
  if (!draw) throw new Error("the archive has no such draw");
  const { first, front3, back3, back2 } = draw;
  await site.enterResult(betId, { first, front3, back3, back2 });
}
