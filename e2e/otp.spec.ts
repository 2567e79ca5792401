/**
 * A member who cannot sign in: locked by wrong PINs, recovered by a code to their phone; and the end of their
 * other sessions.
 */
import type { Page } from "@playwright/test";
import { readPhone } from "@/lib/domain/members/phone";
import { enter, newcomer, newMember, password } from "../tools/testing/member";
import { wordsOf } from "../tools/testing/words";
import { expect, test } from "./support/site";
import { codeTo } from "./support/sms";

const newPassword = "Navy#Gold8";

test("five wrong PINs lock the login, a code to the phone opens it with a new one, and the other device is out @phone @trial", async ({
  page,
  browser,
  site,
  troubles,
}) => {
  troubles.expect(/status of (401|422)/);
  const words = await wordsOf("th");
  const member = await newMember(site);
  const { userName, phone } = member;

  const elsewhere = await browser.newContext({ baseURL: site.origin, locale: "th-TH" });
  const other = await elsewhere.newPage();
  await enter(elsewhere, site, member);
  await other.goto("/main");

  await page.goto("/login");
  for (let failure = 1; failure <= 5; failure++) {
    const answered = page.waitForResponse("**/api/users.login");
    await submitLogin(page, userName, `Wrong#Pin${failure}`);
    await answered;
  }
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(words("member.login.loginAttemptCountReachLimit"));
  await expect(alert.getByRole("link")).toHaveCount(2);
  await alert.getByRole("link", { name: words("member.login.unlock") }).click();
  await page.waitForURL("**/forgot-pin");

  await page.getByLabel(words("member.fields.userName"), { exact: true }).fill(userName);
  await page.getByLabel(words("member.fields.phoneNumber"), { exact: true }).fill(phone);
  await page.getByRole("button", { name: words("pin.forgot.ask") }).click();
  const box = page.getByLabel(words("pin.code.label"));
  await expect(box).toBeFocused();
  await expect(page.getByText(words("pin.code.simulated"))).toBeVisible();
  const code = await codeTo(site, readPhone(phone) ?? "");
  await box.fill(code === "111111" ? "222222" : "111111");
  await page.getByLabel(words("pin.change.new"), { exact: true }).fill(newPassword);
  await page.getByLabel(words("pin.change.confirm"), { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: words("pin.forgot.set") }).click();
  await expect(page.getByText(words("pin.code.triesLeft", { count: 4 }))).toBeVisible();
  // The phone's suggestion fills the box at once.
  await box.fill(code);
  await page.getByRole("button", { name: words("pin.forgot.set") }).click();
  // The form has a way to the login, too, until the new PIN is set.
  const done = page.getByRole("status").filter({ hasText: words("pin.forgot.doneTitle") });
  await done.getByRole("link", { name: words("pin.forgot.login") }).click();
  await page.waitForURL("**/login");
  await submitLogin(page, userName, newPassword);
  await page.waitForURL("**/main");

  await isSignedOut(other);
  await elsewhere.close();
});

test("another PIN ends the member's other devices and keeps this one @sweep", async ({
  page,
  context,
  browser,
  site,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  const words = await wordsOf("th");
  const member = await newMember(site);
  const elsewhere = await browser.newContext({ baseURL: site.origin, locale: "th-TH" });
  await enter(elsewhere, site, member);
  await enter(context, site, member);
  await page.goto("/profile/change-pin");
  const fill = async (old: string, next: string) => {
    await page.getByLabel(words("pin.change.old"), { exact: true }).fill(old);
    await page.getByLabel(words("pin.change.new"), { exact: true }).fill(next);
    await page.getByLabel(words("pin.change.confirm"), { exact: true }).fill(next);
    await page.getByRole("button", { name: words("pin.change.submit") }).click();
  };
  await fill("Wrong#Pin1", newPassword);
  await expect(page.getByText(words("pin.change.wrong"))).toBeVisible();
  await fill(password, newPassword);
  await expect(page.getByText(words("pin.change.doneText"))).toBeVisible();
  await page.goto("/credit/statement");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("statement.title"));
  const other = await elsewhere.newPage();
  await isSignedOut(other);
  await elsewhere.close();
});

test("a reload in the middle goes on at the code; a pair that does not belong together looks the same @sweep", async ({
  page,
  site,
}) => {
  const words = await wordsOf("th");
  const { userName } = await newMember(site);
  await page.goto("/forgot-pin");
  const { phone } = newcomer();
  await page.getByLabel(words("member.fields.userName"), { exact: true }).fill(userName);
  await page.getByLabel(words("member.fields.phoneNumber"), { exact: true }).fill(phone);
  await page.getByRole("button", { name: words("pin.forgot.ask") }).click();
  await expect(page.getByLabel(words("pin.code.label"))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(words("pin.code.label"))).toBeVisible();
  await expect(page.getByText(readPhone(phone) ?? "")).toBeVisible();
});

/**
 * The session of this page has ended: the next call with its token leads to the 401 page. Where the page made
 * such a call by itself a moment ago, its member is a guest by now.
 */
async function isSignedOut(page: Page): Promise<void> {
  const words = await wordsOf("th");
  // The page may be leaving by itself at this moment, which interrupts the way to another one.
  await expect(() => page.goto("/credit/statement")).toPass();
  const wall = page.getByRole("heading", { name: words("error.unauthorizedTitle") });
  await expect(wall.or(page.getByRole("heading", { name: words("member.login.title") }))).toBeVisible();
}

async function submitLogin(page: Page, userName: string, typed: string): Promise<void> {
  const words = await wordsOf("th");
  await page.getByLabel(words("member.fields.userName"), { exact: true }).fill(userName);
  await page.getByLabel(words("member.fields.password"), { exact: true }).fill(typed);
  await page
    .getByRole("main")
    .getByRole("button", { name: words("member.login.submit"), exact: true })
    .click();
}
