/** A round settles itself above its cap: its payout is held, looked at, asked for again and paid by two operators. */

import { createPoy } from "@/lib/contract/poys";
import { oneBetList } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { newKey } from "../../tools/testing/calls";
import { enter, type Member, newMember } from "../../tools/testing/member";
import { wordsOf } from "../../tools/testing/words";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { decideAs } from "../support/console-approvals";
import { openLive, ownChannel } from "../support/live";
import { expect, type Site, testWithDemoDraws as test } from "../support/site";
import { pressEnterOn, typeInto } from "../support/tab-to";

const act = consoleWords("act");
const markets = consoleWords("markets");
const rounds = consoleWords("rounds");
const settings = consoleWords("settings");

/** Bets on every digit of run top: whatever is drawn, up to three of them win. */
async function betOnEveryDigit(site: Site, { token }: Member, betId: string, baht: number) {
  const lines = Array.from({ length: 10 }, (_, digit) => ({
    ref: `l${digit}`,
    add: digit,
    option: "teng_bon_1" as const,
    number: String(digit),
    price: satang(baht * 100),
    multiply: 3.2,
  }));
  return site.call(createPoy, { body: { betId, lines }, token, key: newKey() });
}

test("a cap is lowered by two; a round above it is held, and paid once by two others @desktop @trial", async ({
  browser,
  page: memberPage,
  site,
}) => {
  const boss = await sitAt(browser, site, "super01", "/operator/settings");
  const cap = boss.page.getByRole("row", { name: settings("rule.round-payout-cap") });
  await pressEnterOn(boss.page, cap.getByRole("button", { name: settings("change") }));
  const change = boss.page.getByRole("dialog", { name: settings("rule.round-payout-cap") });
  await typeInto(boss.page, change.getByLabel(settings("newValue")), "100");
  await typeInto(boss.page, change.getByRole("textbox", { name: act("reason") }), "the book is small today");
  await boss.page.keyboard.press("Enter");
  await expect(change.getByText(act("waits"))).toBeVisible();
  expect(await violationsOf(boss.page)).toEqual([]);
  await boss.page.keyboard.press("Escape");
  await decideAs(browser, site, "super02", { kind: "operators.approvals.rules.set" });
  await expect(cap).toContainText(settings("unit.baht", { n: "100" }));

  const words = await wordsOf("th");
  const member = await newMember(site, 1_000);
  const { betId } = await site.openRound("england");
  const stake = 500;
  const { poyId } = await betOnEveryDigit(site, member, betId, stake / 10);
  await enter(memberPage.context(), site, member);
  await openLive(memberPage, `/poy/stock/${poyId}`, ownChannel);

  // Nobody enters its result: it is drawn by itself, and pays from 160 baht on.
  const { betList } = await site.call(oneBetList, { query: { id: betId } });
  await site.setClock(bangkokIso(betList.unixTimeStamp.realResultTime * SECOND_MS + 5 * MINUTE_MS));
  await site.tick();
  await expect(memberPage.getByText(words("poy.status.checking"), { exact: true })).toBeVisible();
  await expect(memberPage.getByText(words("poy.detail.checking"))).toBeVisible();
  expect(await member.cash()).toBeCloseTo(member.paidIn - stake, 2);

  const maker = await sitAt(browser, site, "admin01", `/operator/rounds/${betId}`);
  const waits = maker.page.getByText(rounds("waiting", { what: rounds("kind.operators.rounds.pay") }));
  await expect(waits).toBeVisible();
  await expect(maker.page.getByText(markets("held"), { exact: true })).toBeVisible();
  expect(await violationsOf(maker.page)).toEqual([]);
  // One operator says no to the site's own request: it stays held, and nobody is paid.
  await decideAs(
    browser,
    site,
    "admin02",
    { kind: "operators.rounds.pay" },
    "the figures are looked at again",
  );
  const again = maker.page.getByRole("button", { name: rounds("act.pay") });
  await pressEnterOn(maker.page, again);
  await expect(maker.page.getByRole("dialog")).toContainText(rounds("ask.pay"));
  await typeInto(
    maker.page,
    maker.page.getByRole("dialog").getByRole("textbox", { name: act("reason") }),
    "looked at: all is right",
  );
  await maker.page.keyboard.press("Enter");
  await expect(waits).toBeVisible();
  await expect(again).toHaveCount(0);
  expect(await member.cash()).toBeCloseTo(member.paidIn - stake, 2);

  await decideAs(browser, site, "admin02", { kind: "operators.rounds.pay" });
  await expect(maker.page.getByText(markets("state.settled"), { exact: true })).toBeVisible();
  await expect(memberPage.getByText(words("poy.status.less"), { exact: true })).toBeVisible();
  const { betList: paid } = await site.call(oneBetList, { query: { id: betId } });
  const drawn = paid.result && "top3" in paid.result ? new Set(paid.result.top3).size : 0;
  const win = drawn * (stake / 10) * 3.2;
  expect(win).toBeGreaterThan(100);
  expect(await member.cash()).toBeCloseTo(member.paidIn - stake + win, 2);
  await site.passMinutes(5);
  expect(await member.cash()).toBeCloseTo(member.paidIn - stake + win, 2);
  await boss.context.close();
  await maker.context.close();
});
