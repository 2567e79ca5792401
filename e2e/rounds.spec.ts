/**
 * Operators' actions on rounds, as members see them on an open page: pauses with their reason, new times, voids
 * with refunds — in the list, on the bet page, on the slip.
 */
import type { Page } from "@playwright/test";
import { createPoy } from "@/lib/contract/poys";
import { oneBetList } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import { displayTime } from "@/lib/domain/time/time";
import { newKey } from "../tools/testing/calls";
import { enter, type Member, newMember } from "../tools/testing/member";
import { balanceOf, money, slipHand } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { openLive, ownChannel } from "./support/live";
import { expect, type Site, test } from "./support/site";

const paidIn = 500;

test("in the list a pause, new times and a void show by themselves, each with its reason @trial", async ({
  page,
  site,
}) => {
  const { words, betId } = await begin(page, site, "germany");
  await openLive(page, "/lotto", betId);
  const card = page.locator(`a[href="/lotto/stock/${betId}"]`);
  await expect(card).toContainText(words("lotto.status.open"));
  await site.suspendRound(betId, "the exchange halted");
  await expect(card).toContainText(words("lotto.status.suspended"));
  await expect(card).toContainText("the exchange halted");
  await site.resumeRound(betId);
  await expect(card).toContainText(words("lotto.status.open"));
  await expect(card).not.toContainText("the exchange halted");

  await site.moveRound(betId, 10, "half a holiday");
  await expect(card).toContainText(words("lotto.list.moved", { reason: "half a holiday" }));
  await expect(card).toContainText(await closeOf(site, betId));
  await site.voidRound(betId, "market holiday");
  await expect(card).toContainText(words("lotto.status.void"));
  await expect(card).toContainText("market holiday");
});

test("on the bet page the new close is shown with the old one, and a void refunds the stake", {
  tag: "@sweep",
}, async ({ page, site }) => {
  const { words, betId, member } = await begin(page, site, "gov");
  const before = await closeOf(site, betId);
  await openLive(page, `/lotto/gov/${betId}`, betId);
  const hand = slipHand(page, words);
  await hand.digits(2);
  await hand.type("12");
  await hand.send(10);
  await expect(page.getByRole("dialog", { name: words("lotto.accepted.title") })).toBeVisible();
  await page.getByRole("button", { name: words("lotto.accepted.again") }).click();
  await expect(balanceOf(page)).toContainText(money(member.paidIn - 20));

  await site.moveRound(betId, 5, "the draw is late");
  const moved = words("lotto.betPage.movedTo", { time: await closeOf(site, betId), before });
  await expect(page.getByText(moved)).toBeVisible();
  await expect(page.getByText(words("lotto.betPage.movedWhy", { reason: "the draw is late" }))).toBeVisible();
  await hand.type("34");
  await expect(page.getByText(words("lotto.slip.lines", { n: 2 })).first()).toBeAttached();

  await site.voidRound(betId, "the draw does not take place");
  await expect(page.getByRole("heading", { name: words("lotto.closed.void") })).toBeVisible();
  await expect(page.getByText("the draw does not take place")).toBeVisible();
  await expect(balanceOf(page)).toContainText(money(member.paidIn));
  expect(await member.cash()).toBeCloseTo(member.paidIn, 2);
});

test("on the slip a void shows as a refund with its reason; on the results page as well", {
  tag: "@sweep",
}, async ({ page, site }) => {
  const { words, betId, member } = await begin(page, site, "germany");
  const poyId = await sendSlip(site, member, betId);
  await openLive(page, `/poy/stock/${poyId}`, ownChannel);
  await expect(page.getByText(words("poy.status.accepted"))).toBeVisible();
  await site.voidRound(betId, "Frankfurt rests today");
  await expect(page.getByText(words("poy.status.refunded")).first()).toBeVisible();
  await expect(page.getByText("Frankfurt rests today")).toBeVisible();
  await expect(balanceOf(page)).toContainText(money(member.paidIn));

  const { resultDt } = await site.call(oneBetList, { query: { id: betId } });
  await page.goto(`/results?date=${resultDt}`);
  const row = page.getByRole("row", { name: new RegExp(words("market.germany")) }).filter({
    hasText: "Frankfurt rests today",
  });
  await expect(row).toContainText(words("result.void"));
});

test("with the largest letters the results of a void round and of a win fit the narrowest phone @trial", async ({
  page,
  context,
  site,
}) => {
  const { betId, member } = await begin(page, site, "germany");
  await site.voidRound(betId, "Frankfurt rests today");
  const { resultDt } = await site.call(oneBetList, { query: { id: betId } });
  const { betId: won } = await site.openRound("england");
  await sendSlip(site, member, won);
  await site.enterResult(won, { top3: "112", bottom2: "12" });
  await context.addCookies([{ url: site.origin, name: "text-size", value: "larger" }]);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [folder, prefix] of [
    ["en", "/en"],
    ["mm", "/mm"],
  ] as const) {
    const words = await wordsOf(folder);
    // The round that was won may be of a later day than the void one.
    for (const [path, shown] of [
      ["/results", words("market.england")],
      ["/results?days=7", words("market.england")],
      [`/results?date=${resultDt}`, words("result.void")],
    ] as const) {
      // What all visitors read is remembered for a second: a page of that second does not know the round's end.
      await expect(async () => {
        await page.goto(prefix + path);
        const row = page.getByRole("row").filter({ hasText: shown }).first();
        await expect(row).toBeVisible({ timeout: 1_000 });
      }).toPass();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, prefix + path).toBeLessThanOrEqual(360);
    }
  }
});

test("a win is marked on the results page for its winner alone, and links to the slip @trial", async ({
  page,
  browser,
  site,
}) => {
  const { words, betId, member } = await begin(page, site, "england");
  const poyId = await sendSlip(site, member, betId);
  await site.enterResult(betId, { top3: "112", bottom2: "12" });
  const { resultDt } = await site.call(oneBetList, { query: { id: betId } });
  await page.goto(`/results?date=${resultDt}`);
  const row = page.getByRole("row", { name: new RegExp(words("market.england")) });
  await expect(row).toContainText("112");
  await expect(page.getByText(words("result.wonTotal", { n: 1, amount: "฿1,780.00" }))).toBeVisible();
  await row.getByRole("link", { name: words("result.won", { amount: "฿1,780.00" }) }).click();
  await expect(page).toHaveURL(new RegExp(`/poy/stock/${poyId}$`));

  const guest = await browser.newPage({ baseURL: site.origin });
  await guest.goto(`/results?date=${resultDt}`);
  await expect(guest.getByRole("row", { name: new RegExp(words("market.england")) })).toContainText("112");
  await expect(guest.getByText(words("result.won", { amount: "" }).trim())).toHaveCount(0);
  await guest.close();
});

for (const [folder, prefix] of [
  ["th", ""],
  ["mm", "/mm"],
] as const) {
  test(`results by day, statistics and the rules stand without barriers (${folder})`, {
    tag: "@sweep",
  }, async ({ page, site }) => {
    const words = await wordsOf(folder);
    const { betId } = await site.openRound("korea");
    await page.goto(`${prefix}/results?view=statistics&market=gov&option=teng_bon_2&n=100`);
    await expect(page.getByText(words("result.stats.honest"))).toBeVisible();
    await expect(page.getByRole("heading", { name: words("result.stats.hot") })).toBeVisible();
    expect(await page.getByRole("table").nth(2).getByRole("cell").count()).toBe(100);
    await page
      .getByText(words("result.stats.nDraws", { n: 100 }))
      .first()
      .click();
    await page.getByLabel(words("result.stats.option")).selectOption("teng_bon_1");
    await page.getByRole("button", { name: words("result.stats.show") }).click();
    await expect(page).toHaveURL(/option=teng_bon_1/);
    await expect(page.getByRole("heading", { name: words("result.stats.all") })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    for (const path of [
      "/results?view=statistics&option=teng_bon_2",
      "/results?date=2025-06-16",
      "/results?days=7",
      "/results",
    ]) {
      await page.goto(`${prefix}${path}`);
      expect(await violationsOf(page), path).toEqual([]);
    }
    await page.goto(`${prefix}/howto/lotto#korea`);
    const { closeTime } = await site.call(oneBetList, { query: { id: betId } });
    const korea = page.getByRole("row", { name: new RegExp(words("market.korea")) });
    await expect(korea).toContainText(closeTime);
    await expect(korea).toBeInViewport();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${prefix}/howto/lotto4d`);
    await expect(page.getByRole("row", { name: new RegExp(words("sets.tier.straight4")) })).toContainText(
      "125,000",
    );
    await expect(page.getByText("92.2%")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

/** A member with money, logged in, and a round of the market in which nobody else bets. */
async function begin(page: Page, site: Site, betType: string) {
  const words: Words = await wordsOf("th");
  const member = await newMember(site, paidIn);
  await enter(page.context(), site, member);
  const { betId } = await site.openRound(betType);
  return { words, member, betId };
}

/** 20 baht on 12, 2 top and 2 bottom. */
async function sendSlip(site: Site, member: Member, betId: string): Promise<string> {
  const line = { number: "12", price: satang(10_00), multiply: 90, add: 1 };
  const lines = [
    { ...line, ref: "top", option: "teng_bon_2" as const },
    { ...line, ref: "bottom", option: "teng_lang_2" as const },
  ];
  const { poyId } = await site.call(createPoy, {
    body: { betId, lines },
    token: member.token,
    key: newKey(),
  });
  return poyId;
}

async function closeOf(site: Site, betId: string): Promise<string> {
  const { betList } = await site.call(oneBetList, { query: { id: betId } });
  return displayTime(betList.unixTimeStamp.realCloseTime * 1000);
}
