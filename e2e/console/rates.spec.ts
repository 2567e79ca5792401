/** What a market sells and pays, by keyboard alone: quotas of four-digit sets, usual rates; a member sees the effect. */
import type { Page } from "@playwright/test";
import type { PoyOption } from "@/lib/domain/poy/options";
import { enter, newMember } from "../../tools/testing/member";
import { openSets, setHand } from "../../tools/testing/set-page";
import { wordsOf } from "../../tools/testing/words";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { decideAs } from "../support/console-approvals";
import { isAlive } from "../support/hold-until-alive";
import { expect, testOnOwnRules as test } from "../support/site";
import { pressEnterOn, typeInto } from "../support/tab-to";

const act = consoleWords("act");
const rates = consoleWords("rates");

const isSaved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: rates("saved") })).toBeVisible();

/** Sets a number's quota of sets, from the button for a number without a row or from its row. */
async function setQuota(page: Page, number: string, quota: string): Promise<void> {
  const change = page.getByRole("button", { name: `${rates("change")} ${number}` });
  const isListed = (await change.count()) > 0;
  await pressEnterOn(page, isListed ? change : page.getByRole("button", { name: rates("setQuota") }));
  const dialog = page.getByRole("dialog");
  if (!isListed) await typeInto(page, dialog.getByLabel(rates("number")), number);
  await typeInto(page, dialog.getByLabel(rates("quota")), quota);
  await typeInto(page, dialog.getByRole("textbox", { name: act("reason") }), "too many took it");
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
}

test("a number of sets is rationed, closed and opened again by two, and the member's page says so @desktop @trial", async ({
  browser,
  page: memberPage,
  site,
  troubles,
}) => {
  // The slip that asks for more than is left.
  troubles.expect(/status of 409/);
  const words = await wordsOf("th");
  const member = await newMember(site, 2_000);
  await enter(memberPage.context(), site, member);
  const betId = await openSets(site, "malay");
  const { context, page } = await sitAt(browser, site, "admin01", `/operator/rates?round=${betId}`);
  await setQuota(page, "1234", "1");
  await isSaved(page);
  await expect(page.getByRole("row", { name: `${rates("change")} 1234` })).toContainText("1234");

  await memberPage.goto("/lotto/4d?market=malay");
  const hand = setHand(memberPage, words);
  await hand.type("1234");
  await expect(hand.setsOf("1234")).toHaveValue("1");
  await expect(memberPage.getByText(words("sets.rows.left", { n: 1 }))).toBeVisible();
  await expect(
    memberPage.getByRole("button", { name: words("sets.rows.more", { number: "1234" }) }),
  ).toBeDisabled();

  // Closed meanwhile: the slip that is already typed is refused, stays, and costs nothing.
  const sheet = await hand.review();
  await setQuota(page, "1234", "0");
  await isSaved(page);
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await expect(memberPage.getByText(words("fault.set-quota-exceeded"))).toBeVisible();
  expect(await member.cash()).toBeCloseTo(member.paidIn, 2);

  // Selling more again could cost more: a second operator agrees first.
  await setQuota(page, "1234", "60");
  await expect(page.getByText(act("waits"))).toBeVisible();
  await decideAs(browser, site, "admin02", { kind: "operators.limits.set-quota", of: "1234" });
  await expect(page.getByRole("row", { name: `${rates("change")} 1234` })).toContainText("60");
  await memberPage.reload();
  await isAlive(memberPage);
  await hand.setsOf("1234").fill("2");
  await hand.send();
  await expect(memberPage.getByRole("dialog", { name: words("lotto.accepted.title") })).toBeVisible();
  expect(await member.cash()).toBeCloseTo(member.paidIn - 240, 2);
  await expect(page.getByRole("row", { name: `${rates("change")} 1234` })).toContainText("฿240.00");
  await context.close();
});

test("usual rates are lowered by one, raised by two, and the next rounds that members see pay them @desktop @trial", async ({
  browser,
  page: memberPage,
  site,
}) => {
  const english = await wordsOf("en");
  const words = await wordsOf("th");
  const optionOf = (option: PoyOption) => english(`market.options.${option}`);
  const { betId } = await site.openRound("germany");
  const { context, page } = await sitAt(browser, site, "admin01", `/operator/rates?round=${betId}`);
  const rowOf = (option: PoyOption) =>
    page.getByRole("table", { name: rates("options") }).getByRole("row", { name: optionOf(option) });
  const setUsual = async (option: PoyOption, rate: string) => {
    await pressEnterOn(page, rowOf(option).getByRole("button", { name: rates("setMarket") }));
    const dialog = page.getByRole("dialog");
    await typeInto(page, dialog.getByLabel(rates("usual")), rate);
    await typeInto(page, dialog.getByRole("textbox", { name: act("reason") }), "the market moves");
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
  };
  await setUsual("teng_bon_2", "85");
  await isSaved(page);
  await expect(rowOf("teng_bon_2")).toContainText("85");
  await setUsual("teng_lang_2", "95");
  await expect(page.getByText(act("waits"))).toBeVisible();
  await decideAs(browser, site, "admin02", { kind: "operators.markets.set-rates" });
  await expect(rowOf("teng_lang_2")).toContainText("95");

  const member = await newMember(site);
  await enter(memberPage.context(), site, member);
  const terms = memberPage.getByRole("table").filter({ hasText: words("lotto.terms.pays") });
  const paysIn = async (id: string, option: PoyOption, rate: number) => {
    await memberPage.goto(`/lotto/stock/${id}`);
    const row = terms.getByRole("row", { name: words(`market.options.${option}`) });
    await expect(row.getByRole("cell").first()).toHaveText(`×${rate}`);
  };
  // The round that stood already keeps what it promised.
  await paysIn(betId, "teng_bon_2", 90);
  // Rounds are planned days ahead: a later one is the first with the new terms.
  await site.passMinutes(7 * 24 * 60);
  const later = await site.openRound("germany");
  await paysIn(later.betId, "teng_bon_2", 85);
  await paysIn(later.betId, "teng_lang_2", 95);
  await context.close();
});
