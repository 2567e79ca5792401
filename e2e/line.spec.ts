/** Ways to sign in besides the password: an invitation, LINE (simulated), and the terms to accept. */
import type { Page } from "@playwright/test";
import { afSummary } from "@/lib/contract/affiliate";
import { createPoy } from "@/lib/contract/poys";
import { readPhone } from "@/lib/domain/members/phone";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../tools/testing/calls";
import { enter, newcomer, newMember, password } from "../tools/testing/member";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { fillAccount, fillPerson } from "./support/sign-up";
import { expect, test } from "./support/site";
import { codeTo } from "./support/sms";

test("a friend follows an invitation, signs up by LINE with the terms, and signs in by LINE again", {
  tag: "@phone",
}, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const inviter = await newMember(site);
  const { slug } = await site.call(afSummary, { token: inviter.token });

  await page.goto(`/register/${slug}`);
  await page.getByRole("link", { name: words("member.register.line") }).click();
  await expect(page).toHaveURL(/\/sim\/line\/authorize/);
  await page.getByRole("button", { name: "Somchai" }).click();
  await expect(page).toHaveURL(`${site.origin}/register/${slug}`);
  await expect(page.getByText(words("member.register.lineIs", { name: "Somchai" }))).toBeVisible();
  const friend = newcomer();
  await fillAccount(page, words, friend);
  await page.getByRole("button", { name: words("member.register.readTerms") }).click();
  const whole = page.getByRole("link", { name: words("member.register.fullTerms") });
  await expect(whole).toHaveAttribute("href", "/terms");
  await page.getByRole("button", { name: words("shell.close") }).click();
  await fillPerson(page, words, friend);
  await expect(page).toHaveURL(/\/main$/);
  const { clicks, members } = await site.call(afSummary, { token: inviter.token });
  expect([clicks, members]).toEqual([1, 1]);

  await leave(page);
  await page.goto("/login");
  await byLine(page, words);
  await page.getByRole("button", { name: "Somchai" }).click();
  await expect(page).toHaveURL(/\/main$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("line-newcomer");
});

test("a member connects LINE with a code in the PIN's place, comes in by it and gives it up again", {
  tag: "@sweep",
}, async ({ page, context, site, troubles }) => {
  troubles.expect(/status of 409/);
  const words = await wordsOf("en");
  const member = await newMember(site);
  await enter(context, site, member);
  await page.goto("/en/profile/edit");
  await page.getByRole("link", { name: words("profile.edit.lineLink") }).click();
  await page.getByRole("button", { name: "Somchai" }).click();
  await expect(page).toHaveURL(/\/en\/profile\/edit#line$/);
  await page.getByRole("button", { name: words("profile.edit.lineYes") }).click();
  const sheet = page.getByRole("dialog", { name: words("shell.pin.title") });
  await sheet.getByRole("button", { name: words("pin.confirm.byCode") }).click();
  const box = sheet.getByLabel(words("pin.code.label"));
  await expect(box).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await box.fill(await codeTo(site, readPhone(member.phone) ?? ""));
  await sheet.getByRole("button", { name: words("shell.pin.submit") }).click();
  await expect(page.getByText(words("profile.edit.lineOn"), { exact: true })).toBeVisible();

  await leave(page);
  await page.goto("/en/login");
  await byLine(page, words);
  await page.getByRole("button", { name: "Somchai" }).click();
  await expect(page).toHaveURL(/\/en\/main$/);
  await page.goto("/en/profile/edit");
  await page.getByRole("button", { name: words("profile.edit.lineEnd") }).click();
  await sheet.getByLabel(words("shell.pin.label"), { exact: true }).fill(password);
  await sheet.getByRole("button", { name: words("shell.pin.submit") }).click();
  await expect(page.getByRole("link", { name: words("profile.edit.lineLink") })).toBeVisible();
});

test("a member links LINE, chooses its messages, and a win arrives in the chat with a link to its slip", {
  tag: "@sweep",
}, async ({ page, context, site, troubles }) => {
  troubles.expect(/status of 409/);
  const words = await wordsOf("en");
  const member = await newMember(site, 500);
  await enter(context, site, member);
  await page.goto("/en/profile/notifications");
  const choice = page.getByRole("checkbox", { name: words("profile.notices.line") });
  await expect(choice).toBeDisabled();
  await expect(page.getByText(words("profile.notices.lineUnlinked"))).toBeVisible();
  await page.getByRole("link", { name: words("profile.notices.lineLink") }).click();
  // The link there has the same name.
  await expect(page).toHaveURL(/\/en\/profile\/edit#line$/);
  await page.getByRole("link", { name: words("profile.edit.lineLink") }).click();
  await page.getByRole("button", { name: "Sophea" }).click();
  await page.getByRole("button", { name: words("profile.edit.lineYes") }).click();
  const sheet = page.getByRole("dialog", { name: words("shell.pin.title") });
  await sheet.getByLabel(words("shell.pin.label"), { exact: true }).fill(password);
  await sheet.getByRole("button", { name: words("shell.pin.submit") }).click();
  await expect(page.getByText(words("profile.edit.lineOn"), { exact: true })).toBeVisible();

  await page.goto("/en/profile/notifications");
  await choice.click();
  await expect(page.getByText(words("profile.notices.saved"))).toBeVisible();
  await expect(choice).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  const { betId } = await site.openRound("th_open");
  const line = { ref: "l1", add: 1, option: "teng_bon_2" as const, number: "47" };
  await site.call(createPoy, {
    body: { betId, lines: [{ ...line, price: satang(10_00), multiply: 90 }] },
    token: member.token,
    key: newKey(),
  });
  await site.enterResult(betId, { top3: "547", bottom2: "00" });
  await page.getByRole("link", { name: words("profile.notices.lineMessages") }).click();
  const message = page.getByRole("listitem").filter({ hasText: "House of Numbers: A slip has won" });
  await expect(async () => {
    await page.getByRole("button", { name: "Look again" }).click();
    await expect(message).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(page.getByText("A simulator, not the real LINE")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await message.getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/poy\/stock\/[0-9a-f-]{36}\b/);
});

test("a refusal at LINE, or a redirect without a login, is reported at the login", {
  tag: "@sweep",
}, async ({ page }) => {
  const words = await wordsOf("en");
  await page.goto("/en/login");
  await byLine(page, words);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/en\/login\?line=denied$/);
  const alert = page.getByRole("main").getByRole("alert").first();
  await expect(alert).toHaveText(words("member.login.lineDenied"));
  await page.goto("/en/login/line/auth?code=made-up&state=made-up");
  await expect(alert).toHaveText(words("member.login.lineExpired"));
});

test("LINE's token can be dropped, and a typed name is a simulated account of this browser", {
  tag: "@sweep",
}, async ({ page, site }) => {
  const words = await wordsOf("en");
  await page.goto("/en/login");
  await byLine(page, words);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel("Or type an account name of your own").fill("<b>Nok</b>");
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/en/register`);
  await expect(page.getByText(words("member.register.lineIs", { name: "<b>Nok</b>" }))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: words("member.register.lineLeave") }).click();
  await expect(page.getByRole("link", { name: words("member.register.line") })).toBeVisible();
});

test("the terms and the privacy notice stand at the foot of every page, in four languages", {
  tag: "@sweep",
}, async ({ page }) => {
  for (const folder of ["th", "en", "kh", "mm"] as const) {
    const words = await wordsOf(folder);
    await page.goto(folder === "th" ? "/login" : `/${folder}/login`);
    for (const text of ["terms", "privacy"] as const) {
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: words(`legal.links.${text}`), exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(`legal.${text}.title`));
      expect(await violationsOf(page)).toEqual([]);
    }
  }
});

/** Removes the session's cookies; the browser's other cookies stay. */
async function leave(page: Page): Promise<void> {
  const context = page.context();
  // A page that is still open would receive a 401 and redirect to the 401 page.
  await page.goto("about:blank");
  await context.clearCookies({ name: "access-token" });
  await context.clearCookies({ name: "session-hint" });
}

async function byLine(page: Page, words: Words): Promise<void> {
  await page.getByRole("link", { name: words("member.login.line") }).click();
  await expect(page).toHaveURL(/\/sim\/line\/authorize/);
}
