/** A member asks the staff in writing, an operator answers in the console, and the member reads it where they asked. */
import type { Page } from "@playwright/test";
import { tokenOf } from "../tests/support/spec-upstream/calls";
import { enter, newMember } from "../tools/testing/member";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { consoleWords, sitAt } from "./support/console";
import { expectClaimed } from "./support/console-queue";
import { openLive, ownChannel } from "./support/live";
import { expect, test } from "./support/site";
import { testOnSpec } from "./support/spec-site";

const queues = consoleWords("queues");

async function ask(page: Page, words: Words, text: string): Promise<void> {
  await page.getByRole("radio", { name: words("tickets.subjects.deposit") }).check({ force: true });
  await page.getByLabel(words("tickets.form.text")).fill(text);
  await page.getByRole("button", { name: words("tickets.form.send"), exact: true }).click();
}

test("a question in writing is answered by an operator, and the bell leads to the answer", {
  tag: "@phone",
}, async ({ page, context, browser, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site);
  await enter(context, site, member);
  await page.goto("/how-to");
  await page.getByRole("link", { name: words("navigation.support") }).click();
  await expect(page).toHaveURL(/\/profile\/support$/);
  await openLive(page, "/profile/support", ownChannel);
  await expect(page.getByText(words("tickets.list.none"))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await ask(page, words, "ฝาก 500 บาท ยังไม่เข้า");
  const ticket = page.getByRole("article");
  await expect(ticket).toContainText(words("tickets.list.state.open"));
  await expect(page.getByLabel(words("tickets.form.text"))).toHaveValue("");

  const desk = await sitAt(browser, site, "staff01", "/operator/queues/tickets");
  const row = desk.page.getByRole("row").filter({ hasText: member.userName });
  await row.getByRole("link", { name: queues("subject.deposit") }).click();
  await expectClaimed(desk.page);
  await expect(desk.page.getByText("ฝาก 500 บาท ยังไม่เข้า")).toBeVisible();
  expect(await violationsOf(desk.page)).toEqual([]);
  await desk.page.getByRole("textbox", { name: queues("answer"), exact: true }).fill("เงินเข้าแล้ว ขอบคุณที่แจ้ง");
  await desk.page.getByRole("button", { name: queues("answerSend") }).click();
  await expect(desk.page.getByText(queues("outcome.answered"))).toBeVisible();
  await desk.context.close();

  // The open page hears of the answer by itself.
  await expect(ticket).toContainText("เงินเข้าแล้ว ขอบคุณที่แจ้ง");
  await expect(ticket).toContainText(words("tickets.list.state.answered"));
  expect(await violationsOf(page)).toEqual([]);
  await page.goto("/main");
  await page.getByRole("button", { name: words("notice.unread", { count: 1 }) }).click();
  const bell = page.getByRole("dialog", { name: words("notice.title") });
  await bell.getByRole("link", { name: words("notice.kinds.ticket-answered") }).click();
  await expect(page).toHaveURL(/\/profile\/support$/);
  await expect(page.getByRole("article")).toContainText("เงินเข้าแล้ว ขอบคุณที่แจ้ง");
});

testOnSpec(
  "a service without these calls says so with its phone number, and the entry leaves",
  {
    tag: "@phone",
  },
  async ({ page, troubles, onSpec: { origin } }) => {
    troubles.expect(/\/ccu\?/);
    troubles.expect(/status of 404|status of 501/);
    const words = await wordsOf("en");
    await page.context().addCookies([{ name: "access-token", value: tokenOf(Date.now()), url: origin }]);
    await page.goto("/en/profile/support");
    const main = page.getByRole("main");
    await expect(main.getByText(words("error.notOffered"))).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.getByRole("textbox")).toHaveCount(0);
    for (const path of ["/en/profile", "/en/how-to"]) {
      await page.goto(path);
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main.getByRole("link", { name: words("navigation.support") })).toHaveCount(0);
    }
  },
);
