/**
 * Every movement of a member's money: by tab, by day, to its cause and back to the same place, as a file; and the
 * status of their requests.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import papa from "papaparse";
import { createPoy, type Poy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { addDays, bangkokDate, displayDate } from "@/lib/domain/time/time";
import { newKey } from "../tools/testing/calls";
import { enter, type Member, newMember } from "../tools/testing/member";
import { money } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { expect, type Site, testOnRealTime as test } from "./support/site";

/** More than one page of the list. */
const slips = 70;

test("members find every movement of their money", { tag: "@phone" }, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site, 1_000);
  const sent: Poy[] = [];
  const { betId } = await site.openRound("gov");
  for (let at = 0; at < slips; at++) sent.push(await send(site, member, betId));
  await enter(context, site, member);
  const rows = page.getByRole("list", { name: words("statement.list.label") }).getByRole("listitem");
  const totals = page.getByRole("region", { name: words("statement.totals.title") });
  const tabs = page.getByRole("navigation", { name: words("statement.tabs.label") });

  await page.goto("/credit/statement");
  await expect(rows.first()).toContainText(words("credit.type.BET_GOV"));
  await expect(rows.first()).toContainText("−฿1.00");
  await expect(rows.first()).toContainText(`฿${money(member.paidIn - slips)}`);
  await expect(totals).toContainText(`+฿${money(member.paidIn)}`);
  await expect(totals).toContainText(`−฿${money(slips)}`);
  expect(await violationsOf(page)).toEqual([]);

  // Down past the first page, into a slip, and back to the same row at the same place.
  const far = sent[10] as Poy;
  const row = rows.filter({ hasText: words("statement.row.slip", { no: far.poyNo }) });
  await expect(async () => {
    // Unlike a wheel's, this scrolling has finished when the call returns.
    await page.evaluate(() => scrollBy(0, 2_000));
    await row.scrollIntoViewIfNeeded({ timeout: 500 });
  }).toPass();
  await expect(row).toBeInViewport();
  const topOf = async () => (await row.boundingBox())?.y ?? Number.NaN;
  const before = await topOf();
  await row.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/poy/gov/${far.poyId}$`));
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(4);

  // Live: a slip sent elsewhere appears on top by itself.
  await page.evaluate(() => window.scrollTo(0, 0));
  const live = await send(site, member, betId);
  await expect(rows.first()).toContainText(words("statement.row.slip", { no: live.poyNo }));
  await expect(totals).toContainText(`−฿${money(slips + 1)}`);

  await unfold(page);
  await tabs.getByRole("link", { name: words("statement.tabs.deposit") }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(`+฿${money(member.paidIn)}`);
  await rows.first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: words("credit.queue.credited") })).toBeVisible();
  await page.goBack();

  // A period without movements says so; the days are typed as people write them.
  await unfold(page);
  await tabs.getByRole("link", { name: words("statement.tabs.all") }).click();
  await expect(rows.first()).toContainText(words("credit.type.BET_GOV"));
  const today = bangkokDate(Date.now());
  await unfold(page);
  await page.getByText(words("statement.filter.choose")).click();
  await page.getByLabel(words("statement.filter.from")).fill(displayDate(addDays(today, -20)));
  await page.getByLabel(words("statement.filter.to")).fill(displayDate(addDays(today, -10)));
  await page.getByRole("button", { name: words("statement.filter.apply") }).click();
  await expect(page.getByText(words("statement.empty.title"))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const month = words("statement.filter.days", { n: 30 });
  await page.getByRole("link", { name: words("statement.empty.action", { period: month }) }).click();
  await expect(rows.first()).toContainText(words("credit.type.BET_GOV"));

  // The file holds all of the period, not only what was on the screen, and adds up to the balance.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words("statement.csv.save") }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const { data } = papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true });
  expect(data).toHaveLength(slips + 2);
  const amounts = data.map((cells) => Number(cells[words("statement.csv.amount")]));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(await member.cash(), 2);
  expect(data[0]?.[words("statement.csv.reference")]).toBe(live.poyId);

  await page
    .getByRole("navigation", { name: words("credit.tabs.label") })
    .getByRole("link", { name: words("credit.tabs.status") })
    .click();
  const requests = page.getByRole("list", { name: words("statement.requests.list") }).getByRole("listitem");
  await expect(requests).toHaveCount(1);
  await expect(requests.first()).toContainText(words("statement.requests.status.credited"));
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: words("statement.requests.tabs.wallet") }).click();
  await expect(page.getByText(words("statement.requests.empty"))).toBeVisible();
});

/** A phone has the filters behind one line, which says what is shown. */
async function unfold(page: Page): Promise<void> {
  const line = page.getByRole("main").locator("summary").first();
  if (await line.isVisible()) await line.click();
}

function send(site: Site, { token }: Member, betId: string): Promise<Poy> {
  const line = {
    ref: "l0",
    add: 1,
    option: "teng_bon_2" as const,
    number: "47",
    price: satang(1_00),
    multiply: 90,
  };
  return site.call(createPoy, { body: { betId, lines: [line] }, token, key: newKey() });
}
