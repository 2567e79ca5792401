/**
 * How many taps a phone's owner needs: from the home page to the first receipt, for ten numbers, and to bet the same
 * again. Every tap on a control of the screen counts, the simulated bank's too; waiting and scrolling do not.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { newcomer, password, payIn } from "../tools/testing/member";
import { type Words, wordsOf } from "../tools/testing/words";
import { isAlive } from "./support/hold-until-alive";
import { takeShotRound } from "./support/shots";
import { expect, testOnEmbedded as test } from "./support/site";
import { type TapCounter, tapCounter } from "./support/tap-counter";

const most = { newcomer: 18, tenNumbers: 25, again: 3 };
/** Enough for all three bets, also where the machine is slow. */
const roundSeconds = 13 * 60;
const stake = 20;
const ten = ["25", "52", "07", "70", "13", "31", "48", "84", "69", "96"];

test("a newcomer's first receipt, ten numbers and the same again take few taps", {
  tag: ["@phone", "@trial"],
}, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const { betId } = await takeShotRound(site, "yeekee", roundSeconds);
  const round = page.locator(`a[href$="${betId}"]`).first();

  await page.goto("/");
  await isAlive(page);
  const first = tapCounter(page);
  await first.tap(page.getByRole("link", { name: words("home.banner.signUp") }).first());
  await signUp(page, words, first);
  await payInAtTheBank(page, words, first);
  await first.tap(round);
  await first.tap(page.getByRole("button", { name: words("lotto.betPage.digits2"), exact: true }));
  await bet(page, words, first, ["25"]);
  expect(tell("newcomer", first)).toBeLessThanOrEqual(most.newcomer);

  await payIn(site, await tokenOf(context), 2_000);
  await page.goto("/main");
  await isAlive(page);
  const numbers = tapCounter(page);
  await numbers.tap(round);
  await bet(page, words, numbers, ten);
  expect(tell("tenNumbers", numbers)).toBeLessThanOrEqual(most.tenNumbers);

  await page.goto("/main");
  await isAlive(page);
  const again = tapCounter(page);
  const newest = page
    .getByRole("region", { name: words("main.slips.title") })
    .getByRole("listitem")
    .first();
  await again.tap(newest.getByRole("button", { name: words("poy.acts.again") }));
  await again.tap(page.getByRole("button", { name: words("lotto.import.take") }));
  await confirm(page, words, again, ten.length * 2);
  expect(tell("again", again)).toBeLessThanOrEqual(most.again);
});

/** Both steps of the registration, up to the member's page. */
async function signUp(page: Page, words: Words, hand: TapCounter): Promise<void> {
  const { userName, phone } = newcomer();
  const field = (name: string) => page.getByLabel(words(`member.fields.${name}`), { exact: true });
  const fill = async (name: string, text: string) => hand.type(field(name), text);
  await hand.tap(field("phoneNumber"));
  await fill("phoneNumber", phone);
  for (const [name, text] of [
    ["userName", userName],
    ["password", password],
    ["confirmPassword", password],
  ] as const) {
    await hand.next(field(name));
    await fill(name, text);
  }
  await hand.go();
  await fill("firstName", "สมหญิง");
  await hand.next(field("lastName"));
  await fill("lastName", "ตั้งใจ");
  await hand.next(field("email"));
  await fill("email", `${userName}@example.com`);
  await hand.tap(page.getByRole("checkbox", { name: words("member.fields.age") }));
  await hand.tap(page.getByRole("checkbox", { name: words("member.fields.terms") }));
  await hand.tap(page.getByRole("main").getByRole("button", { name: words("member.register.submit") }));
  await expect(page).toHaveURL(/\/main$/);
  await isAlive(page);
}

/** Deposits by the recommended way, from the member's page to the rounds: the amount stands as the form suggests it. */
async function payInAtTheBank(page: Page, words: Words, hand: TapCounter): Promise<void> {
  const balance = page.getByRole("region", { name: words("main.balance.title") });
  await hand.tap(balance.getByRole("link", { name: words("main.balance.deposit") }));
  const method = `${words("credit.deposit.start")}: ${words("deposit.methods.fast.name")}`;
  await hand.tap(page.getByRole("link", { name: method }));
  await hand.tap(page.getByRole("button", { name: words("credit.fast.submit") }));
  await hand.tap(page.getByRole("button", { name: words("credit.simulator.exact") }));
  await hand.tap(page.getByRole("link", { name: words("credit.queue.bet") }));
}

/** The numbers on both two-digit markets, one price for all, and the receipt. */
async function bet(page: Page, words: Words, hand: TapCounter, numbers: readonly string[]): Promise<void> {
  const pad = page.getByRole("group", { name: words("lotto.keypad.label") });
  for (const digit of numbers.join("")) await hand.tap(pad.getByRole("button", { name: digit, exact: true }));
  await hand.tap(page.getByRole("button", { name: words("lotto.slip.price") }));
  await hand.tap(page.getByRole("button", { name: words("lotto.slip.chip", { n: stake }) }));
  await hand.tap(page.getByRole("button", { name: words("lotto.slip.send"), exact: true }));
  await confirm(page, words, hand, numbers.length * 2);
}

/** The confirmation, the last tap before the receipt. */
async function confirm(page: Page, words: Words, hand: TapCounter, lines: number): Promise<void> {
  const sheet = page.getByRole("dialog", { name: words("lotto.confirm.title") });
  await hand.tap(sheet.getByRole("button", { name: words("lotto.confirm.yes") }));
  const receipt = page.getByRole("dialog", { name: words("lotto.accepted.title") });
  await expect(receipt).toContainText(words("lotto.slip.lines", { n: lines }));
}

async function tokenOf(context: BrowserContext): Promise<string> {
  const token = (await context.cookies()).find(({ name }) => name === "access-token");
  if (!token) throw new Error("nobody is signed in");
  return token.value;
}

/** Prints the count beside its limit, with what was typed; returns the taps. */
function tell(path: keyof typeof most, { taps, keys, nextKeys }: TapCounter): number {
  console.log(`${path}: ${taps} taps (at most ${most[path]}), ${keys} characters, ${nextKeys} "next" keys`);
  return taps;
}
