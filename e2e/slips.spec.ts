/**
 * A member's slips after they were submitted: cancelled in time, refused when it is too late or too often, bet
 * again, saved as a picture. And very many of them in one list.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { abortPoy, createPoy, type Poy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money";
import { newKey } from "../tools/testing/calls";
import { enter, type Member, newMember } from "../tools/testing/member";
import { balanceOf, money } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { openLive, ownChannel } from "./support/live";
import { expect, type Site, test } from "./support/site";

const paidIn = 1_000;

/** A page of the list holds 30: some pages always, very many in the sweep. */
const manySlips = 500;

test("a slip taken back in time brings its whole stake back, here and in the other tab", async ({
  page,
  context,
  site,
}) => {
  const { words, member, betId } = await signIn(page, site);
  const slip = await send(site, member, betId, ["12", "34"], 10);
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

  await page.goto("/poy");
  await expect(
    page.getByRole("article").getByText(words("poy.card.refunded"), { exact: true }),
  ).toBeVisible();
});

test("a slip is taken back from its card in the list", { tag: "@sweep" }, async ({ page, site }) => {
  const { words, member, betId } = await signIn(page, site);
  const slip = await send(site, member, betId, ["12"], 10);
  await page.goto("/poy");
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
  const slip = await send(site, member, betId, ["12"], 10);
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
  for (let at = 0; at < 4; at++) slips.push(await send(site, member, betId, ["12"], 10));
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
  const slip = await send(site, member, betId, ["12", "34"], 10);
  await page.goto(`/poy/gov/${slip.poyId}`);
  await page.getByRole("button", { name: words("poy.acts.againOf", { no: slip.poyNo }) }).click();
  const sheet = page.getByRole("dialog", { name: words("lotto.takeIn.titleOf", { no: slip.poyNo }) });
  await expect(sheet).toContainText(words("lotto.takeIn.fits", { n: 2 }));
  await expect(page).toHaveURL(/\/lotto\/gov\/gov-[\d-]+$/);
  await sheet.getByRole("button", { name: words("lotto.takeIn.take") }).click();
  await expect(page.getByText(words("lotto.slip.lines", { n: 2 })).first()).toBeAttached();

  // The same again: now there is a draft, and one of the numbers is closed.
  const open = /gov-[\d-]+$/.exec(new URL(page.url()).pathname)?.[0] ?? "";
  await site.setLimit(open, "teng_bon_2", "34", 0);
  await page.goto(`/poy/gov/${slip.poyId}`);
  await page.getByRole("button", { name: words("poy.acts.againOf", { no: slip.poyNo }) }).click();
  await expect(sheet).toContainText(words("lotto.takeIn.closed", { n: 1 }));
  await expect(sheet).toContainText(words("lotto.takeIn.there", { n: 2 }));
  expect(await violationsOf(page)).toEqual([]);
  await sheet.getByRole("button", { name: words("lotto.takeIn.add", { n: 1 }) }).click();
  await expect(page.getByText(words("lotto.slip.lines", { n: 3 })).first()).toBeAttached();
  await site.setLimit(open, "teng_bon_2", "34", 90);
});

for (const [locale, tag] of [
  ["th", "@phone"],
  ["mm", "@sweep"],
] as const) {
  test(`a slip is kept as a picture of a plausible size (${locale})`, { tag }, async ({ page, site }) => {
    const { words, member, betId } = await signIn(page, site, locale);
    const numbers = Array.from({ length: 30 }, (_, at) => String(at).padStart(2, "0"));
    const slip = await send(site, member, betId, numbers, 5);
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
  test.setTimeout(180_000);
  const { words, member, betId } = await signIn(page, site, "th", 3_000);
  const numbers = Array.from({ length: 1_000 }, (_, at) => String(at).padStart(3, "0"));
  const slip = await send(site, member, betId, numbers, 1);
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
  test.setTimeout(180_000);
  const { words, member, betId } = await signIn(page, site, "th", 3_000);
  for (let sent = 0; sent < manySlips; sent += 25) {
    await Promise.all(Array.from({ length: 25 }, () => send(site, member, betId, ["12"], 1)));
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

declare global {
  interface Window {
    /** What reached the system's share sheet. */
    handedOn: { title?: string; files: { name: string; type: string; size: number }[] }[];
  }
}

/** A share sheet that accepts pictures: the test's browser has none of its own. */
function installShareSheet(): void {
  window.handedOn = [];
  navigator.canShare = () => true;
  navigator.share = async ({ title, files = [] } = {}) => {
    const told = files.map(({ name, type, size }) => ({ name, type, size }));
    window.handedOn.push({ title, files: told });
  };
}

/** A member with money, their messages, and a government round of their own. */
async function signIn(page: Page, site: Site, locale: "th" | "mm" = "th", baht = paidIn) {
  const words = await wordsOf(locale);
  const member = await newMember(site, baht);
  await enter(page.context(), site, member);
  const { betId } = await site.openRound("gov");
  return { words, member, betId };
}

/** Sends lines straight to the upstream: two digits on 2 top, three on 3 top. */
async function send(
  site: Site,
  { token }: Member,
  betId: string,
  numbers: string[],
  baht: number,
): Promise<Poy> {
  const lines = numbers.map((number, at) => ({
    ref: `l${at}`,
    add: 1,
    option: number.length === 3 ? ("teng_bon_3" as const) : ("teng_bon_2" as const),
    number,
    price: satang(baht * 100),
    multiply: number.length === 3 ? 900 : 90,
  }));
  return site.call(createPoy, { body: { betId, lines }, token, key: newKey() });
}

/** Saves the picture that is shown, and reads it: size in pixels from its own header, and in bytes. */
async function saved(page: Page, words: Words) {
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 60_000 }),
    page.getByRole("link", { name: words("picture.save") }).click({ timeout: 60_000 }),
  ]);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length };
}
