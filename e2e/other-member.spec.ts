/** Two members in one browser: a page of the first shows nothing of the second, and is left for the second's home. */
import type { Page } from "@playwright/test";
import { enter, newMember } from "../tools/testing/member";
import { partnerEntry } from "../tools/testing/partner";
import { balanceOf, money } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { expect, test } from "./support/site";
import { sendSlip } from "./support/slips";

test("a partner's hand-off in another tab leads the pages of the member before to the new one's home", {
  tag: "@phone",
}, async ({ page, context, site, troubles }) => {
  // The page may want to read its list before it hears of the login.
  troubles.expect(/could not be loaded/);
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site, 100));
  await page.goto("/credit/statement");
  const other = await context.newPage();
  await other.goto(await partnerEntry(site.origin, `after-another-${Date.now()}`));
  await other.getByRole("button", { name: words("external.continue"), exact: true }).click();
  await expect(other).toHaveURL(`${site.origin}/main`);
  await expect(page, "without a touch").toHaveURL(`${site.origin}/main`);
  await expect(balanceOf(page)).toContainText(money(0));
});

for (const [what, look] of [
  ["a link is followed", followLink],
  ["it is looked at again", lookAgain],
] as const) {
  test(`a page that has heard nothing of the other's login shows nothing of theirs when ${what}`, {
    tag: "@phone",
  }, async ({ page, context, site, troubles }) => {
    troubles.expect(/could not be loaded/);
    const { betId } = await site.openRound("gov");
    const [first, second] = [await newMember(site, 100), await newMember(site, 200)];
    const slip = await sendSlip(site, second, betId, ["12"], 10);
    const left = money(second.paidIn - 10);
    await enter(context, site, first);
    await page.goto("/credit/statement");
    const isShown = [await watchFor(page, slip.poyId), await watchFor(page, left)];
    await enter(context, site, second);
    await look(page);
    await expect(balanceOf(page)).toContainText(left);
    expect(isShown.map((isSeen) => isSeen())).toEqual([false, false]);
    await expect(page).toHaveURL(`${site.origin}/main`);
  });
}

async function followLink(page: Page): Promise<void> {
  const words = await wordsOf("th");
  const places = page.getByRole("navigation", { name: words("shell.places") });
  await places.getByRole("link", { name: words("shell.slips") }).click();
}

async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

/** Whether the text or address has been on the document that is open now; one that comes after it is not looked at. */
async function watchFor(page: Page, text: string): Promise<() => boolean> {
  let isSeen = false;
  page.on("console", (message) => {
    isSeen ||= message.text() === `shown: ${text}`;
  });
  await page.evaluate((wanted) => {
    const look = () => document.body.innerHTML.includes(wanted) && console.info(`shown: ${wanted}`);
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, text);
  return () => isSeen;
}
