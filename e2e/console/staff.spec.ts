/** The people who run the site: two of them add a colleague, one dismisses them; each change is in the audit log. */
import type { Page } from "@playwright/test";
import { newcomer } from "../../tools/testing/member";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { expect, test } from "../support/site";

const account = consoleWords("account");
const act = consoleWords("act");
const approvals = consoleWords("approvals");
const audit = consoleWords("audit");
const staff = consoleWords("staff");

test("two add a colleague, who works until they are dismissed, by keyboard alone @desktop @trial", async ({
  browser,
  site,
}) => {
  const { userName } = newcomer();
  const password = "Silver#Harbour8";
  const { context, page } = await sitAt(browser, site, "super01", "/operator/staff");
  await expect(page.getByRole("table", { name: staff("title") })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: staff("add") }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: staff("name") })).toBeFocused();
  await page.keyboard.type(userName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(act("waits"))).toBeVisible();

  // Whoever asked for it cannot agree to it.
  await page.goto("/operator/approvals?scope=mine&state=waiting");
  await openApproval(page);
  await expect(page.getByRole("button", { name: approvals("cancel") })).toBeVisible();
  await expect(page.getByRole("button", { name: approvals("approve") })).toHaveCount(0);

  const second = await sitAt(browser, site, "super02", "/operator/approvals?scope=for-me");
  expect(await violationsOf(second.page)).toEqual([]);
  await openApproval(second.page);
  await expect(second.page.getByRole("dialog")).toContainText(userName);
  await second.page.getByRole("button", { name: approvals("approve") }).press("Enter");
  await expect(second.page.getByRole("dialog")).toHaveCount(0);

  const colleague = await browser.newContext({ baseURL: site.origin });
  const desk = await colleague.newPage();
  await desk.goto("/operator");
  await logIn(desk, userName, password);
  await expect(desk).toHaveURL(/\/operator(\/second-factor)?$/);

  await page.goto("/operator/staff");
  await page.getByRole("button", { name: userName, exact: true }).press("Enter");
  await page.getByLabel(act("reason")).fill("left the company");
  await page.keyboard.press("Enter");
  const people = page.getByRole("table", { name: staff("title") });
  await expect(people.getByRole("row", { name: userName })).toContainText(staff("disabled"));

  await desk.goto("/operator/account");
  await expect(desk).toHaveURL(/\/operator\/login/);
  await logIn(desk, userName, password);
  await expect(desk.getByRole("main").getByRole("alert")).toBeVisible();

  await page.goto(`/operator/audit?action=operators.staff.disable`);
  await page.getByRole("button", { name: "operators.staff.disable" }).first().press("Enter");
  await expect(page.getByRole("dialog")).toContainText("left the company");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: audit("verify") }).press("Enter");
  await expect(page.getByRole("status")).toContainText(/none changed/);
  for (const each of [context, second.context, colleague]) await each.close();
});

test("settings, jobs, messages and the account are whole at two widths and in two languages @desktop @sweep", async ({
  browser,
  site,
}) => {
  for (const language of ["th", "en"] as const) {
    const { context, page } = await sitAt(browser, site, "super01", "/operator", language);
    for (const path of ["", "/settings", "/jobs", "/messages", "/audit", "/account"]) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/operator${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await violationsOf(page), `${path} ${width} ${language}`).toEqual([]);
        const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
        expect(await page.evaluate(isWide), `${path} ${width} ${language}`).toBe(false);
      }
    }
    await context.close();
  }
});

async function openApproval(page: Page): Promise<void> {
  await page
    .getByRole("table", { name: approvals("title") })
    .getByRole("button")
    .nth(0)
    .waitFor();
  await page
    .getByRole("button", { name: approvals("kind.operators.staff.create") })
    .first()
    .press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function logIn(page: Page, userName: string, password: string): Promise<void> {
  const thai = consoleWords("account", "th");
  const label = async (key: "userName" | "password") => {
    const english = page.getByLabel(account(key));
    return (await english.count()) > 0 ? english : page.getByLabel(thai(key));
  };
  await (await label("userName")).fill(userName);
  await (await label("password")).fill(password);
  await page.keyboard.press("Enter");
}
