/**
 * A member's slips after they were submitted: cancelled in time, refused when it is too late or too often, bet
 * again, saved as a picture. And very many of them in one list.
 */
import { abortPoy, type Poy } from "@/lib/contract/poys";
import { newKey } from "../tools/testing/calls";
import { balanceOf, money } from "../tools/testing/slip-page";
import { violationsOf } from "./support/axe";
import { openLive, ownChannel } from "./support/live";
import { expect, test } from "./support/site";
import { installShareSheet, saved } from "./support/slip-picture";
import { sendSlip, signIn } from "./support/slips";

/** A page of the list holds 30: some pages always, very many in the sweep. */
const manySlips = 500;

test("a slip taken back in time brings its whole stake back, here and in the other tab", async ({
  page,
  context,
  site,
}) => {
  const { words, member, betId } = await signIn(page, site);
  const slip = await sendSlip(site, member, betId, ["12", "34"], 10);
  const other = await context.newPage();
  await openLive(other, `/poy/gov/${slip.poyId}`, ownChannel);
  await expect(other.getByText(words("poy.status.accepted"))).toBeVisible();

  await page.goto(`/poy/gov/${slip.poyId}`);
  await expect(page.getByText(words("poy.cancel.leftToday", { count: 3 }))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: words("poy.cancel.actOf", { no: slip.poyNo }) }).click();
  const sheet = page.getByRole("dialog", { name: words("poy.cancel.ask", { no: slip.poyNo }) });
  await expect(sheet).toContainText(money(20));
  await expect(sheet).toContainText(words("poy.cancel.leftAfter", { count: 2 }));
  expect(await violationsOf(page)).toEqual([]);
  await sheet.getByRole("button", { name: words("poy.cancel.yes") }).click();

  await expect(page.getByText(words("poy.status.cancelled"), { exact: true })).toBeVisible();
  await expect(page.getByText(words("poy.cancel.done", { amount: `฿${money(20)}` }))).toBeVisible();
  await expect(balanceOf(page)).toContainText(money(member.paidIn));
  expect(await member.cash()).toBeCloseTo(member.paidIn, 2);
  await expect(other.getByText(words("poy.status.cancelled"), { exact: true })).toBeVisible();
  await other.close();

  // It waits no longer: it stands among the settled ones.
  await page.goto("/poy");
  await page.getByRole("link", { name: words("poy.empty.settled") }).click();
  await expect(
    page.getByRole("article").getByText(words("poy.card.refunded"), { exact: true }),
  ).toBeVisible();
});

test("a slip is taken back from its card in the list", { tag: "@sweep" }, async ({ page, site }) => {
  const { words, member, betId } = await signIn(page, site);
  const slip = await sendSlip(site, member, betId, ["12"], 10);
  await page.goto("/poy");
  await page.getByRole("button", { name: words("poy.list.more", { no: slip.poyNo }) }).click();
  await page.getByRole("button", { name: words("poy.cancel.actOf", { no: slip.poyNo }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words("poy.cancel.yes") })
    .click();
  await expect(
    page.getByRole("article").getByText(words("poy.status.cancelled"), { exact: true }),
  ).toBeVisible();
  expect(await member.cash()).toBeCloseTo(member.paidIn, 2);
});

test("too late is refused in words, and the slip stands", { tag: "@sweep" }, async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/);
  const { words, member, betId } = await signIn(page, site);
  const slip = await sendSlip(site, member, betId, ["12"], 10);
  await page.goto(`/poy/gov/${slip.poyId}`);
  await page.getByRole("button", { name: words("poy.cancel.actOf", { no: slip.poyNo }) }).click();
  const sheet = page.getByRole("dialog", { name: words("poy.cancel.ask", { no: slip.poyNo }) });
  await expect(sheet).toBeVisible();
  await site.closeRound(betId);
  await sheet.getByRole("button", { name: words("poy.cancel.yes") }).click();
  const [before = ""] = words("poy.cancel.refused.too-late", { late: "|" }).split("|");
  await expect(sheet.getByRole("alert")).toContainText(before.trim());
  await sheet.getByRole("button", { name: words("poy.cancel.no") }).click();
  await expect(page.getByText(words("poy.status.accepted"))).toBeVisible();
  expect(await member.cash()).toBeCloseTo(member.paidIn - 10, 2);
});

test("the fourth cancel of a day is not offered, and the page says why @trial", async ({ page, site }) => {
  const { words, member, betId } = await signIn(page, site);
  const slips: Poy[] = [];
  for (let at = 0; at < 4; at++) slips.push(await sendSlip(site, member, betId, ["12"], 10));
  for (const { poyId } of slips.slice(0, 3)) {
    await site.call(abortPoy, { body: { poyId }, token: member.token, key: newKey() });
  }
  const last = slips.at(-1);
  await page.goto(`/poy/gov/${last?.poyId}`);
  await expect(page.getByText(words("poy.cancel.usedUp"))).toBeVisible();
  const button = page.getByRole("button", { name: words("poy.cancel.actOf", { no: last?.poyNo ?? 0 }) });
  await expect(button).toBeDisabled();
  expect(await member.cash()).toBeCloseTo(member.paidIn - 10, 2);
});

test("a slip bet again fills the open round's slip, and reports what that round does not accept", {
  tag: "@sweep",
}, async ({ page, site }) => {
  const { words, member, betId } = await signIn(page, site);
  const slip = await sendSlip(site, member, betId, ["12", "34"], 10);
  await page.goto(`/poy/gov/${slip.poyId}`);
  await page.getByRole("button", { name: words("poy.acts.againOf", { no: slip.poyNo }) }).click();
  const sheet = page.getByRole("dialog", { name: words("lotto.import.titleOf", { no: slip.poyNo }) });
  await expect(sheet).toContainText(words("lotto.import.fits", { n: 2 }));
  await expect(page).toHaveURL(/\/lotto\/gov\/gov-[\d-]+$/);
  await sheet.getByRole("button", { name: words("lotto.import.take") }).click();
  await expect(page.getByText(words("lotto.slip.lines", { n: 2 })).first()).toBeAttached();

  // The same again: now there is a draft, and one of the numbers is closed.
  const open = /gov-[\d-]+$/.exec(new URL(page.url()).pathname)?.[0] ?? "";
  await site.setLimit(open, "teng_bon_2", "34", 0);
  await page.goto(`/poy/gov/${slip.poyId}`);
  await page.getByRole("button", { name: words("poy.acts.againOf", { no: slip.poyNo }) }).click();
  await expect(sheet).toContainText(words("lotto.import.closed", { n: 1 }));
  await expect(sheet).toContainText(words("lotto.import.there", { n: 2 }));
  expect(await violationsOf(page)).toEqual([]);
  await sheet.getByRole("button", { name: words("lotto.import.add", { n: 1 }) }).click();
  await expect(page.getByText(words("lotto.slip.lines", { n: 3 })).first()).toBeAttached();
  await site.setLimit(open, "teng_bon_2", "34", 90);
});

for (const [locale, tag] of [
  ["th", ["@trial", "@phone"]],
  ["mm", ["@sweep"]],
] as const) {
  test(`a slip is kept as a picture of a plausible size (${locale})`, { tag: [...tag] }, async ({
    page,
    site,
  }) => {
    const { words, member, betId } = await signIn(page, site, locale);
    const numbers = Array.from({ length: 30 }, (_, at) => String(at).padStart(2, "0"));
    const slip = await sendSlip(site, member, betId, numbers, 5);
    await page.addInitScript(installShareSheet);
    await page.goto(`/${locale === "th" ? "" : `${locale}/`}poy/gov/${slip.poyId}`);
    await page.getByRole("button", { name: words("picture.open") }).click();
    const { width, height, bytes } = await saved(page, words);
    expect([width, height > 1_000, height < 4_000]).toEqual([1440, true, true]);
    expect(bytes).toBeGreaterThan(40_000);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole("button", { name: words("picture.share"), exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => window.handedOn))
      .toMatchObject([
        {
          title: words("picture.title", { no: slip.poyNo }),
          files: [{ name: `${words("picture.fileName")}-${slip.poyNo}.png`, type: "image/png", size: bytes }],
        },
      ]);
  });
}

test("a slip of a thousand lines becomes pages, said so, each of them a picture", { tag: "@sweep" }, async ({
  page,
  site,
}) => {
  const { words, member, betId } = await signIn(page, site, "th", 3_000);
  const numbers = Array.from({ length: 1_000 }, (_, at) => String(at).padStart(3, "0"));
  const slip = await sendSlip(site, member, betId, numbers, 1);
  await page.goto(`/poy/gov/${slip.poyId}`);
  await page.getByRole("button", { name: words("picture.open") }).click();
  await expect(page.getByText(words("picture.long", { count: 1_000, of: 7 }))).toBeVisible();
  const first = await saved(page, words);
  const next = page.getByRole("button", { name: words("picture.next") });
  await expect(next).toBeEnabled({ timeout: 60_000 });
  await next.click();
  await expect(page.getByText(words("picture.page", { at: 2, of: 7 })).last()).toBeVisible();
  expect([first.width, first.height < 8_000]).toEqual([1440, true]);
});

test(`${manySlips} slips come as one scrolls, to the last`, { tag: "@sweep" }, async ({
  page,
  site,
  isMobile,
}) => {
  test.skip(!isMobile, "the count is the same on a desktop, and takes a minute");
  const { words, member, betId } = await signIn(page, site, "th", 3_000);
  for (let sent = 0; sent < manySlips; sent += 25) {
    await Promise.all(Array.from({ length: 25 }, () => sendSlip(site, member, betId, ["12"], 1)));
  }
  await page.goto("/poy");
  await expect(page.getByText(words("poy.totals.shown", { count: 30 }))).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return page.getByText(words("poy.list.end")).isVisible();
      },
      { timeout: 90_000, intervals: [100] },
    )
    .toBe(true);
  await expect(page.getByText(words("poy.totals.shown", { count: manySlips }))).toBeAttached();
});
