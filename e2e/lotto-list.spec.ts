/** The list of markets: what is open first, views by address, search; without scripts as well. */
import type { Page } from "@playwright/test";
import { enter, newMember } from "../tools/testing/member";
import { wordsOf } from "../tools/testing/words";
import { isAlive } from "./support/hold-until-alive";
import { expect, test } from "./support/site";

test("chips change the address and the list, and the back button undoes them @phone @trial", async ({
  page,
  context,
  site,
}) => {
  const words = await wordsOf("th");
  const { betId } = await site.openRound("gov");
  await enter(context, site, await newMember(site));
  await page.goto("/lotto");
  const views = page.getByRole("navigation", { name: words("lotto.list.views.label") });
  const chip = (view: "open" | "gov" | "sets") =>
    views.getByRole("link", { name: words(`lotto.list.views.${view}`) });
  const government = page.getByRole("main").locator(`a[href="/lotto/gov/${betId}"]`);
  await expect(government).toBeVisible();
  await expect(chip("open")).toHaveAttribute("aria-current", "true");

  await chip("sets").click();
  await expect(page).toHaveURL(/\/lotto\?show=sets$/);
  await expect(government).toHaveCount(0);
  await chip("gov").click();
  await expect(government).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/lotto\?show=sets$/);
  await expect(government).toHaveCount(0);

  await isAlive(page);
  await page.getByRole("searchbox").fill(words("market.gov"));
  await expect(government).toBeVisible();
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/lotto\?q=/);
  await expect(government).toBeVisible();
});

test("what is typed stands in the address on the way back, after a refresh and in another language", {
  tag: ["@phone", "@trial"],
}, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const { betId } = await site.openRound("gov");
  await enter(context, site, await newMember(site));
  await page.clock.install();
  await page.goto("/lotto");
  const government = page.getByRole("main").locator(`a[href="/lotto/gov/${betId}"]`);
  const search = page.getByRole("searchbox");
  const typed = words("market.gov");
  const address = `${site.origin}/lotto?${new URLSearchParams({ q: typed })}`;
  await search.fill(typed);
  await government.click({ modifiers: ["Control"] });
  await refresh(page);
  await expect(search).toHaveValue(typed);
  await expect(page, "a link was opened in a tab of its own").toHaveURL(address);
  await government.click();
  await expect(page).toHaveURL(`${site.origin}/lotto/gov/${betId}`);
  await page.goBack();
  await expect(search).toHaveValue(typed);
  await refresh(page);
  await expect(page).toHaveURL(address);
  await expect(search).toHaveValue(typed);

  const more = `${typed} `;
  await search.fill(more);
  await page.getByRole("button", { name: words("shell.account") }).click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${site.origin}/en/lotto?${new URLSearchParams({ q: more })}`);
  await expect(search).toHaveValue(more);
});

/** The page is looked at again after a minute, for which it reads itself again; the router then writes its address. */
async function refresh(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => {
    const isWritten = new Promise((done) =>
      window.navigation?.addEventListener("currententrychange", done, { once: true }),
    );
    document.dispatchEvent(new Event("visibilitychange"));
    return isWritten;
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("views, search and folded lines work @phone @trial", async ({ page, context, site }) => {
    const words = await wordsOf("th");
    const { betId } = await site.openRound("gov");
    await enter(context, site, await newMember(site));
    await page.goto("/lotto?show=sets");
    const government = page.getByRole("main").locator(`a[href="/lotto/gov/${betId}"]`);
    await expect(government).toHaveCount(0);
    await page.getByRole("link", { name: words("lotto.list.views.gov") }).click();
    await expect(government).toBeVisible();
    // A market with rounds on every day; exchanges rest at the weekend.
    await page.getByRole("searchbox").fill("hanoy");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/lotto\?q=hanoy$/);
    await expect(government).toHaveCount(0);
    await expect(page.locator('a[href="/lotto/4d?market=hanoy"]').first()).toBeAttached();
  });
});
