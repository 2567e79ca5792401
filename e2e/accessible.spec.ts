/** Runs axe on every screen of the first journey: in Thai and Khmer, at the widths of a phone and of a desktop. */
import type { Page } from "@playwright/test";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../tools/testing/calls";
import { enter, newMember } from "../tools/testing/member";
import { slipHand } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { expect, type Site, test } from "./support/site";

// The sweep checks every screen in every language; here a guest reads Thai, and a bet is made in Khmer.
const languages = [
  ["th", "th", "", "@desktop", "@sweep"],
  ["kh", "km", "/kh", "@sweep", "@phone"],
] as const;

const guestPages = ["/", "/register", "/login", "/results"];
const deposits = ["", "/fast", "/normal", "/qrcodes", "/truemoney", "/crypto"];
const memberPages = [
  ...["/main", "/lotto", "/lotto/gov", "/poy"],
  ...deposits.map((method) => `/credit/deposit${method}`),
  ...["", "/edit", "/devices", "/notifications", "/limits"].map((page) => `/profile${page}`),
];

for (const [folder, lang, prefix, tag, betTag] of languages) {
  test(
    `what a guest sees has no barrier (${folder})`,
    { tag },
    async ({ page, context, site, troubles }, { project }) => {
      test.skip(project.name !== "desktop", "both widths are judged in one go");
      troubles.expect(/status of 40[14]/);
      const words = await wordsOf(folder);
      for (const path of guestPages) {
        await page.goto(`${prefix}${path}`);
        await isFreeAtBothWidths(page, lang);
      }
      await page.goto(`${prefix}/nowhere`);
      await expect(page.getByRole("heading", { name: words("error.notFoundTitle") })).toBeVisible();
      await isFreeAtBothWidths(page, lang);

      await context.addCookies([{ url: site.origin, name: "session-refused", value: "1" }]);
      await page.goto(`${prefix}/`);
      await expect(page.getByRole("heading", { name: words("error.unauthorizedTitle") })).toBeVisible();
      await isFreeAtBothWidths(page, lang);
    },
  );

  test(
    `what a member sees has no barrier (${folder})`,
    { tag: "@sweep" },
    async ({ page, context, site }, { project }) => {
      test.skip(project.name !== "desktop", "both widths are judged in one go");
      const member = await newMember(site, 500);
      await enter(context, site, member);
      for (const path of memberPages) {
        await page.goto(`${prefix}${path}`);
        await isFreeAtBothWidths(page, lang);
      }
      const poyId = await sendSlip(site, member.token);
      for (const path of ["/poy", `/poy/gov/${poyId}`]) {
        await page.goto(`${prefix}${path}`);
        await isFreeAtBothWidths(page, lang);
      }
      await site.call(createFastDeposit, {
        body: { bankId: 1, prepareAmount: satang(30_000) },
        token: member.token,
        key: newKey(),
      });
      await page.goto(`${prefix}/credit/deposit/fast/queue`);
      await isFreeAtBothWidths(page, lang);
    },
  );

  test(`the bet page and its sheets have no barrier (${folder})`, { tag: betTag }, async ({
    page,
    context,
    site,
  }) => {
    await enter(context, site, await newMember(site, 500));
    const words = await wordsOf(folder);
    const { betId } = await site.openRound("gov");
    await page.goto(`${prefix}/lotto/gov/${betId}`);
    await isFree(page, lang);
    await bet(page, words, lang);
  });

  test(
    `a part closed to a member says so without a barrier (${folder})`,
    { tag },
    async ({ page, context, site, troubles }, { project }) => {
      test.skip(project.name !== "desktop", "both widths are judged in one go");
      troubles.expect(/status of 403/);
      const noLotto = 4;
      await enter(context, site, await newMember(site), { status: noLotto });
      await page.goto(`${prefix}/lotto`);
      await expect(
        page.getByRole("heading", { name: (await wordsOf(folder))("error.deniedTitle") }),
      ).toBeVisible();
      await isFreeAtBothWidths(page, lang);
    },
  );
}

/** Through board, price sheet, confirm sheet and receipt, each checked. */
async function bet(page: Page, words: Words, lang: string): Promise<void> {
  const hand = slipHand(page, words);
  await page.getByRole("button", { name: words("lotto.betPage.board") }).click();
  await expect(
    page
      .getByRole("searchbox")
      .or(page.getByLabel(words("lotto.board.search")))
      .first(),
  ).toBeVisible();
  await isFree(page, lang);
  await page.getByRole("button", { name: words("lotto.betPage.keypad") }).click();
  await hand.digits(2);
  await hand.type("1234");
  await hand.openPrices();
  await isFree(page, lang);
  const sheet = await hand.review();
  await isFree(page, lang);
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await expect(page.getByRole("dialog", { name: words("lotto.accepted.title") })).toBeVisible();
  await isFree(page, lang);
}

async function sendSlip(site: Site, token: string): Promise<string> {
  const { betId } = await site.openRound("gov");
  const line = { add: 1, price: satang(2_000), multiply: 1 } as const;
  const lines = [
    { ...line, ref: "a", option: "teng_bon_2", number: "12" },
    { ...line, ref: "b", option: "tode_3", number: "239" },
  ] as const;
  const { poyId } = await site.call(createPoy, { body: { betId, lines: [...lines] }, token, key: newKey() });
  return poyId;
}

const widths = [390, 1280];

/** A page is loaded once and checked at both widths. */
async function isFreeAtBothWidths(page: Page, lang: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await isFree(page, lang);
  }
}

async function isFree(page: Page, lang: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  expect.soft(await violationsOf(page), page.url()).toEqual([]);
}
