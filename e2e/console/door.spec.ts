/** The operators' door: who gets in, by what, and what never gets in. */
import { enter, newMember } from "../../tools/testing/member";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { expect, test } from "../support/site";

const account = consoleWords("account");
const shell = consoleWords("shell");

test("an operator logs in by keyboard, comes to the page that was asked for, and logs out @desktop", async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/status of 401/);
  await page.context().addCookies([{ name: "operator-locale", value: "en", url: site.origin }]);
  await page.goto("/operator/approvals");
  await expect(page).toHaveURL(/\/operator\/login\?next=/);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel(account("userName")).fill("super01");
  await page.keyboard.press("Tab");
  await page.keyboard.type("wrong password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await page.getByLabel(account("password")).fill(site.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/operator\/approvals$/);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: shell("account", { name: "super01" }) }).click();
  await page.getByRole("menuitem", { name: shell("leave") }).click();
  await expect(page).toHaveURL(/\/operator\/login/);
  await page.goto("/operator");
  await expect(page).toHaveURL(/\/operator\/login/);
});

test("the palette leads to a page and to a member without a mouse @desktop", async ({ browser, site }) => {
  const member = await newMember(site);
  const { context, page } = await sitAt(browser, site, "super01");
  await page.getByRole("button", { name: shell("search") }).waitFor();
  const typed = page.getByRole("combobox", { name: shell("search") });
  await page.keyboard.press("Control+k");
  await expect(typed).toBeFocused();
  await page.keyboard.type(shell("place.settings"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/operator\/settings$/);
  await page.keyboard.press("Control+k");
  await expect(typed).toBeFocused();
  await page.keyboard.type(member.userName);
  await expect(page.getByRole("option", { name: member.userName })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/operator\/members\//);
  await context.close();
});

test("a member's token opens no page of the console, and an operator's none of the members' @desktop", async ({
  browser,
  page,
  site,
}) => {
  const member = await newMember(site);
  await enter(page.context(), site, member);
  const jar = await page.context().cookies();
  const token = jar.find(({ name }) => name === "access-token")?.value ?? "";
  const other = await browser.newContext({ baseURL: site.origin });
  await other.addCookies([
    { name: "operator-token", value: token, url: `${site.origin}/operator` },
    { name: "access-token", value: await site.operatorToken("super01"), url: site.origin },
  ]);
  const stranger = await other.newPage();
  await stranger.goto("/operator");
  await expect(stranger).toHaveURL(/\/operator\/login/);
  await stranger.goto("/main");
  await expect(stranger).not.toHaveURL(/\/main/);
  await other.close();
});
