/**
 * A member sets limits: a slip over a limit is refused and kept, a lower limit applies at once, a break stops
 * everything.
 */
import type { Page } from "@playwright/test";
import { enter, newMember } from "../tools/testing/member";
import { money, slipHand } from "../tools/testing/slip-page";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { expect, test } from "./support/site";

const limitsPage = "/profile/limits";

test("a stake limit refuses a slip and keeps it, is lowered, and a break stops the next one @trial", {
  tag: "@phone",
}, async ({ page, context, site, troubles }) => {
  troubles.expect(/status of 422/);
  const words = await wordsOf("th");
  const member = await newMember(site, 1_000);
  await enter(context, site, member);
  const slipPage = `/lotto/gov/${(await site.openRound("gov")).betId}`;

  await page.goto(limitsPage);
  expect(await violationsOf(page)).toEqual([]);
  await setStake(page, words, "50");
  await expect(page.getByText(words("limits.usedOf", { used: "฿0.00", limit: "฿50.00" }))).toBeVisible();

  await page.goto(slipPage);
  const hand = slipHand(page, words);
  await hand.digits(2);
  await hand.type("12");
  await hand.send(100);
  await expect(page.getByText(words("fault.stake-limit-reached"))).toBeVisible();
  await expect(page.getByText(`฿${money(50)}`).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await member.slips()).toBe(0);
  await page.getByRole("link", { name: words("limits.mine") }).click();
  await page.waitForURL(/\/profile\/limits$/);

  await setStake(page, words, "20");
  await expect(page.getByText(words("limits.usedOf", { used: "฿0.00", limit: "฿20.00" }))).toBeVisible();
  await page.goto(slipPage);
  await hand.openPrices();
  await hand.price(10);
  await (await hand.review()).getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await expect(page.getByRole("dialog", { name: words("lotto.accepted.title") })).toBeVisible();
  expect(await member.slips()).toBe(1);

  await page.goto(limitsPage);
  await page.getByRole("button", { name: words("limits.timeOut.start"), exact: true }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(words("limits.timeOut.sure"))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await sheet.getByRole("button", { name: words("limits.timeOut.yes") }).click();
  await expect(page.getByRole("status").filter({ hasText: words("limits.timeOut.still") })).toBeVisible();

  await page.goto(slipPage);
  await hand.digits(2);
  await hand.type("34");
  await hand.send(10);
  await expect(page.getByText(words("fault.time-out-running"))).toBeVisible();
  expect(await member.slips()).toBe(1);
});

async function setStake(page: Page, words: Words, baht: string) {
  const kind = words("limits.kind.stake");
  await page.getByRole("button", { name: words("limits.changeOf", { kind }) }).click();
  const sheet = page.getByRole("dialog", { name: kind });
  await sheet.getByLabel(words("limits.form.amount", { span: words("limits.span.day") })).fill(baht);
  await sheet.getByRole("button", { name: words("limits.form.save"), exact: true }).click();
  await expect(sheet).toBeHidden();
}
