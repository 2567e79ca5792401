/**
 * Number sets from the first one to the slip: created, searched, edited, used where the market lacks an option,
 * saved from a slip, removed after a confirmation; and old slips bet again or saved.
 */
import type { Page } from "@playwright/test";
import { allNumberSets, createNumberSet } from "@/lib/contract/number-sets";
import { satang } from "@/lib/domain/money/money";
import { enter, type Member, newMember } from "../tools/testing/member";
import { slipHand } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { expect, type Site, test } from "./support/site";

const rowsOf = async (site: Site, { token }: Member) =>
  (await site.call(allNumberSets, { token })).map(({ name, rows }) => [
    name,
    rows.map(({ option, number }) => `${option} ${number}`),
  ]);

test("a set is made, found, changed and removed @trial", async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site);
  await enter(context, site, member);
  await page.goto("/main");
  await page.getByRole("link", { name: words("navigation.numberSets") }).click();
  await expect(page.getByText(words("numbers.set.none"))).toBeVisible();

  await page.getByRole("button", { name: words("numbers.set.create") }).click();
  const form = page.getByRole("dialog", { name: words("numbers.form.create") });
  await form.getByRole("button", { name: words("numbers.form.save") }).click();
  await expect(form.getByText(words("numbers.form.nameMissing"))).toBeVisible();
  await form.getByLabel(words("numbers.form.name"), { exact: true }).fill("เลขบ้าน");
  await form.getByLabel(words("numbers.form.numbers"), { exact: true }).fill("123 45 456");
  await form.getByRole("button", { name: words("numbers.form.add"), exact: true }).click();
  // Numbers that do not fit stay in the field, with the reason.
  await expect(form.getByText(words("numbers.form.wrong", { numbers: "45", digits: 3 }))).toBeVisible();
  await form.getByLabel(words("numbers.form.option")).selectOption("teng_lang_2");
  await form.getByRole("button", { name: words("numbers.form.add"), exact: true }).click();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole("button", { name: words("numbers.form.save") }).click();
  await expect(form).toHaveCount(0);
  const made = ["teng_bon_3 123", "teng_bon_3 456", "teng_lang_2 45"];
  await expect.poll(() => rowsOf(site, member)).toEqual([["เลขบ้าน", made]]);

  await page.getByRole("searchbox").fill("999");
  await expect(page.getByText(words("numbers.set.noMatch", { text: "999" }))).toBeVisible();
  await page.getByRole("searchbox").fill("456");
  const card = page.getByRole("article", { name: "เลขบ้าน" });
  await card.getByRole("button", { name: words("numbers.set.editOf", { name: "เลขบ้าน" }) }).click();
  const change = page.getByRole("dialog", { name: words("numbers.form.change") });
  const option = words("market.options.teng_bon_3");
  await change
    .getByRole("button", { name: words("numbers.form.removeRow", { option, number: "123" }) })
    .click();
  await change.getByRole("button", { name: words("numbers.form.save") }).click();
  await expect.poll(() => rowsOf(site, member)).toEqual([["เลขบ้าน", made.slice(1)]]);
  expect(await violationsOf(page)).toEqual([]);

  await card.getByRole("button", { name: words("numbers.set.removeOf", { name: "เลขบ้าน" }) }).click();
  await card.getByRole("button", { name: words("numbers.set.keep") }).click();
  await card.getByRole("button", { name: words("numbers.set.removeOf", { name: "เลขบ้าน" }) }).click();
  await card.getByRole("button", { name: words("numbers.set.removeYes") }).click();
  await expect(page.getByText(words("numbers.set.none"))).toBeVisible();
  await expect.poll(() => rowsOf(site, member)).toEqual([]);
});

test("a set is added to the slip of an open round at its prices, else the least; options that the market lacks are skipped and reported", {
  tag: "@sweep",
}, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site, 200);
  const { betId } = await site.openRound("dowjones");
  const rows = [
    { option: "teng_bon_2" as const, number: "12", price: satang(20_00) },
    { option: "teng_lang_3" as const, number: "345" },
    { option: "teng_bon_3" as const, number: "678" },
  ];
  await site.call(createNumberSet, { body: { name: "สามเลข", rows }, token: member.token });
  await enter(context, site, member);
  await page.goto("/number-set");
  await page.getByRole("button", { name: words("numbers.set.useOf", { name: "สามเลข" }) }).click();
  const choice = page.getByRole("dialog", { name: words("numbers.use.title", { name: "สามเลข" }) });
  const round = choice.locator(`a[href*="${betId}"]`);
  await expect(round).toContainText(words("numbers.use.skip", { n: 1 }));
  expect(await violationsOf(page)).toEqual([]);
  await round.click();

  const sheet = page.getByRole("dialog", { name: words("lotto.import.title") });
  await expect(sheet).toContainText(words("lotto.import.unknown", { n: 1 }));
  await sheet.getByRole("button", { name: words("lotto.import.take") }).click();
  await expect(page).toHaveURL(new RegExp(`/lotto/stock/${betId}$`));
  await (await slipHand(page, words).review())
    .getByRole("button", { name: words("lotto.confirm.yes") })
    .click();
  await expect(page.getByRole("dialog", { name: words("lotto.accepted.title") })).toBeVisible();
  await expect.poll(() => member.cash()).toBeCloseTo(member.paidIn - 21, 2);
});

test("the slip of now is kept as a set, and a slip that was sent comes back or becomes one", {
  tag: "@sweep",
}, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site, 200);
  await enter(context, site, member);
  const { betId } = await site.openRound("dowjones");
  await page.goto(`/lotto/stock/${betId}`);
  const hand = slipHand(page, words);
  await hand.type("12");
  await openImport(page, words("numbers.import.open"));
  await page.getByRole("button", { name: words("numbers.tabs.sets"), exact: true }).click();
  await page.getByRole("button", { name: words("numbers.import.saveSlip", { n: 2 }) }).click();
  const form = page.getByRole("dialog", { name: words("numbers.form.create") });
  await form.getByLabel(words("numbers.form.name"), { exact: true }).fill("จากโพย");
  await form.getByRole("button", { name: words("numbers.form.save") }).click();
  await expect(form).toHaveCount(0);
  const kept = ["จากโพย", ["teng_bon_2 12", "teng_lang_2 12"]];
  await expect.poll(() => rowsOf(site, member)).toEqual([kept]);
  await page.keyboard.press("Escape");
  await hand.send(5);
  await expect(page.getByRole("dialog", { name: words("lotto.accepted.title") })).toBeVisible();
  await page.keyboard.press("Escape");

  await openImport(page, words("numbers.import.open"));
  const sheet = page.getByRole("dialog", { name: words("numbers.import.title") });
  await sheet.getByRole("button", { name: words("numbers.tabs.slips"), exact: true }).click();
  await sheet.getByText(words("numbers.slips.take"), { exact: true }).click();
  await page.getByRole("button", { name: words("lotto.import.take") }).click();
  await expect(page.getByText(words("lotto.slip.lines", { n: 2 })).first()).toBeAttached();

  await page.goto("/number-set?tab=slips");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByText(words("numbers.slips.keep"), { exact: true }).click();
  const draft = page.getByRole("dialog", { name: words("numbers.form.create") });
  await draft.getByRole("button", { name: words("numbers.form.save") }).click();
  await expect.poll(async () => (await rowsOf(site, member)).length).toBe(2);
});

async function openImport(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).and(page.locator(":visible")).click();
}
