/** The operators' queues: a morning without a mouse, a withdrawal with a bad sign, two operators at one item. */
import type { Page } from "@playwright/test";
import { allQueues } from "@/lib/contract/operators/queues";
import { approveWithdraw } from "@/lib/contract/operators/withdraws";
import { login } from "@/lib/contract/users";
import { type QueueName, queueNames } from "@/lib/domain/operators/queues";
import { enter, newMember, password } from "../../tools/testing/member";
import {
  askWithdrawal,
  bindAccount,
  exclude,
  reportTransfer,
  withdrawers,
} from "../../tools/testing/operators-work";
import { wordsOf } from "../../tools/testing/words";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { expectClaimed, openFirst } from "../support/console-queue";
import { openLive, ownChannel } from "../support/live";
import { expect, testOnEmptyQueues as test } from "../support/site";

const act = consoleWords("act");
const evidence = consoleWords("evidence");
const queues = consoleWords("queues");
const shell = consoleWords("shell");

/** To a queue by the palette. */
async function goTo(page: Page, queue: QueueName): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: shell("search") })).toBeFocused();
  await page.keyboard.type(shell(`place.${queue}`));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/operator/queues/${queue}$`));
}

/** One decision by its letter, a reason where one is typed, and Enter; then the outcome that is said. */
async function decide(page: Page, letter: string, outcome: string, reason = ""): Promise<void> {
  await page.keyboard.press(letter);
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
  if (reason) await page.keyboard.type(reason);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("status").getByText(outcome)).toBeVisible();
}

test("a morning: the queues are brought to zero without a mouse @desktop", async ({ browser, site }) => {
  const [one, other] = await withdrawers(site, 2);
  if (!one || !other) throw new Error("no members");
  await askWithdrawal(site, one, 150);
  await askWithdrawal(site, other, 160);
  const [seen, unseen, bound] = [await newMember(site), await newMember(site), await newMember(site)];
  await reportTransfer(site, seen, 320, { isSeen: true });
  await reportTransfer(site, unseen, 330, { isSeen: false });
  await bindAccount(site, bound);
  const { context, page } = await sitAt(browser, site, "staff01");
  await page.getByRole("button", { name: shell("search") }).waitFor();

  await goTo(page, "deposits");
  await openFirst(page);
  expect(await violationsOf(page)).toEqual([]);
  await decide(page, "a", queues("outcome.credited"));
  await expectClaimed(page);
  await expect(page.getByRole("link", { name: unseen.userName }).first()).toBeVisible();
  await decide(page, "r", queues("outcome.rejected"), "no such transfer came");
  await expect(page.getByText(queues("empty"))).toBeVisible();
  expect(await seen.cash()).toBe(320);

  await goTo(page, "withdrawals");
  await openFirst(page);
  expect(await violationsOf(page)).toEqual([]);
  await decide(page, "a", queues("outcome.approved"));
  await expectClaimed(page);
  await expect(page.getByRole("link", { name: other.userName }).first()).toBeVisible();
  await decide(page, "a", queues("outcome.approved"));
  await expect(page.getByText(queues("empty"))).toBeVisible();

  await goTo(page, "banks");
  await openFirst(page);
  await decide(page, "a", queues("outcome.approved"));
  await expect(page.getByText(queues("empty"))).toBeVisible();

  await goTo(page, "feed-rows");
  await expect(page.getByText(queues("empty"))).toBeVisible();
  const states = await site.call(allQueues, { token: await site.operatorToken("staff01") });
  expect(states.map(({ queue, waiting }) => [queue, waiting])).toEqual(states.map(({ queue }) => [queue, 0]));
  await context.close();
});

test("a row typed by hand for a deposit credits nobody before a second operator @desktop @trial", async ({
  browser,
  site,
}) => {
  const member = await newMember(site);
  await reportTransfer(site, member, 500, { isSeen: false });
  const { context, page } = await sitAt(browser, site, "staff01", "/operator/queues/deposits");
  await openFirst(page);
  await page.keyboard.press("t");
  await expect(page.getByRole("dialog").getByLabel(queues("ref"))).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type("77-1");
  await page.keyboard.press("Enter");
  await expect(page.getByText(queues("typedWaits"))).toBeVisible();
  // Before the second dialog has the focus, Escape would leave the item.
  await page.getByRole("dialog").getByRole("button").last().press("Enter");
  await expect(page.getByRole("radio")).toBeChecked();
  await decide(page, "a", act("waits"));
  expect(await member.cash()).toBe(0);
  await expect(page.getByRole("cell", { name: queues("second"), exact: true })).toBeVisible();
  await context.close();
});

test("a withdrawal of a shared device is rejected, and the member reads why @desktop @trial", async ({
  browser,
  page: memberPage,
  site,
}) => {
  const [member] = await withdrawers(site, 1);
  if (!member) throw new Error("no member");
  const friend = await newMember(site);
  for (const { userName } of [member, friend])
    await site.send(login, { body: { userName, password }, headers: { "x-device-id": "one-device" } });
  await askWithdrawal(site, member, 175);
  await enter(memberPage.context(), site, member);
  await openLive(memberPage, "/credit/withdraw", ownChannel);

  const { context, page } = await sitAt(browser, site, "staff01", "/operator/queues/withdrawals");
  await openFirst(page);
  const signs = page.getByRole("list", { name: evidence("signs") });
  await expect(signs.getByText(evidence("sign.shared-device"))).toBeVisible();
  const links = page.getByRole("region", { name: evidence("links") });
  await expect(links.getByRole("link", { name: friend.userName })).toBeVisible();
  const reason = "two accounts on one device";
  await page.keyboard.press("r");
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Enter");
  // Without a reason nothing is rejected.
  await expect(page.getByRole("dialog").getByText(act("reasonHelp"))).toBeVisible();
  await page.keyboard.press("Escape");
  await decide(page, "r", queues("outcome.rejected"), reason);

  const words = await wordsOf("th");
  const rejected = memberPage.getByRole("region", { name: words("withdraw.progress.rejected") });
  await expect(rejected.getByText(words("withdraw.progress.reason", { reason }))).toBeVisible();
  await context.close();
});

test("of two operators at one withdrawal one has it, and one decision counts @desktop @trial", async ({
  browser,
  site,
}) => {
  const [member] = await withdrawers(site, 1);
  if (!member) throw new Error("no member");
  const id = await askWithdrawal(site, member, 185);
  const path = `/operator/queues/withdrawals?item=${id}`;
  const names = ["staff01", "admin01"] as const;
  const desks = await Promise.all(names.map((name) => sitAt(browser, site, name, path)));
  const approve = (page: Page) => page.getByRole("button", { name: queues("approve") });
  await Promise.all(
    desks.map(({ page }) =>
      expect(approve(page).or(page.getByText(/is working on this since/))).toBeVisible(),
    ),
  );
  const first = await approve(desks[0]?.page as Page).count();
  const [winner, loser] = first ? [0, 1] : [1, 0];
  const [won, lost] = [desks[winner]?.page as Page, desks[loser]?.page as Page];
  await expectClaimed(won);
  await expect(lost.getByText(queues("taken", { name: names[winner] as string }))).toBeVisible();
  await expect(approve(lost)).toHaveCount(0);
  await lost.keyboard.press("a");
  await expect(lost.getByRole("dialog")).toHaveCount(0);

  // Leaving the item gives it back: whoever waits for it has it next.
  await won.keyboard.press("Escape");
  await expectClaimed(lost);

  const tokens = await Promise.all(names.map((name) => site.operatorToken(name)));
  const answers = await Promise.allSettled(
    tokens.map((token) => site.call(approveWithdraw, { body: { id }, token })),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "withdraw-not-pending" },
  });
  await expect(lost.getByText(queues("gone"))).toBeVisible();
  for (const { context } of desks) await context.close();
});

test("a closed tab gives its item back at once: a colleague has it without waiting @desktop @trial", async ({
  browser,
  site,
}) => {
  const [member] = await withdrawers(site, 1);
  if (!member) throw new Error("no member");
  const path = `/operator/queues/withdrawals?item=${await askWithdrawal(site, member, 195)}`;
  const first = await sitAt(browser, site, "staff01", path);
  await expectClaimed(first.page);
  const second = await sitAt(browser, site, "admin01", path);
  await expect(second.page.getByText(queues("taken", { name: "staff01" }))).toBeVisible();
  await first.page.close({ runBeforeUnload: true });
  await expectClaimed(second.page);
  // Going to another site closes the page as well.
  await second.page.goto("about:blank");
  const third = await sitAt(browser, site, "staff01", path);
  await expectClaimed(third.page);
  for (const { context } of [first, second, third]) await context.close();
});

test("every queue and its items read clean, wide and narrow, in both languages @desktop @sweep", async ({
  browser,
  site,
}) => {
  const [member] = await withdrawers(site, 1);
  if (!member) throw new Error("no member");
  await askWithdrawal(site, member, 190);
  const [seen, bound, excluded] = [await newMember(site), await newMember(site), await newMember(site, 100)];
  await reportTransfer(site, seen, 340, { isSeen: true });
  await bindAccount(site, bound);
  await exclude(site, excluded);
  for (const language of ["th", "en"] as const)
    for (const width of [390, 1280]) {
      const { context, page } = await sitAt(browser, site, "super01", "/operator", language);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      for (const queue of queueNames) {
        await page.goto(`/operator/queues/${queue}`);
        await expect(page.getByRole("table")).toBeVisible();
        expect(await violationsOf(page), `${queue} ${language} ${width}`).toEqual([]);
        await page.keyboard.press("j");
        await page.keyboard.press("Enter");
        await expect(page.getByText(consoleWords("queues", language)("yours"))).toBeVisible();
        await expect(
          page
            .getByRole("button", { name: / R$/ })
            .or(page.getByRole("button", { name: / A$/ }))
            .first(),
        ).toBeVisible();
        await expect.poll(() => page.getByRole("main").locator("section").evaluateAll(areFilled)).toBe(true);
        expect(await violationsOf(page), `item of ${queue} ${language} ${width}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${queue} ${language} ${width}`).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
});

/** Every section has something below its heading: what was asked for it has come. */
const areFilled = (sections: Element[]) => sections.every(({ childElementCount }) => childElementCount > 1);
