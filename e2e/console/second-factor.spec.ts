/** A new operator's first login: a passkey becomes their second factor, and is all that the next login asks for. */
import type { Page } from "@playwright/test";
import { approveAction } from "@/lib/contract/operators/approvals";
import { createStaff } from "@/lib/contract/operators/members";
import { newcomer } from "../../tools/testing/member";
import { violationsOf } from "../support/axe";
import { consoleWords } from "../support/console";
import { expect, type Site, test } from "../support/site";
import { addAuthenticator } from "../support/virtual-authenticator";

const account = consoleWords("account");
const shell = consoleWords("shell");
const password = "Silver#Harbour8";

test("a passkey is the second factor, from its setting up to its end, by keyboard alone @desktop @trial", async ({
  page,
  context,
  site,
  troubles,
}) => {
  // The login without a proof, and the removal of the last factor.
  troubles.expect(/status of 409/);
  const userName = await newOperator(site);
  // Passkeys are bound to names, and an IP address is none.
  const home = site.origin.replace("127.0.0.1", "localhost");
  await context.addCookies([{ name: "operator-locale", value: "en", url: home }]);
  await addAuthenticator(page);

  await page.goto(`${home}/operator/account`);
  await logIn(page, userName);
  await page.waitForURL(/\/second-factor$/);
  const usePasskey = page.getByRole("button", { name: account("factorByPasskey") });
  await expect(page.getByRole("img", { name: account("factorQr") })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await usePasskey.press("Enter");
  const codes = page.getByRole("main").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [first = "", second = ""] = await codes.allTextContents();
  await page.getByRole("button", { name: account("recoveryKept") }).press("Enter");
  await page.waitForURL(/\/operator$/);

  await page.getByRole("button", { name: shell("account", { name: userName }) }).press("Enter");
  await page.getByRole("menuitem", { name: shell("leave") }).press("Enter");
  await page.waitForURL(/\/operator\/login/);
  await page.goto(`${home}/operator/account`);
  await logIn(page, userName);
  await expect(usePasskey).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/operator\/account$/);

  const own = page.getByRole("table", { name: account("passkeys") });
  await expect(own.getByRole("row")).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: account("recoveryNew") }).press("Enter");
  await dialog.getByRole("button", { name: account("factorByPasskey") }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(account("recoveryText"))).toBeVisible();
  const renewed = page.locator("main code");
  await expect(renewed).toHaveCount(10);
  expect(await renewed.allTextContents()).not.toContain(first);
  const [proof = ""] = await renewed.allTextContents();

  // The old codes count no longer, and the account's only factor stays.
  const remove = own.getByRole("button", { name: /^Remove/ });
  troubles.expect(/status of 422/);
  await remove.press("Enter");
  await expect(dialog.getByLabel(account("code"))).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type(second);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("wrong or has been used");
  await dialog.getByLabel(account("code")).fill(proof);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("only second factor");
  await page.keyboard.press("Escape");
  await expect(own.getByRole("row")).toHaveCount(2);
});

/** Two super administrators add an operator, who has no second factor yet. */
async function newOperator(site: Site): Promise<string> {
  const { userName } = newcomer();
  const token = await site.operatorToken("super01");
  const asked = await site.call(createStaff, { body: { userName, password, role: "staff" }, token });
  if (asked.state !== "waiting") throw new Error("nobody has to approve a new operator");
  await site.call(approveAction, {
    body: { id: asked.approvalId },
    token: await site.operatorToken("super02"),
  });
  return userName;
}

async function logIn(page: Page, userName: string): Promise<void> {
  await page.getByLabel(account("userName")).fill(userName);
  await page.getByLabel(account("password")).fill(password);
  await page.keyboard.press("Enter");
}
