/**
 * A slip is never lost and never charged twice: when its answer is lost, when the request is lost, when the page
 * is reloaded in between, and when the session has ended meanwhile.
 */
import type { Page } from "@playwright/test";
import { decodeJwt, SignJWT } from "jose";
import { logout } from "@/lib/contract/users";
import { enter, type Member, newMember, signInAgain } from "../tools/testing/member";
import { money, type SlipPage, slipHand } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import { expect, type Site, test } from "./support/site";

const paidIn = 500;
const price = 20;
const numbers = ["12", "34"];
/** Each number on two markets. */
const total = numbers.length * 2 * price;
const sending = "**/poy-api/poys.create";
const asking = "**/poy-api/poys.by-key?*";

interface Scene {
  words: Words;
  hand: SlipPage;
  member: Member;
  token: string;
  slipPage: string;
}

test("an answer lost after the slip was taken is found by its key: one slip, charged once", async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/);
  const { words, hand, member } = await sitDown(page, site);
  let sent = 0;
  await page.route(sending, async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  let letAsk = () => {};
  const mayAsk = new Promise<void>((resolve) => {
    letAsk = resolve;
  });
  await page.route(asking, async (route) => {
    await mayAsk;
    await route.continue();
  });

  await hand.send(price);
  await expect(page.getByRole("dialog", { name: words("lotto.unknown.title") })).toBeVisible();
  letAsk();

  await isAccepted(page, words);
  expect(sent).toBe(1);
  await isChargedOnce(member);
});

test("a page loaded anew while the answer is out asks for it before anything else", {
  tag: "@sweep",
}, async ({ page, site, troubles }) => {
  troubles.expect(/ERR_FAILED/);
  const { words, hand, member } = await sitDown(page, site);
  await page.route(sending, async (route) => {
    await route.fetch();
    await route.abort();
  });
  // Only the new page may receive the answer: the old one, still asking, would take it and be gone with it.
  let loadedAnew = false;
  await page.route(asking, (route) => (loadedAnew ? route.continue() : route.abort()));
  await hand.send(price);
  await expect(page.getByRole("dialog", { name: words("lotto.unknown.title") })).toBeVisible();

  page.once("framenavigated", () => {
    loadedAnew = true;
  });
  await page.reload();
  await isAccepted(page, words);
  await isChargedOnce(member);
  await page.reload();
  await expect(page.getByText(words("lotto.slip.lines", { n: 0 }))).toBeAttached();
  await isChargedOnce(member);
});

test("a slip that never left stays, says so, and can be sent again", { tag: "@sweep" }, async ({
  page,
  context,
  site,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|404 .*poys\.by-key/);
  const { words, hand, member } = await sitDown(page, site);
  await hand.openPrices();
  await hand.price(price);
  const sheet = await hand.review();
  await context.setOffline(true);
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await expect(page.getByRole("dialog", { name: words("lotto.unknown.title") })).toBeVisible();

  await context.setOffline(false);
  // Only when no request can still be on its way is it certain that the upstream has no slip.
  await expect(page.getByText(words("lotto.failed.notSent"))).toBeVisible();
  expect(await member.slips()).toBe(0);
  await page.getByRole("button", { name: words("lotto.failed.again") }).click();
  await page
    .getByRole("dialog", { name: words("lotto.confirm.title") })
    .getByRole("button", { name: words("lotto.confirm.yes") })
    .click();
  await isAccepted(page, words);
  await isChargedOnce(member);
});

test("a slip with its prices outlives a reload", { tag: "@sweep" }, async ({ page, site }) => {
  const { words, hand } = await sitDown(page, site);
  await hand.openPrices();
  await hand.price(price);
  await page.reload();
  await hand.openPrices();
  await expect(page.getByText(`฿${money(total)}`).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: priceOf(words, "teng_bon_2", "12") })).toHaveValue(
    String(price),
  );
});

test("a session that has ended leads to the 401 page once, and the slip waits behind the login @trial", async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/status of 401/);
  const { words, hand, member, token, slipPage } = await sitDown(page, site);
  let refusals = 0;
  page.on("response", (response) => {
    if (response.request().isNavigationRequest() && response.status() === 401) refusals += 1;
  });
  await hand.openPrices();
  await hand.price(price);
  const sheet = await hand.review();
  // Ended at the slip's own request: earlier, another call of the page could get the 401 first.
  await page.route(sending, async (route) => {
    await site.call(logout, { token });
    await route.continue();
  });
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();

  await expect(page.getByRole("heading", { name: words("error.unauthorizedTitle") })).toBeVisible();
  await page.unroute(sending);
  await signInAgain(page, words, member);
  expect(refusals).toBe(1);
  expect(await member.slips()).toBe(0);

  await page.goto(slipPage);
  await hand.send(price);
  await isAccepted(page, words);
  await isChargedOnce(member);
});

test("a token that expires in the middle of a slip leads there as well; the slip waits for the same member alone", {
  tag: "@sweep",
}, async ({ page, context, site, troubles }) => {
  troubles.expect(/status of 401/);
  const { words, hand, member, token, slipPage } = await sitDown(page, site);
  await hand.openPrices();
  await hand.price(price);
  const sheet = await hand.review();
  // Two hours later by the site's clock: the token has expired.
  const secret = new TextEncoder().encode(site.tokenSecret);
  const old = await new SignJWT({ ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) - 1 })
    .setProtectedHeader({ alg: "HS256" })
    .sign(secret);
  const own = { url: site.origin, sameSite: "Lax" as const, httpOnly: true };
  await context.addCookies([{ ...own, name: "access-token", value: old }]);
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await expect(page.getByRole("heading", { name: words("error.unauthorizedTitle") })).toBeVisible();
  expect(await member.slips()).toBe(0);

  const other = await newMember(site);
  await signInAgain(page, words, other);
  await page.goto(slipPage);
  await expect(page.getByText(words("lotto.slip.lines", { n: 0 }))).toBeAttached();

  await enter(context, site, member);
  await page.goto(slipPage);
  await expect(page.getByText(words("lotto.slip.lines", { n: numbers.length * 2 })).first()).toBeAttached();
  await hand.openPrices();
  await expect(page.getByRole("textbox", { name: priceOf(words, "teng_bon_2", "12") })).toHaveValue(
    String(price),
  );
  await hand.send(price);
  await isAccepted(page, words);
  await isChargedOnce(member);
});

/** A member with money, in a round of their own, with two numbers on two markets each. */
async function sitDown(page: Page, site: Site): Promise<Scene> {
  const words = await wordsOf("th");
  const hand = slipHand(page, words);
  const member = await newMember(site, paidIn);
  const token = await enter(page.context(), site, member);
  const slipPage = `/lotto/gov/${(await site.openRound("gov")).betId}`;
  await page.goto(slipPage);
  await hand.digits(2);
  for (const number of numbers) await hand.type(number);
  return { words, hand, member, token, slipPage };
}

async function isAccepted(page: Page, words: Words): Promise<void> {
  const receipt = page.getByRole("dialog", { name: words("lotto.accepted.title") });
  await expect(receipt).toContainText(`฿${money(total)}`);
  await receipt.getByRole("button", { name: words("lotto.accepted.again") }).click();
  await expect(page.getByText(words("lotto.slip.lines", { n: 0 }))).toBeAttached();
}

async function isChargedOnce(member: Member): Promise<void> {
  expect(await member.slips()).toBe(1);
  expect(await member.cash()).toBeCloseTo(member.paidIn - total, 2);
}

const priceOf = (words: Words, option: string, number: string) =>
  words("lotto.slip.priceOf", { option: words(`market.options.${option}`), number });
