/**
 * An invitation from the link to the money: a friend follows it, signs up and bets; the slip gets its result, the
 * share appears on the inviter's open page, and is moved to credit.
 */
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createPoy } from "@/lib/contract/poys";
import { simulateTransfer } from "@/lib/contract/simulators";
import { login } from "@/lib/contract/users";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../tools/testing/calls";
import { enter, newcomer, newMember, password } from "../tools/testing/member";
import { balanceOf, money } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { holdUntilAlive } from "./support/hold-until-alive";
import { openLive, ownChannel } from "./support/live";
import { signUp } from "./support/sign-up";
import { expect, type Site, test } from "./support/site";

/** A commission of 0.6 % of it: 600 baht. */
const stakeBaht = 100_000;
const draw = { first: "507392", front3: ["239", "932"], back3: ["118", "904"], back2: "06" };

test("a friend who came by the link bets, and the share is moved to credit @trial", {
  tag: "@phone",
}, async ({ page, context, browser, site }) => {
  const words = await wordsOf("th");
  const inviter = await newMember(site, 500);
  await enter(context, site, inviter);
  await openLive(page, "/profile/affiliate", ownChannel);
  const link = (await page.getByText(/\/register\/[a-z0-9]{8}$/).textContent()) ?? "";
  expect(new URL(link).origin).toBe(site.origin);

  const foreign = await browser.newContext();
  const friendPage = await foreign.newPage();
  await friendPage.addInitScript(holdUntilAlive);
  const friend = newcomer();
  await friendPage.goto(link);
  await signUp(friendPage, words, friend);
  await expect(friendPage).toHaveURL(/\/main$/);
  await foreign.close();

  const { betId } = await site.openRound("gov");
  await bet(site, friend.userName, betId);
  await site.enterResult(betId, draw);

  const earnings = page.getByRole("region", { name: words("affiliate.earnings.title") });
  await expect(earnings).toContainText("฿600.00");
  await expect(earnings).toContainText(words("affiliate.earnings.people", { count: 1 }));
  await expect(earnings).toContainText(words("affiliate.earnings.times", { count: 1 }));
  await expect(page.getByText(words("affiliate.list.types.AF_COMMISSION"))).toBeVisible();

  await page.getByRole("button", { name: words("affiliate.move.all"), exact: true }).click();
  await page.getByRole("button", { name: words("affiliate.move.submit"), exact: true }).click();
  await expect(balanceOf(page)).toContainText(money(inviter.paidIn + 600));
  await expect(page.getByText(words("affiliate.move.notYet", { min: "฿500.00" }))).toBeVisible();
  expect(await inviter.cash()).toBeCloseTo(inviter.paidIn + 600, 2);
});

/** The friend deposits and bets on every digit of run top, by API calls. */
async function bet(site: Site, userName: string, betId: string): Promise<void> {
  const { auth: token } = await site.send(login, { body: { userName, password } });
  if (!token) throw new Error("no token came with the login");
  const { id, prepareTotal, account } = await site.call(createFastDeposit, {
    body: { bankId: 1, prepareAmount: satang(stakeBaht * 100) },
    token,
    key: newKey(),
  });
  const body = { depositId: id, account: account?.accountNumber ?? "", amount: prepareTotal };
  await site.call(simulateTransfer, { body, token });
  const lines = Array.from({ length: 10 }, (_, digit) => ({
    ref: `l${digit}`,
    add: digit,
    option: "teng_bon_1" as const,
    number: String(digit),
    price: satang(stakeBaht * 10),
    multiply: 3.2,
  }));
  await site.call(createPoy, { body: { betId, lines }, token, key: newKey() });
}
