/**
 * The main story at 400 %: in a window of 320 × 256 CSS px nothing scrolls in two directions, no bar covers what has
 * the focus, and every action can be pressed.
 */
import type { Locator, Page } from "@playwright/test";
import { enter, newMember } from "../tools/testing/member";
import { slipHand } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { isAlive } from "./support/hold-until-alive";
import { expect, test } from "./support/site";
import { sendSlip } from "./support/slips";
import { faultsWhenZoomed, zoomed } from "./support/zoomed";

test.use({ viewport: zoomed });

const stake = 20;

test("a deposit and a bet at 400 %", { tag: ["@desktop", "@trial"] }, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site, 500));
  const { betId } = await site.openRound("gov");

  await open(page, "/credit/deposit/fast");
  const submit = page.getByRole("button", { name: words("credit.fast.submit") });
  await fits(page, submit);
  await submit.click();
  const transfer = page.getByRole("button", { name: words("credit.simulator.exact") });
  await fits(page, transfer);
  await transfer.click();
  await fits(page, page.getByRole("link", { name: words("credit.queue.bet") }));

  await open(page, `/lotto/gov/${betId}`);
  const hand = slipHand(page, words);
  await hand.digits(2);
  await hand.type("25");
  const prices = page.getByRole("button", { name: words("lotto.slip.price") });
  await fits(page, prices);
  await hand.openPrices();
  await hand.price(stake);
  await fits(page, page.getByRole("button", { name: words("lotto.slip.send"), exact: true }));
  const sheet = await hand.review();
  const yes = sheet.getByRole("button", { name: words("lotto.confirm.yes") });
  await fits(page, yes);
  await yes.click();
  const receipt = page.getByRole("dialog", { name: words("lotto.accepted.title") });
  await fits(page, receipt.getByRole("button", { name: words("lotto.accepted.again") }));
});

test("the door and the results at 400 %", { tag: "@sweep" }, async ({ page }) => {
  const words = await wordsOf("th");
  const main = page.getByRole("main");
  await stand(page, [
    ["/", page.getByRole("link", { name: words("home.banner.signUp") }).first()],
    ["/register", main.getByRole("button", { name: words("member.register.next") })],
    ["/login", main.getByRole("button", { name: words("member.login.submit") })],
    ["/results", main.getByRole("link").first()],
  ]);
});

test("a member's lists and slip at 400 %", { tag: "@sweep" }, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site, 500);
  const { betId } = await site.openRound("gov");
  const { poyId, poyNo } = await sendSlip(site, member, betId, ["12", "34"], 10);
  await enter(context, site, member);
  await stand(page, [
    ["/main", page.getByRole("link", { name: words("main.balance.deposit") }).first()],
    ["/credit/deposit", page.getByRole("link", { name: words("deposit.methods.fast.name") })],
    ["/lotto", page.locator(`a[href$="${betId}"]`).first()],
    ["/poy", page.getByRole("link", { name: new RegExp(String(poyNo)) }).first()],
    [`/poy/gov/${poyId}`, page.getByRole("button", { name: words("poy.acts.againOf", { no: poyNo }) })],
  ]);
});

test("what is covered, too wide or in the way is found", { tag: ["@trial", "@desktop"] }, async ({
  page,
}) => {
  const faultsOf = async (body: string) => {
    await page.setContent(`<body style="margin:0">${body}</body>`);
    return (await faultsWhenZoomed(page)).map((fault) => fault.split(":")[0]);
  };
  const bar = (heightPx: number) =>
    `<p style="position:fixed;inset:auto 0 0;height:${heightPx}px;margin:0;background:#fff">Total</p>`;
  const button = '<div style="height:180px"></div><button>Send</button>';
  expect(await faultsOf(button)).toEqual([]);
  expect(await faultsOf(button + bar(50))).toEqual([]);
  expect(await faultsOf(button + bar(100))).toEqual(["bars", "hidden focus"]);
  expect(await faultsOf('<p style="width:400px;text-align:end">Total</p>')).toEqual(["sideways"]);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAlive(page);
}

/** Opens each page and looks for its faults. */
async function stand(page: Page, places: readonly [path: string, action: Locator][]): Promise<void> {
  for (const [path, action] of places) {
    await open(page, path);
    await fits(page, action);
  }
}

/** The page has no fault in this window, and its main action can be pressed. */
async function fits(page: Page, action: Locator): Promise<void> {
  await expect(action).toBeVisible();
  expect.soft(await faultsWhenZoomed(page), page.url()).toEqual([]);
  await action.click({ trial: true });
}
