/** What a decision has the page ask for again: each question once after the act, once after its messages. */
import { newMember } from "../../tools/testing/member";
import { bindAccount } from "../../tools/testing/operators-work";
import { consoleWords, sitAt } from "../support/console";
import { expectClaimed, openFirst } from "../support/console-queue";
import { expect, testOnEmptyQueues as test } from "../support/site";

const queues = consoleWords("queues");

/** In this time, which is shorter than any interval of the page, all messages of a decision have come and are answered, ms. */
const QUIET_MS = 2_000;

test("a decision asks no question more than twice @desktop @trial", async ({ browser, site }) => {
  for (let number = 0; number < 3; number++) await bindAccount(site, await newMember(site));
  const { context, page } = await sitAt(browser, site, "staff01", "/operator/queues/banks");
  await openFirst(page);
  // The questions of the opened item are answered.
  await page.waitForTimeout(QUIET_MS);
  const asked = new Map<string, number>();
  page.on("request", (request) => {
    const [, name] = /\/operator\/api\/operators\.(.+)$/.exec(request.url()) ?? [];
    // A member's accounts and the queue's are one call and two questions.
    const question = `${name} ${request.postData()}`;
    if (name) asked.set(question, (asked.get(question) ?? 0) + 1);
  });
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(queues("outcome.approved"))).toBeVisible();
  await expectClaimed(page);
  await page.waitForTimeout(QUIET_MS);
  const often = [...asked].filter(([, count]) => count > 2);
  expect(often).toEqual([]);
  expect([...asked.keys()].filter((question) => question.startsWith("banks.approve"))).toHaveLength(1);
  await context.close();
});
