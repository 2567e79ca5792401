/** Deposits in front of an upstream that has the spec's calls alone, and of one that also takes reports of transfers. */
import type { Page } from "@playwright/test";
import { tokenOf } from "../tests/support/spec-upstream/calls";
import { depositSettings, startSpecUpstream } from "../tests/support/spec-upstream/start";
import { money } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { startLoneWeb } from "./support/lone-web";
import { expect } from "./support/site";
import { testOnSpec as test } from "./support/spec-site";

/** The socket that counts visitors is outside of this upstream. */
const outside = /\/ccu\?/;

test("where no report is taken, the pages of deposits say whom to ask", { tag: "@phone" }, async ({
  page,
  troubles,
  onSpec: { origin },
}) => {
  troubles.expect(outside);
  const words = await wordsOf("en");
  await page.context().addCookies([{ name: "access-token", value: tokenOf(Date.now()), url: origin }]);
  const main = page.getByRole("main");
  for (const path of ["deposit", "deposit/normal", "deposit/fast"]) {
    await page.goto(`/en/credit/${path}`);
    await expect(main.getByText(words("error.notOffered"))).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.getByRole("textbox")).toHaveCount(0);
  }
});

/** The page of deposits, to a member, of a site in front of a house that takes both bodies. */
async function openDeposits(page: Page) {
  const upstream = await startSpecUpstream();
  const web = await startLoneWeb({ ...upstream.env, ...depositSettings });
  await page.context().addCookies([{ name: "access-token", value: tokenOf(Date.now()), url: web.origin }]);
  await page.goto(`${web.origin}/en/credit/deposit`);
  return { upstream, stop: async () => Promise.all([web.stop(), upstream.stop()]) };
}

test.describe("where the service takes the spec's bodies of deposits", () => {
  test("a member opens one, and a reload shows the same amount", { tag: "@phone" }, async ({
    page,
    troubles,
  }) => {
    troubles.expect(outside);
    const words = await wordsOf("en");
    const { stop } = await openDeposits(page);
    const main = page.getByRole("main");
    try {
      await main.locator('a[href$="/credit/deposit/fast"]').click();
      await main.getByText("111-2-33333-4").click();
      await main.getByLabel(words("credit.fast.amount")).fill("300");
      await main.getByRole("button", { name: words("credit.fast.submit") }).click();

      await expect(main.getByText(words("deposit.handed.amountText"))).toBeVisible();
      await page.reload();
      await expect(main.getByText("฿300.07").first()).toBeAttached();
      await expect(main.getByText("111-2-33333-4")).toBeVisible();
      await expect(main.getByRole("textbox")).toHaveCount(0);
      for (const promise of ["watching", "cancel"])
        await expect(main.getByText(words(`credit.queue.${promise}`))).toHaveCount(0);
      await page.goto(page.url().replace(/id=.*/, "id=nobody"));
      await expect(main.getByText(words("deposit.unknown.title"))).toBeVisible();
      await expect(main.getByRole("textbox")).toHaveCount(0);
    } finally {
      await stop();
    }
  });

  test("a member reports one, and is told that it was sent and no more", { tag: "@phone" }, async ({
    page,
    troubles,
  }) => {
    troubles.expect(outside);
    const words = await wordsOf("en");
    const { upstream, stop } = await openDeposits(page);
    const main = page.getByRole("main");
    const sent: Record<string, unknown>[] = [];
    upstream.instead.set("POST /poy-api/manual-deposits.create", ({ body }) => {
      sent.push(body);
      return { data: null };
    });
    try {
      await expect(main.getByText(words("deposit.handed.only"))).toBeVisible();
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
      await main.locator('a[href$="/credit/deposit/normal"]').click();

      await main.getByText("111-2-33333-4").click();
      await main.getByLabel(words("deposit.normal.amount")).fill("500.25");
      await main.getByLabel(words("deposit.normal.bank"), { exact: true }).selectOption("KBANK");
      await main.getByLabel(words("deposit.normal.number"), { exact: true }).fill("123-4-56789-0");
      await main.getByLabel(words("deposit.normal.name"), { exact: true }).fill("Somchai");
      await main.getByRole("button", { name: words("deposit.normal.submit"), exact: true }).click();

      await expect(main.getByText(words("deposit.handed.sentTitle"))).toBeVisible();
      await expect(main.getByRole("status")).toContainText(money(500.25));
      for (const state of ["waiting", "credited", "unmatched", "rejected"])
        await expect(main.getByText(words(`deposit.list.states.${state}`), { exact: true })).toHaveCount(0);
      const { depositAt, ...rest } = sent[0] ?? {};
      expect(sent).toHaveLength(1);
      expect(depositAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+07:00$/);
      expect(rest).toEqual({
        ...{ bankId: 9, channel: "mobile", channelName: words("deposit.normal.ways.mobile") },
        ...{
          bankCode: "KBANK",
          bankAccountNumber: "123-4-56789-0",
          bankAccountName: "Somchai",
          amount: 500.25,
        },
      });
    } finally {
      await stop();
    }
  });
});
