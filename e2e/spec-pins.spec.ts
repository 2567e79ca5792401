/** PINs in front of an upstream that has the spec's calls alone, and of one that also takes the spec's bodies for them. */
import type { Page } from "@playwright/test";
import { member, tokenOf } from "../tests/support/spec-upstream/calls";
import { startSpecUpstream } from "../tests/support/spec-upstream/start";
import { wordsOf } from "../tools/testing/words";
import { startLoneWeb } from "./support/lone-web";
import { expect } from "./support/site";
import { testOnSpec as test } from "./support/spec-site";

const newPin = "Other#Secret7";
/** The socket that counts visitors is outside of this upstream. */
const outside = /\/ccu\?/;

const asMember = (page: Page, origin: string) =>
  page.context().addCookies([{ name: "access-token", value: tokenOf(Date.now()), url: origin }]);

async function fillChange(page: Page): Promise<void> {
  const words = await wordsOf("en");
  const main = page.getByRole("main");
  await main.getByLabel(words("pin.change.old"), { exact: true }).fill(member.password);
  await main.getByLabel(words("pin.change.new"), { exact: true }).fill(newPin);
  await main.getByLabel(words("pin.change.confirm"), { exact: true }).fill(newPin);
  await main.getByRole("button", { name: words("pin.change.submit"), exact: true }).click();
}

test("who forgot their PIN is told whom to ask, and given no form that leads nowhere", {
  tag: "@phone",
}, async ({ page }) => {
  const words = await wordsOf("en");
  await page.goto("/en/forgot-pin");
  const main = page.getByRole("main");
  await expect(main.getByText(words("error.notOffered"))).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(0);
});

test("a PIN that the service has no call to change stays: the form says so, and is gone afterwards", async ({
  page,
  troubles,
  onSpec: { origin },
}) => {
  troubles.expect(outside);
  troubles.expect(/status of 404|status of 501/);
  const words = await wordsOf("en");
  await asMember(page, origin);
  await page.goto("/en/profile/change-pin");
  await fillChange(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText(words("fault.not-offered"));
  await expect(main.getByLabel(words("pin.change.old"), { exact: true })).toHaveValue(member.password);
  await page.goto("/en/profile");
  await expect(main.locator('a[href$="/profile/change-pin"]')).toHaveCount(0);
  await page.goto("/en/profile/change-pin");
  await expect(main.getByText(words("error.notOffered"))).toBeVisible();
});

test.describe("where the service takes the spec's bodies for PINs", () => {
  test("a forgotten one is set by a code, and a known one is changed", async ({ page, troubles }) => {
    troubles.expect(outside);
    const words = await wordsOf("en");
    const upstream = await startSpecUpstream();
    const sent: Record<string, unknown>[] = [];
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    upstream.instead.set("GET /api/sites.maintenance", () => ({ data: { on: false } }));
    upstream.instead.set("POST /api/otps.request", () => ({
      data: { refOtpCode: "REF1", expiresAt: at(600_000), resendAt: at(60_000) },
    }));
    for (const call of ["forgot-password", "change-password"])
      upstream.instead.set(`POST /api/users.${call}`, ({ body }) => {
        sent.push(body);
        return { data: {} };
      });
    const web = await startLoneWeb(upstream.env);
    const main = page.getByRole("main");
    try {
      await page.goto(`${web.origin}/en/forgot-pin`);
      await main.getByLabel(words("member.fields.userName"), { exact: true }).fill(member.userName);
      await main.getByLabel(words("member.fields.phoneNumber"), { exact: true }).fill("0812345678");
      await main.getByRole("button", { name: words("pin.forgot.ask"), exact: true }).click();
      await main.getByLabel(words("pin.code.label"), { exact: true }).fill("123456");
      await main.getByLabel(words("pin.change.new"), { exact: true }).fill(newPin);
      await main.getByLabel(words("pin.change.confirm"), { exact: true }).fill(newPin);
      await main.getByRole("button", { name: words("pin.forgot.set"), exact: true }).click();
      await expect(main.getByText(words("pin.forgot.doneTitle"))).toBeVisible();

      await asMember(page, web.origin);
      await page.goto(`${web.origin}/en/profile/change-pin`);
      await fillChange(page);
      await expect(main.getByText(words("pin.change.doneTitle"))).toBeVisible();
      expect(sent).toEqual([
        {
          ...{ userName: member.userName, newPassword: newPin, otpCode: "123456", refOtpCode: "REF1" },
          phoneNumber: "+66812345678",
        },
        { oldPassword: member.password, newPassword: newPin },
      ]);
    } finally {
      await web.stop();
      await upstream.stop();
    }
  });
});
