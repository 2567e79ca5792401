/**
 * Four-digit sets: a member buys sets, the balance falls, the operator enters the draw, and the slip shows which
 * tier won; exact to the satang. A slip bet again offers its sets. Errors on the way lose no number and charge
 * nothing twice.
 */
import type { Locator, Page } from "@playwright/test";
import { createHanoy, type Lottery4dMarket } from "@/lib/contract/lotteries";
import { logout } from "@/lib/contract/users";
import { newKey } from "../tools/testing/calls";
import { enter, newMember, signInAgain } from "../tools/testing/member";
import { openSets, type SetPage, setHand } from "../tools/testing/set-page";
import { balanceOf, money } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { boxOf } from "./support/bet-page";
import { missRounds, openLive, ownChannel } from "./support/live";
import { expect, type Site, test } from "./support/site";

const price = 120;
const paidIn = 2000;
const creating = "**/poy-api/lotteries.*.create";

test("sets of two numbers are paid, drawn, and the slip says which tier won @trial", async ({ page, site }, {
  project,
}) => {
  // A draw ends its round: each width uses a market of its own.
  const { words, hand, member, betId } = await sitDown(
    page,
    site,
    project.name === "phone" ? "lao" : "malay",
  );
  await hand.type("1234");
  await hand.type("1234");
  await hand.type("1122");
  await expect(page.getByText(words("sets.rows.count", { numbers: 2, sets: 3 }))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const sheet = await hand.review();
  await expect(sheet).toContainText(money(3 * price));
  expect(await violationsOf(page)).toEqual([]);
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await isAccepted(page, words, 3 * price);
  await expect(balanceOf(page)).toContainText(money(member.paidIn - 3 * price));
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("link", { name: words("lotto.accepted.history") }).click();
  await expect(page).toHaveURL(/\/poy\/lottery\/(lao|malay)\/[0-9a-f-]{36}$/);
  await expect(page.getByText(words("poy.status.accepted"), { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const slipAddress = page.url();
  await page.getByRole("button", { name: words("poy.acts.again"), exact: false }).click();
  const offer = page.getByRole("dialog", { name: words("lotto.import.titleOf", { no: "" }) });
  await expect(offer).toContainText(money(3 * price));
  await offer.getByRole("button", { name: words("lotto.import.take") }).click();
  await expect(page).toHaveURL(/\/lotto\/4d\?market=(lao|malay)$/);
  await expect(hand.setsOf("1234")).toHaveValue("2");
  await openLive(page, slipAddress, ownChannel);

  await site.enterResult(betId, { draw4: "1243" });
  await expect(page.getByText(words("poy.status.won"), { exact: true })).toBeVisible();
  const won = page.getByRole("listitem").filter({ hasText: "1234" }).first();
  await expect(won).toContainText(words("sets.tier.tode4"));
  await expect(won).toContainText(`฿${money(2 * 5_500)}`);
  await expect(page.getByText(words("poy.detail.lostLines", { count: 1 }))).toBeVisible();
  await expect(page.getByRole("heading", { name: words("sets.slip.tiers") })).toBeVisible();
  await expect(balanceOf(page)).toContainText(money(member.paidIn - 3 * price + 2 * 5_500));
  expect(await member.cash()).toBeCloseTo(member.paidIn - 3 * price + 2 * 5_500, 2);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto("/poy/lottery");
  await page.getByRole("link", { name: words("poy.tabs.earlier"), exact: true }).click();
  await page
    .getByRole("article")
    .getByRole("link", { name: words("poy.status.won") })
    .click();
  await expect(page).toHaveURL(/\/poy\/lottery\/(lao|malay)\//);
});

test("a number that others took meanwhile refuses the slip, which stays and is sent with what is left @trial", async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/);
  const { words, hand, member, betId } = await sitDown(page, site, "hanoy");
  const number = fresh();
  await hand.type(number);
  await page.getByRole("button", { name: words("sets.rows.more", { number }) }).click();
  const sheet = await hand.review();
  const other = await newMember(site, 6000);
  const body = { betId, betName: "BET_LOTERRY4_HANOY" as const, lines: [{ number, sets: 49 }] };
  await site.call(createHanoy, { body, token: other.token, key: newKey() });
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();

  await expect(page.getByText(words("fault.set-quota-exceeded"))).toBeVisible();
  await expect(page.getByText(words("sets.scarce", { number, left: 1 }))).toBeVisible();
  await expect(page.getByText(words("lotto.failed.safe"))).toBeVisible();
  await expect(hand.setsOf(number)).toHaveValue("2");
  expect(await member.slips()).toBe(0);
  expect(await member.cash()).toBeCloseTo(member.paidIn, 2);

  await page.getByRole("button", { name: words("sets.rows.fit") }).click();
  await expect(hand.setsOf(number)).toHaveValue("1");
  await hand.send();
  await isAccepted(page, words, price);
  expect(await member.cash()).toBeCloseTo(member.paidIn - price, 2);
});

for (const [width, height, letters, tag] of [
  [390, 844, "normal", "@phone"],
  [360, 640, "normal", "@sweep"],
  [360, 640, "larger", "@phone"],
] as const) {
  test(
    `market, digits, picked number, keys and total stand on a phone's first screen (${width}×${height}, ${letters} letters)`,
    {
      tag,
    },
    async ({ page, site }, { project }) => {
      test.skip(project.name !== "phone", "phones only");
      await page.setViewportSize({ width, height });
      await page.context().addCookies([{ name: "text-size", value: letters, url: site.origin }]);
      const { words, hand } = await sitDown(page, site, "lao");
      await hand.type("1234");
      const pad = page.getByRole("group", { name: words("lotto.keypad.label") });
      const send = page.getByRole("button", { name: words("sets.send"), exact: true });
      const seen = {
        title: page.getByRole("heading", { level: 1 }),
        market: page.getByRole("link", { name: words("market.lao") }).first(),
        digits: page.getByRole("img", { name: words("sets.pick.label") }),
        count: hand.setsOf("1234"),
        "first key": pad.getByRole("button", { name: "1", exact: true }),
        "last key": pad.getByRole("button", { name: "0", exact: true }),
        total: send,
      };
      let above = 0;
      for (const [name, place] of Object.entries(seen)) {
        const { y, height: high } = await boxOf(place);
        expect.soft(y, `${name} below what is before it`).toBeGreaterThanOrEqual(above);
        above = name === "count" ? y + high : y;
        expect.soft(y + high, `${name} on the first screen`).toBeLessThanOrEqual(height);
      }
      expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth - innerWidth])).toEqual(
        [0, 0],
      );
      const areKeysFree = async (act: Locator) => {
        const bar = await boxOf(page.locator("aside > div").filter({ has: act }));
        for (const name of ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]) {
          const { y, height: high } = await boxOf(pad.getByRole("button", { name, exact: true }));
          expect.soft(high, `${name} can be hit`).toBeGreaterThanOrEqual(44);
          expect.soft(y + high, `${name} above the bar`).toBeLessThanOrEqual(bar.y);
        }
      };
      await areKeysFree(send);
      // A count that cannot be bought stays; the bar says so and is no higher.
      await hand.setsOf("1234").fill("9999");
      await expect(hand.setsOf("1234")).toHaveAttribute("aria-invalid", "true");
      await areKeysFree(page.getByRole("button", { name: words("sets.rows.fit") }));
    },
  );
}

test("an answer that is lost is asked for by its key: one slip, charged once @trial", async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/);
  const { words, hand, member } = await sitDown(page, site, "hanoy");
  let sent = 0;
  await page.route(creating, async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  await hand.type(fresh());
  await hand.send();
  await isAccepted(page, words, price);
  expect(sent).toBe(1);
  expect(await member.slips()).toBe(1);
  expect(await member.cash()).toBeCloseTo(member.paidIn - price, 2);
});

test("numbers and sets outlive a reload and a session that has ended", { tag: "@sweep" }, async ({
  page,
  site,
  troubles,
}) => {
  // A page that was left before it received the refusal asks for the slip by its key once it is back.
  troubles.expect(/status of 401|404 .*poys\.by-key/);
  const { words, hand, member, token } = await sitDown(page, site, "hanoy");
  const number = fresh();
  await hand.type(number);
  await hand.setsOf(number).fill("3");
  await page.reload();
  await expect(hand.setsOf(number)).toHaveValue("3");
  const sheet = await hand.review();
  // Ended at the slip's own request: earlier, another call of the page could get the 401 first.
  await page.route(creating, async (route) => {
    await site.call(logout, { token });
    await route.continue();
  });
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await expect(page.getByRole("heading", { name: words("error.unauthorizedTitle") })).toBeVisible();
  await signInAgain(page, words, member);
  expect(await member.slips()).toBe(0);
  await page.unroute(creating);

  await page.goto("/main");
  await page.getByRole("link", { name: words("navigation.sets"), exact: true }).click();
  await page.getByRole("link", { name: words("market.hanoy") }).click();
  await expect(hand.setsOf(number)).toHaveValue("3");
  await hand.send();
  await isAccepted(page, words, 3 * price);
  expect(await member.cash()).toBeCloseTo(member.paidIn - 3 * price, 2);
});

test("a round that closes meanwhile says so, keeps the numbers and takes nothing @trial", async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/);
  // A page that hears of the close in time lets nobody confirm any more.
  await missRounds(page);
  const { words, hand, member, betId } = await sitDown(page, site, "laoSuper");
  await hand.type("4321");
  const sheet = await hand.review();
  await site.closeRound(betId);
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await expect(page.getByText(words("fault.round-closed"))).toBeVisible();
  await expect(hand.setsOf("4321")).toHaveValue("1");
  await expect(page.getByRole("heading", { name: words("lotto.closed.title") })).toBeVisible();
  expect(await member.slips()).toBe(0);
  expect(await member.cash()).toBeCloseTo(member.paidIn, 2);
});

interface Scene {
  words: Words;
  hand: SetPage;
  member: Awaited<ReturnType<typeof newMember>>;
  token: string;
  betId: string;
}

/** A member with money on the page of a market that sells sets. */
async function sitDown(page: Page, site: Site, market: Lottery4dMarket): Promise<Scene> {
  const words = await wordsOf("th");
  const member = await newMember(site, paidIn);
  const token = await enter(page.context(), site, member);
  const betId = await openSets(site, market);
  await page.goto(`/lotto/4d?market=${market === "laoSuper" ? "lao-super" : market}`);
  return { words, hand: setHand(page, words), member, token, betId };
}

async function isAccepted(page: Page, words: Words, baht: number): Promise<void> {
  const receipt = page.getByRole("dialog", { name: words("lotto.accepted.title") });
  await expect(receipt).toContainText(`฿${money(baht)}`);
}

let taken = 0;
/** A number that no other story of this worker's site takes. */
const fresh = () => String(3_000 + 7 * ++taken);
