/**
 * A withdrawal: an account is added and approved, turnover is made, a withdrawal is requested with the PIN,
 * rejected, requested again and paid; the page, the top bar and the statement in another tab are updated without
 * a reload.
 */
import type { Page } from "@playwright/test";
import { createPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { addDays, lotteryDay } from "@/lib/domain/time/time";
import { newKey } from "../tools/testing/calls";
import { enter, type Member, newMember, password } from "../tools/testing/member";
import { balanceOf, money } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import draws from "../upstream/seed/government-draws.json" with { type: "json" };
import { violationsOf } from "./support/axe";
import { openLive, ownChannel } from "./support/live";
import { expect, type Site, test } from "./support/site";

const draw = draws.find(({ date }) => date === "2025-06-16");

test("an account, a withdrawal that staff reject, and one that is paid", { tag: "@phone" }, async ({
  page,
  context,
  site,
  troubles,
}) => {
  // The first attempt is refused with `needs-pin`.
  troubles.expect(/409/);
  const words = await wordsOf("th");
  const member = await newMember(site, 1_000);
  await enter(context, site, member);
  await page.goto("/credit/withdraw");
  await page.getByRole("link", { name: words("withdraw.none.bankGo") }).click();
  await bindAccount(page, words);
  await site.approveBankOf(member.userName);

  await page.goto("/credit/withdraw");
  await expect(page.getByRole("heading", { name: words("withdraw.turnover.blocked") })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await stakeAll(site, member, 801);
  await openLive(page, "/credit/withdraw", ownChannel);
  const left = await member.cash();

  await ask(page, words, "150.25");
  await givePin(page, words);
  const progress = page.getByRole("region", { name: words("withdraw.progress.pending") });
  await expect(progress.getByText(`฿${money(150.25)}`)).toBeVisible();
  await expect(progress.getByText(words("withdraw.progress.place", { place: 1 }))).toBeVisible();
  await expect(held(page)).toContainText(money(150.25));
  await expect(balanceOf(page)).toContainText(money(left - 150.25));
  expect(await violationsOf(page)).toEqual([]);

  await site.decideWithdrawOf(member.userName, "ชื่อบัญชีอ่านไม่ชัด");
  const rejected = page.getByRole("region", { name: words("withdraw.progress.rejected") });
  await expect(
    rejected.getByText(words("withdraw.progress.reason", { reason: "ชื่อบัญชีอ่านไม่ชัด" })),
  ).toBeVisible();
  await expect(balanceOf(page)).toContainText(money(left));
  await expect(held(page)).toHaveCount(0);

  const other = await context.newPage();
  // Stories move the clock that movements are written by; the window begins with the browser's own lottery day.
  const today = lotteryDay(Date.now());
  await openLive(other, `/credit/statement?from=${today}&to=${addDays(today, 360)}`, ownChannel);
  const newest = other
    .getByRole("list", { name: words("statement.list.label") })
    .getByRole("listitem")
    .first();
  await page.getByRole("button", { name: words("withdraw.progress.again") }).click();
  // The PIN given a moment ago is still valid.
  await ask(page, words, "120");
  await expect(progress.getByText(`฿${money(120)}`)).toBeVisible();
  await site.decideWithdrawOf(member.userName);
  await site.tick();
  await expect(page.getByRole("region", { name: words("withdraw.progress.paid") })).toBeVisible();
  await expect(held(page)).toHaveCount(0);
  await expect(balanceOf(page)).toContainText(money(left - 120));
  await expect(page.getByText(words("withdraw.status.paid"), { exact: true })).toBeVisible();
  await expect(newest).toContainText(`−฿${money(120)}`);
  await expect(newest).toContainText(words("statement.status.paid"));
  await expect(newest).toContainText(`฿${money(left - 120)}`);
  expect(await member.cash()).toBeCloseTo(left - 120, 2);
});

async function bindAccount(page: Page, words: Words): Promise<void> {
  await page.getByRole("radio", { name: words("credit.bank.KBANK") }).check({ force: true });
  const number = page.getByLabel(words("bank.add.number"));
  await number.fill("98765432");
  await expect(page.getByText(words("bank.add.typed", { count: 8 }))).toBeVisible();
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, "0");
  await number.fill(`1${digits}1`);
  await expect(page.getByText(words("bank.add.fits"))).toBeVisible();
  await page.getByLabel(words("bank.add.nameNew")).fill("สมหญิง ตั้งใจ");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: words("bank.add.submit") }).click();
  await expect(page.getByText(words("bank.status.waiting"), { exact: true })).toBeVisible();
}

/** Stakes this much on one number, and has the draw entered: settled stakes count as turnover. */
async function stakeAll(site: Site, { token }: Member, baht: number): Promise<void> {
  const { betId } = await site.openRound("gov");
  const line = { ref: "a", add: 0, option: "teng_bon_2" as const, number: "11", multiply: 90 };
  const body = { betId, lines: [{ ...line, price: satang(baht * 100) }] };
  await site.call(createPoy, { body, token, key: newKey() });
  if (!draw) throw new Error("the archive has no such draw");
  const { first, front3, back3, back2 } = draw;
  await site.enterResult(betId, { first, front3, back3, back2 });
}

/** Types an amount, reads the summary, and confirms. */
async function ask(page: Page, words: Words, baht: string): Promise<void> {
  await page.getByLabel(words("withdraw.form.amount")).fill(baht);
  await page.getByRole("button", { name: words("withdraw.form.submit") }).click();
  const sheet = page.getByRole("dialog", { name: words("withdraw.confirm.title") });
  await expect(sheet).toContainText(money(Number(baht)));
  await expect(sheet).toContainText(words("withdraw.confirm.noCancel"));
  await sheet.getByRole("button", { name: words("withdraw.confirm.yes") }).click();
}

async function givePin(page: Page, words: Words): Promise<void> {
  const sheet = page.getByRole("dialog", { name: words("shell.pin.title") });
  await sheet.getByLabel(words("shell.pin.label"), { exact: true }).fill(password);
  await sheet.getByRole("button", { name: words("shell.pin.submit") }).click();
}

/** The held part in the top bar. */
const held = (page: Page) => page.getByRole("banner").locator("[data-held]");
