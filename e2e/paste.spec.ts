/**
 * A slip from a chat: pasted, parsed while it is edited, open questions answered, refused lines reported, and
 * only then added to the slip, from where it is submitted like any other.
 */
import type { Locator, Page } from "@playwright/test";
import { allPoys, onePoy } from "@/lib/contract/poys";
import { enter, newMember } from "../tools/testing/member";
import { slipHand } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { expect, type Site, test } from "./support/site";

const chat = `เจ๊แดง งวด 16 ธ.ค. 67
3ตัวบน
123=20*20
409=5*6
789=99999

2ตัว
12=50*50
555
ล่าง
07 70
ตัวละ10
รวม 600 บาท ค่ะ`;

test("a chat is pasted, its question answered, its lines sent @trial", async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site, 3_000);
  await enter(context, site, member);
  const { betId } = await openBetPage(page, site);
  await site.setLimit(betId, "teng_bon_3", "904", 0);
  await page.reload();
  const sheet = await openSheet(page, words);

  await sheet.getByRole("textbox", { name: words("numbers.paste.text") }).fill(chat);
  const lineOf = (text: string) => sheet.getByRole("listitem").filter({ hasText: text });
  await expect(lineOf("123=20*20")).toContainText(words("numbers.paste.read", { n: 2 }));
  await expect(lineOf("เจ๊แดง")).toContainText(words("numbers.paste.mark.ignored"));
  await expect(lineOf("รวม 600")).toContainText(words("numbers.paste.mark.ignored"));
  await expect(lineOf("555")).toContainText(words("numbers.paste.why.no-price"));
  // Six orders, of which one is closed; the price that is too high is reported with its correction.
  await expect(sheet.getByText(words("numbers.paste.closed", { numbers: "904" }))).toBeVisible();
  await expect(sheet.getByText(/789\s฿99,999\s→\s฿1,000/)).toBeVisible();
  await expect(sheet.getByText(words("numbers.paste.asks", { n: 2 }))).toBeVisible();
  expect(await member.slips()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);

  const question = sheet.getByRole("group", { name: words("numbers.paste.ask.double") });
  // Two interpretations, and the option to ignore the line.
  await expect(question.getByRole("button")).toHaveCount(3);
  await question.getByRole("button", { name: words("numbers.paste.choice.cross") }).click();
  await expect(question).toHaveCount(0);
  // What would be bet is lowered to the limit once that is said, and not before.
  await expect(sheet.getByRole("button", { name: words("numbers.paste.add", { n: 11 }) })).toBeEnabled();
  await lineOf("789=99999")
    .getByRole("button", { name: words("numbers.paste.choice.take") })
    .click();

  await sheet.getByRole("button", { name: words("numbers.paste.add", { n: 12 }) }).click();
  await expect(sheet).toHaveCount(0);
  const hand = slipHand(page, words);
  // The slip is open with the prices of the chat.
  const confirm = await hand.review();
  await confirm.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await expect(page.getByRole("dialog", { name: words("lotto.accepted.title") })).toBeVisible();

  const lines = await sentLines(site, member.token);
  expect(lines).toEqual([
    "teng_bon_3 123 20",
    "tode_3 123 20",
    ...["049", "094", "409", "490", "940"].map((number) => `teng_bon_3 ${number} 5`),
    "teng_bon_3 789 1000",
    "teng_bon_2 12 50",
    "teng_lang_2 12 50",
    "teng_lang_2 07 10",
    "teng_lang_2 70 10",
  ]);
});

/** Forty lines of a chat: three ask, two are refused. */
const order = [
  "พี่แดงส่งโพยค่ะ งวดนี้",
  "บน",
  ...Array.from({ length: 12 }, (_, at) => `${String(at + 10)}=20`),
  "บนล่าง",
  ...Array.from({ length: 8 }, (_, at) => `${String(at + 40)}=30*20`),
  "โต๊ด",
  ...Array.from({ length: 8 }, (_, at) => `${String(at + 201)}=20`),
  "ล่าง ตัวละ 10",
  "07 70",
  "",
  "",
  "สมชาย 123=50",
  "19ประตู 5=10",
  "00-09=5 บน",
  "456=5O",
  "789=50 ชุด",
];

test("forty lines of a chat are a receipt within twelve taps", async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site, 5_000);
  await enter(context, site, member);
  await openBetPage(page, site);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), order.join("\n"));
  let taps = 1;
  const sheet = await openSheet(page, words);
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(sheet.getByRole("button", { name: words("numbers.paste.fromClipboard") }));
  await expect(sheet.getByText(words("numbers.paste.asks", { n: 3 }))).toBeVisible();
  await expect(sheet.getByText(words("numbers.paste.unread", { n: 2 }))).toBeVisible();
  await expect(sheet.locator("[data-role=unknown]").filter({ hasText: "5O" })).toBeVisible();
  // What needs a look is in view without a scroll by hand.
  await expect(sheet.locator("[data-mark=asks]").first()).toBeInViewport();
  const lineOf = (text: string) => sheet.getByRole("listitem").filter({ hasText: text });
  await tap(lineOf("สมชาย").getByRole("button", { name: words("numbers.paste.choice.words") }));
  await tap(lineOf("19ประตู").getByText(words("numbers.paste.choice.bottom"), { exact: true }));
  await tap(lineOf("00-09").getByRole("button", { name: words("numbers.paste.choice.range") }));
  await expect(sheet.getByText(words("numbers.paste.asks", { n: 3 }))).toHaveCount(0);
  const bets = 12 + 8 * 2 + 8 + 2 + 1 + 19 + 10;
  await tap(sheet.getByRole("button", { name: words("numbers.paste.add", { n: bets }) }));
  taps += 1;
  const confirm = await slipHand(page, words).review();
  await tap(confirm.getByRole("button", { name: words("lotto.confirm.yes") }));
  await expect(page.getByRole("dialog", { name: words("lotto.accepted.title") })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(12);
  expect(await sentLines(site, member.token)).toHaveLength(bets);
});

test("closing the sheet loses no text, and nothing is on the slip before it is asked for", {
  tag: "@sweep",
}, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site));
  await openBetPage(page, site);
  const sheet = await openSheet(page, words);
  await sheet.getByRole("textbox", { name: words("numbers.paste.text") }).fill("123=50\n12-50\n34-50");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(words("lotto.slip.lines", { n: 0 })).first()).toBeAttached();

  const again = await openSheet(page, words);
  await expect(again.getByRole("textbox", { name: words("numbers.paste.text") })).toHaveValue(/12-50/);
  // Two lines ask the same question: one answer applies to both, and the question of the place follows, once for
  // both again.
  const all = words("numbers.paste.forAll", { n: 2 });
  await again.getByRole("button", { name: `${all}: ${words("numbers.paste.choice.price")}` }).click();
  await again.getByRole("button", { name: `${all}: ${words("numbers.paste.choice.bottom")}` }).click();
  await expect(again.getByRole("button", { name: words("numbers.paste.add", { n: 3 }) })).toBeEnabled();
});

async function openBetPage(page: Page, site: Site) {
  const { betId } = await site.openRound("dowjones");
  await page.goto(`/lotto/stock/${betId}`);
  return { betId };
}

async function openSheet(page: Page, words: Words): Promise<Locator> {
  await page
    .getByRole("button", { name: words("numbers.import.open") })
    .and(page.locator(":visible"))
    .click();
  const sheet = page.getByRole("dialog", { name: words("numbers.import.title") });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The member's only slip, line by line, as the upstream stores it. */
async function sentLines(site: Site, token: string): Promise<string[]> {
  const { items } = await site.call(allPoys, { body: {}, token });
  expect(items).toHaveLength(1);
  const { poyListJson } = await site.call(onePoy, { query: { id: items[0]?.poyId ?? "" }, token });
  return poyListJson.map(({ option, number, price }) => `${option} ${number} ${price / 100}`);
}
