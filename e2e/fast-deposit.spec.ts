/**
 * A fast deposit in all its states: wrong satang, too late, cancelled, expired, resumed, a second one; and the
 * figures that a member copies into the bank's app.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { enter, type Member, newMember } from "../tools/testing/member";
import { balanceOf, money } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import { hears, ownChannel } from "./support/live";
import { expect, type Site, test } from "./support/site";

test("a transfer with wrong satang waits for staff, and the request still waits for the exact one", async ({
  page,
  context,
  site,
}) => {
  const { words, member, exact } = await request(page, context, site);
  const before = (await site.unmatched()).length;
  await play(page, words, "wrong");
  const rounded = `฿${money(Math.floor(exact))}`;
  await expect(page.getByText(words("credit.simulator.results.inexact", { amount: rounded }))).toBeVisible();
  const rows = await site.unmatched();
  expect(rows).toHaveLength(before + 1);
  // The request itself says so, also to those who come back to it by the list of requests.
  await page.goto("/credit/status");
  const listed = page
    .getByRole("list", { name: words("statement.requests.list") })
    .getByRole("link")
    .first();
  await expect(listed).toContainText(words("statement.requests.status.inexact"));
  await expect(listed).toContainText(words("deposit.told.inexact.note", { amount: `฿${money(exact)}` }));
  await listed.click();
  const came = words("credit.queue.inexactOf", { amount: rounded });
  await expect(page.getByRole("heading", { name: came })).toBeVisible();
  const asked = page.getByRole("heading", { name: words("credit.queue.amountLabel") });
  await expect(asked).toBeHidden();
  await page.getByText(words("credit.queue.inexactOther")).click();
  await expect(asked).toBeVisible();
  expect(await member.cash()).toBe(0);

  await play(page, words, "exact");
  await expect(page.getByRole("heading", { name: words("credit.queue.credited") })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: words("credit.queue.beside", { amount: rounded }) }),
  ).toBeVisible();
  await expect(balanceOf(page)).toContainText(money(exact));
  expect(await member.cash()).toBeCloseTo(exact, 2);
});

test("a transfer after the time is up credits nothing and goes to staff @trial", async ({
  page,
  context,
  site,
}) => {
  const { words, member } = await request(page, context, site);
  const before = (await site.unmatched()).length;
  await site.passMinutes(16);
  await expect(page.getByRole("heading", { name: words("credit.queue.expired") })).toBeVisible();
  await play(page, words, "late");
  await expect(page.getByRole("heading", { name: words("credit.queue.unmatched") })).toBeVisible();
  const rows = await site.unmatched();
  expect(rows).toHaveLength(before + 1);
  expect(rows.at(-1)?.why).toBe("late");
  expect(await member.cash()).toBe(0);
});

test("a cancelled request makes way for another, with another amount", { tag: "@sweep" }, async ({
  page,
  context,
  site,
}) => {
  const { words, exact } = await request(page, context, site);
  await page.getByRole("button", { name: words("credit.queue.cancel") }).click();
  const asked = page.getByRole("dialog", { name: words("credit.queue.cancel") });
  await asked.getByRole("button", { name: words("credit.queue.cancelYes") }).click();
  await expect(page.getByRole("heading", { name: words("credit.queue.cancelled") })).toBeVisible();
  await page.getByRole("link", { name: words("credit.queue.again") }).click();
  expect(await fill(page, words)).not.toBe(exact);
});

test("one request at a time: both channels redirect to it, from another tab as well", {
  tag: "@sweep",
}, async ({ page, context, site }) => {
  const { words, exact } = await request(page, context, site);
  await page.goto("/credit/deposit");
  await page.getByRole("link", { name: words("deposit.told.waiting.go") }).click();
  await expect(page.getByText(`฿${money(exact)}`).first()).toBeAttached();

  const other = await context.newPage();
  await other.goto("/credit/deposit/fast");
  await expect(other).toHaveURL(/\/credit\/deposit\/fast\/queue/);
  await expect(other.getByText(`฿${money(exact)}`).first()).toBeAttached();
});

test("after one deposit comes a second, and the balance is both", { tag: "@sweep" }, async ({
  page,
  context,
  site,
}) => {
  const { words, member, exact } = await request(page, context, site);
  await play(page, words, "exact");
  await expect(page.getByRole("heading", { name: words("credit.queue.credited") })).toBeVisible();
  await page.getByRole("link", { name: words("credit.queue.again") }).click();
  const second = await fill(page, words);
  await play(page, words, "exact");
  await expect(page.getByRole("heading", { name: words("credit.queue.credited") })).toBeVisible();
  await expect(balanceOf(page)).toContainText(money(exact + second));
  expect(await member.cash()).toBeCloseTo(exact + second, 2);
});

test("the copy buttons put the exact figures on the clipboard", { tag: "@sweep" }, async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.origin });
  const { words, exact } = await request(page, context, site);
  const copied = async (label: string) => {
    await page.getByRole("button", { name: words(label) }).click();
    await expect(page.getByText(words("shell.copied")).first()).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied("credit.queue.copyAmount")).toBe(exact.toFixed(2));
  const to = page.getByRole("region", { name: words("credit.queue.to") });
  const account = await copied("credit.queue.copyAccount");
  expect(account).toMatch(/^[0-9-]{10,}$/);
  await expect(to.getByText(account, { exact: true })).toBeVisible();
});

/** A member without money requests 300 baht; returns the exact amount to send, in baht. */
async function request(page: Page, context: BrowserContext, site: Site) {
  const words: Words = await wordsOf("th");
  const member: Member = await newMember(site);
  await enter(context, site, member);
  const isLive = hears(page, ownChannel);
  await page.goto("/credit/deposit/fast");
  const exact = await fill(page, words);
  await isLive;
  return { words, member, exact };
}

async function fill(page: Page, words: Words): Promise<number> {
  await page.getByRole("button", { name: "฿300", exact: true }).click();
  await page.getByRole("button", { name: words("credit.fast.submit") }).click();
  await expect(page.getByRole("heading", { name: words("credit.queue.amountLabel") })).toBeVisible();
  const wanted = page.getByRole("region", { name: words("credit.queue.amountLabel") });
  const exact = wanted.getByText(/^฿300\.\d\d$/).first();
  return Number((await exact.textContent())?.replace("฿", ""));
}

const play = (page: Page, words: Words, way: "exact" | "wrong" | "late") =>
  page.getByRole("button", { name: words(`credit.simulator.${way}`), exact: true }).click();
