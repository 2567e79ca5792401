/** Operators' acts on rounds, by keyboard alone: a result typed twice, a hot number limited, a round voided by two. */
import type { Browser, Page } from "@playwright/test";
import type { PoyOption } from "@/lib/domain/poy/options";
import { newMember } from "../../tools/testing/member";
import { wordsOf } from "../../tools/testing/words";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { expect, type Site, test } from "../support/site";
import { sendSlip } from "../support/slips";
import { pressEnterOn, typeInto } from "../support/tab-to";

const approvals = consoleWords("approvals");
const act = consoleWords("act");
const markets = consoleWords("markets");
const rates = consoleWords("rates");
const result = consoleWords("result");
const rounds = consoleWords("rounds");

const roundPage = (browser: Browser, site: Site, name: string, betId: string) =>
  sitAt(browser, site, name, `/operator/rounds/${betId}`);

const reasonOf = (page: Page) => page.getByRole("dialog").getByRole("textbox", { name: act("reason") });

/** Types a result and opens its preview. */
async function typeResult(page: Page, top3: string, bottom2: string): Promise<void> {
  await typeInto(page, page.getByLabel(result("field.top3")), top3);
  await typeInto(page, page.getByLabel(result("field.bottom2")), bottom2);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: result("previewTitle") })).toContainText(
    `${top3} · ${bottom2}`,
  );
}

/** Closes the preview, which stays open while its answer is on the way. */
async function leavePreview(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: result("confirm") })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

const confirm = (page: Page) =>
  pressEnterOn(page, page.getByRole("dialog").getByRole("button", { name: result("confirm") }));

test("a result that the second operator mistypes is caught; typed right it is paid once @desktop @trial", async ({
  browser,
  site,
}) => {
  const member = await newMember(site, 500);
  const { betId } = await site.openRound("england");
  await sendSlip(site, member, betId, ["47"], 10);
  await site.closeRound(betId);
  const [first, second] = [
    await roundPage(browser, site, "admin01", betId),
    await roundPage(browser, site, "admin02", betId),
  ];
  await typeResult(first.page, "547", "00");
  const preview = first.page.getByRole("dialog", { name: result("previewTitle") });
  await expect(preview).toContainText(member.userName);
  await expect(preview).toContainText("฿900.00");
  expect(await violationsOf(first.page)).toEqual([]);
  await leavePreview(first.page);
  await expect(second.page.getByText(result("entryOther", { name: "admin01" }))).toBeVisible();

  await typeResult(second.page, "574", "00");
  await confirm(second.page);
  await expect(second.page.getByRole("alert")).toContainText("Another operator typed a different result");
  expect(await member.cash()).toBeCloseTo(member.paidIn - 10, 2);
  await leavePreview(second.page);

  await typeResult(second.page, "547", "00");
  await confirm(second.page);
  await expect(second.page.getByText(markets("state.settled"), { exact: true })).toBeVisible();
  await expect.poll(() => member.cash()).toBeCloseTo(member.paidIn - 10 + 900, 2);
  await expect(first.page.getByText(markets("state.settled"), { exact: true })).toBeVisible();
  await site.passMinutes(2);
  expect(await member.cash()).toBeCloseTo(member.paidIn - 10 + 900, 2);
  await first.context.close();
  await second.context.close();
});

test("a hot number is limited, and a member's slip on it is refused @desktop @trial", async ({
  browser,
  site,
}) => {
  const member = await newMember(site, 500);
  const options = await wordsOf("en");
  const { betId } = await site.openRound("germany");
  await sendSlip(site, member, betId, ["47"], 100);
  const { context, page } = await roundPage(browser, site, "admin01", betId);
  await pressEnterOn(page, page.getByRole("main").getByRole("link", { name: rounds("seeRates") }));
  const option: PoyOption = "teng_bon_2";
  const change = `${rates("change")} ${options(`market.options.${option}`)} 47`;
  await expect(page.getByRole("button", { name: change })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await pressEnterOn(page, page.getByRole("button", { name: change }));
  await typeInto(page, reasonOf(page), "too much on one number");
  await typeInto(page, page.getByLabel(rates("limitRate")), "0");
  const whatIf = page.getByRole("table", { name: rates("whatIf") });
  await expect(whatIf.getByRole("row", { name: rates("whatIfBefore") })).toContainText("฿18,000.00");
  await expect(whatIf.getByRole("row", { name: rates("whatIfAfter") })).toContainText("฿9,000.00");
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: rates("saved") })).toBeVisible();
  await expect(page.getByRole("row", { name: change })).toContainText(rates("source.operator"));

  const cash = await member.cash();
  await expect(sendSlip(site, member, betId, ["47"], 10)).rejects.toThrow();
  expect(await member.cash()).toBe(cash);
  await sendSlip(site, member, betId, ["48"], 10);
  await context.close();
});

test("a closed round is voided by two operators, and every slip is refunded @desktop @trial", async ({
  browser,
  site,
}) => {
  const members = [await newMember(site, 500), await newMember(site, 500)];
  const { betId } = await site.openRound("gov");
  for (const member of members) await sendSlip(site, member, betId, ["47", "547"], 20);
  await site.closeRound(betId);
  const maker = await roundPage(browser, site, "admin01", betId);
  await pressEnterOn(maker.page, maker.page.getByRole("button", { name: rounds("act.void") }));
  const dialog = maker.page.getByRole("dialog");
  await expect(dialog).toContainText(rounds("affectedSlips", { n: 2 }));
  await expect(dialog).toContainText("฿80.00");
  await typeInto(maker.page, reasonOf(maker.page), "the draw does not take place");
  await maker.page.keyboard.press("Enter");
  const waits = rounds("waiting", { what: rounds("kind.operators.rounds.void") });
  await expect(maker.page.getByText(waits)).toBeVisible();
  expect(await violationsOf(maker.page)).toEqual([]);

  const checker = await sitAt(browser, site, "super01", "/operator/approvals?scope=for-me");
  const row = checker.page.getByRole("row", { name: "฿80.00" });
  await pressEnterOn(checker.page, row.getByRole("button"));
  await pressEnterOn(
    checker.page,
    checker.page.getByRole("dialog").getByRole("button", { name: approvals("approve") }),
  );
  await expect(maker.page.getByText(markets("state.void"), { exact: true })).toBeVisible();
  await expect(maker.page.getByText(waits)).toBeHidden();
  for (const member of members) expect(await member.cash()).toBeCloseTo(member.paidIn, 2);
  await maker.context.close();
  await checker.context.close();
});

for (const language of ["th", "en"] as const)
  test(`rounds, rates and partners stand without barriers on a phone and a desk (${language}) @desktop @sweep`, async ({
    browser,
    site,
  }) => {
    const member = await newMember(site, 500);
    const { betId } = await site.openRound("gov");
    await sendSlip(site, member, betId, ["47", "547"], 20);
    const { context, page } = await sitAt(browser, site, "super01", "/operator/rounds", language);
    const words = consoleWords("rounds", language);
    for (const [path, name] of [
      ["/operator/rounds", words("title")],
      ["/operator/rounds?view=week", words("title")],
      [`/operator/rounds/${betId}`, words("facts")],
      [`/operator/rates?round=${betId}`, consoleWords("rates", language)("numbers")],
      ["/operator/partners", consoleWords("partners", language)("keys")],
    ] as const)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await expect(page.getByRole("main").getByRole("heading", { name, exact: true })).toBeVisible();
        await expect(
          page.getByRole("main").getByRole("link").or(page.getByRole("row")).first(),
        ).toBeVisible();
        expect([path, width, await violationsOf(page)]).toEqual([path, width, []]);
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect([path, width, isWider]).toEqual([path, width, false]);
      }
    await context.close();
  });
