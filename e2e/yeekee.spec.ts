/**
 * A shot round in two browsers: two members see each other's shots, their pages put random bytes of their own
 * into the draw and receive the freeze, the round is drawn by the clock, result, prize and bets settle, and both
 * members check the draw.
 */
import type { Browser, Page } from "@playwright/test";
import { dayOfBetLists } from "@/lib/contract/rounds";
import { oneYingResult } from "@/lib/contract/yings";
import { satang, toBaht } from "@/lib/domain/money/money";
import { bandsOf } from "@/lib/domain/yeekee/day";
import { prizeOf } from "@/lib/domain/yeekee/rank-prizes";
import { enter, newMember } from "../tools/testing/member";
import { money } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { holdUntilAlive } from "./support/hold-until-alive";
import { hears } from "./support/live";
import { openProof } from "./support/open-proof";
import { takeShotRound, untilEveryGameIsOpen } from "./support/shots";
import { expect, type Site, testOnSlowDraws as test } from "./support/site";

const paidIn = 500;
/** The work of a draw takes three seconds of a whole core, and many times as long on a shared one. */
const whenWorkedOut = { timeout: 60_000 };

test("two members shoot in one round, put their bytes into it, see it drawn and paid, and check it @trial", async ({
  page,
  browser,
  site,
}) => {
  const words = await wordsOf("th");
  const [one, two, ...others] = await Promise.all([
    newMember(site, paidIn),
    newMember(site, paidIn),
    newMember(site, paidIn),
    newMember(site),
    newMember(site),
  ]);
  const round = await takeShotRound(site, "yeekee", 170);
  const stake = await round.betOnEveryDigit(one, 10);
  // Prizes need three people who have staked, and are a part of all stakes.
  const contest = [two, others[0]].filter((member) => member !== undefined);
  const stakes = await Promise.all(contest.map((member) => round.betOnEveryDigit(member, 10)));
  const staked = stakes.reduce((sum, each) => sum + each, stake);
  const prize = toBaht(prizeOf(satang(200_00), staked * 100));
  await enter(page.context(), site, one);
  const other = await anotherBrowser(browser, site);
  await enter(other.context(), site, two);

  await Promise.all([page, other].map((each) => sitDown(each, words, round.betId)));
  await expect(page.locator("[data-seal]")).toHaveText(/^[0-9a-f]{64}$/);
  await shoot(page, words, "12345");
  await expect(rowOf(other, words, "12345")).toBeVisible();
  await expect(rowOf(page, words, "12345")).toContainText(words("yeekee.shoot.mine"));
  await expect(rowOf(other, words, "12345")).not.toContainText(words("yeekee.shoot.mine"));
  await expect(fireOf(page)).toBeDisabled();
  await shoot(other, words, "00077");
  await expect(rowOf(page, words, "00077")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await round.shootOn(others, 18);
  const list = page.getByRole("complementary", { name: words("yeekee.shoot.list") });
  await expect(list.getByText(words("yeekee.shoot.count", { n: 20 }), { exact: true })).toBeVisible();
  await round.beforeClose(0);
  await expect(page.getByText(words("yeekee.shoot.extra"))).toBeVisible();
  await shoot(page, words, "54321");
  await expect(rowOf(other, words, "54321")).toContainText(words("yeekee.shoot.rank", { n: 1 }));

  const isDrawn = Promise.all([page, other].map((each) => each.waitForSelector("[data-stage]")));
  // Time enough for a busy machine to read the clock before the bytes are due, some seconds before the end.
  await round.beforeEnd(20);
  await Promise.all([page, other].map((each) => putBytesIn(each, round.betId)));
  // Between the end of the shooting and the result the pages show the work; both appear without a reload.
  await isDrawn;
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText(words("yeekee.outcome.prize", { rank: 1 }), whenWorkedOut);
  await expect(other.getByRole("dialog")).toContainText("54321", whenWorkedOut);
  await expect(other.getByRole("dialog")).not.toContainText(words("yeekee.outcome.prize", { rank: 1 }));
  const drawn = await site.call(oneYingResult, { body: { betId: round.betId } });
  const win = new Set(drawn?.result.top3).size * 10 * 3.2;
  await expect.poll(() => one.cash()).toBeCloseTo(one.paidIn - stake + win + prize, 2);
  await expect(sheet).toContainText(`+฿${money(prize)}`);
  await expect(sheet).toContainText(
    words("yeekee.outcome.ownSumsPrize", {
      stake: `฿${money(stake)}`,
      win: `฿${money(win)}`,
      prize: `฿${money(prize)}`,
    }),
  );

  // The freeze was received here, and each page found the path of its own bytes into it.
  for (const each of [page, other]) {
    const kept = () => keptOf(each, round.betId);
    await expect.poll(kept).toMatchObject({ heard: true, path: { index: expect.any(Number) } });
  }
  await sheet.getByRole("link", { name: words("yeekee.outcome.verify") }).click();
  await other.goto(`/results/yeekee/${round.betId}`);
  for (const each of [page, other]) {
    // Every step is valid; even so, a draw by a test clock is never called a real one.
    await expect(verdictOf(each)).toHaveAttribute("data-state", "test", whenWorkedOut);
    await openProof(each, words);
    await expect(wholeOf(each)).toBeVisible();
    await expect(each.locator('[data-step]:not([data-state="right"])')).toHaveCount(0);
    // What this device saw before the draw: its own shots, its bytes among the others, the log, the work, the
    // record.
    for (const step of ["heard", "receipts", "witnesses", "log", "work", "record", "published"])
      await expect(each.locator(`[data-step="${step}"]`)).toBeVisible();
  }
  await expect(page.getByText(words("proof.receipt.kept", { n: 2 }))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await other.context().close();
});

test("with too few shots every slip is refunded, and bet page and proof say why", async ({ page, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site, paidIn);
  const round = await takeShotRound(site, "yeekee_5", 60);
  await round.betOnEveryDigit(member, 5);
  await enter(page.context(), site, member);
  await sitDown(page, words, round.betId);
  await shoot(page, words, "99999");
  await round.beforeClose(0);
  await expect(page.getByText(words("yeekee.shoot.extra"))).toBeVisible();
  await round.beforeEnd(0);
  await expect(page.getByRole("heading", { name: words("yeekee.void.title") })).toBeVisible();
  await expect(page.getByText(words("market.reasons.shots-too-few"))).toBeVisible();
  await expect.poll(() => member.cash()).toBeCloseTo(member.paidIn, 2);
  await page.getByRole("link", { name: words("yeekee.outcome.verify") }).click();
  await expect(verdictOf(page)).toHaveAttribute("data-state", "test", whenWorkedOut);
  await expect(page.locator('[data-step="void"]')).toHaveAttribute("data-state", "right");
  await expect(page.locator('[data-state="wrong"]')).toHaveCount(0);
});

test("the day stands in a table by games and bands, and the list of markets stays short", async ({
  page,
  site,
}) => {
  const words = await wordsOf("th");
  const member = await newMember(site);
  await untilEveryGameIsOpen(site);
  const round = await takeShotRound(site, "yeekee", 60);
  await enter(page.context(), site, member);
  await page.goto("/lotto");
  const section = page.getByRole("region", { name: words("lotto.list.views.open") });
  const all = section.getByRole("link", { name: words("yeekee.grid.all") });
  await expect(all).toHaveCount(3);
  await section
    .getByRole("link", { name: `${words("yeekee.grid.all")}: ${words("market.yeekee")}`, exact: true })
    .click();
  await expect(page).toHaveURL(/\/lotto\/yeekee\?game=yeekee$/);
  const name = words("yeekee.round", { n: round.roundNo });
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.locator('[aria-current="true"]')).toContainText(name);
  // A site that was started during the day has the rest of it.
  const day = await site.call(dayOfBetLists, { query: { betType: "yeekee" } });
  const bands = bandsOf("yeekee", day.rounds).length;
  const tabs = page.getByRole("group", { name: words("yeekee.grid.bands") }).getByRole("button");
  await expect(tabs).toHaveCount(bands > 1 ? bands : 0);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("link", { name: words("market.pingpong"), exact: true }).click();
  const { rounds } = await site.call(dayOfBetLists, { query: { betType: "pingpong" } });
  await expect(page.locator("ol").getByRole("link")).toHaveCount(rounds.length);
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);
});

async function anotherBrowser(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(holdUntilAlive);
  return page;
}

/** Opens the shooting panel, and waits until the page is subscribed to the round. */
async function sitDown(page: Page, words: Words, betId: string): Promise<void> {
  const isLive = hears(page, betId);
  await page.goto(`/lotto/yeekee/${betId}`);
  await page.getByRole("button", { name: words("yeekee.desk.shoot"), exact: true }).click();
  await expect(page.getByRole("region", { name: words("yeekee.shoot.pad") })).toBeVisible();
  await isLive;
}

async function shoot(page: Page, words: Words, number: string): Promise<void> {
  const pad = page.getByRole("region", { name: words("yeekee.shoot.pad") });
  for (const digit of number) await pad.getByRole("button", { name: digit, exact: true }).click();
  await expect(fireOf(page)).toBeEnabled();
  await fireOf(page).click();
  await expect(rowOf(page, words, number)).toBeVisible();
}

/** What this browser stores of the round. */
const keptOf = (page: Page, betId: string) =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    return { sent: kept.witnesses?.length ?? 0, heard: Boolean(kept.freeze), path: kept.path ?? null };
  }, `yings:${betId}`);

/** Reads the moved clock, as a page does when the network returns, until its random bytes are sent. */
async function putBytesIn(page: Page, betId: string): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    expect((await keptOf(page, betId)).sent).toBeGreaterThan(0);
  }).toPass({ intervals: [100] });
}

const fireOf = (page: Page) => page.locator("[data-fire]");
/** The steps of a proof, once all of them are built. */
const wholeOf = (page: Page) => page.locator('ol[aria-busy="false"]');
const verdictOf = (page: Page) => page.locator("section[data-state]").first();
const rowOf = (page: Page, words: Words, number: string) =>
  page
    .getByRole("list", { name: words("yeekee.shoot.list") })
    .getByRole("listitem")
    .filter({ hasText: number });
