/**
 * A member's own pages: their picture, a passkey instead of the PIN, their devices, their data, closing the
 * account.
 */
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { login, usersInfos } from "@/lib/contract/users";
import { enter, type Member, newMember, password } from "../tools/testing/member";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { expect, type Site, test } from "./support/site";
import { addAuthenticator } from "./support/virtual-authenticator";

test("edits the profile with a picture, adds a passkey, comes back by it and ends another device", {
  tag: ["@trial", "@phone"],
}, async ({ page, context, site, troubles }) => {
  troubles.expect(/status of 409/);
  const words = await wordsOf("th");
  const { home, member } = await begin(page, context, site);

  await page.goto(`${home}/profile`);
  // On a desktop the sub-navigation has it, too.
  await page
    .getByRole("link", { name: words("navigation.profileEdit") })
    .first()
    .click();
  await page.waitForURL(/\/profile\/edit$/);
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#b8860b" } })
    .png()
    .toBuffer();
  await page
    .getByLabel(words("profile.edit.pictureChoose"))
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByRole("button", { name: words("profile.edit.pictureRemove") })).toBeVisible();
  await page.getByLabel(words("profile.edit.name"), { exact: true }).fill("สมหญิง ตั้งใจ");
  await page.getByRole("button", { name: words("profile.edit.save"), exact: true }).click();
  await expect(page.getByText(words("profile.edit.saved"), { exact: true })).toBeVisible();
  expect(await site.call(usersInfos, { token: member.token })).toMatchObject({
    name: "สมหญิง ตั้งใจ",
    avatar: expect.stringMatching(/^\/api\/files\//),
  });

  await addPasskey(page, words, home);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${home}/profile`);
  await expect(page.getByRole("main").getByText("สมหญิง ตั้งใจ")).toBeVisible();
  await page.getByRole("button", { name: words("profile.menu.logout") }).click();
  await page.waitForURL(`${home}/`);

  await page.goto(`${home}/login`);
  await page.getByRole("button", { name: words("member.login.passkey") }).click();
  await page.waitForURL(`${home}/main`);

  const { auth: tablet } = await site.send(login, {
    body: { userName: member.userName, password },
    headers: { "user-agent": "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/604.1" },
  });
  await page.goto(`${home}/profile/devices`);
  const name = `${words("profile.devices.mobile")} · Safari · iPad`;
  await page.getByRole("button", { name: words("profile.devices.endOf", { device: name }) }).click();
  await expect(page.getByText(words("profile.devices.ended"), { exact: true })).toBeVisible();
  await expect(site.call(usersInfos, { token: tablet ?? "" })).rejects.toMatchObject({
    code: "unauthorized",
  });
});

test("a passkey stands in for the PIN where one is asked for", { tag: "@sweep" }, async ({
  page,
  context,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/);
  const words = await wordsOf("en");
  const { home, member } = await begin(page, context, site);
  await addPasskey(page, words, `${home}/en`);
  // Another session has not given the PIN yet.
  await enter(context, { ...site, origin: home }, member);
  await page.goto(`${home}/en/profile/edit`);
  await page.getByRole("button", { name: words("profile.data.export") }).click();
  const download = page.waitForEvent("download");
  const sheet = page.getByRole("dialog", { name: words("shell.pin.title") });
  await sheet.getByRole("button", { name: words("shell.pin.passkey") }).click();
  await download;
  await expect(sheet).toBeHidden();
});

test("takes the data away and closes the account, which nobody opens again", { tag: "@sweep" }, async ({
  page,
  context,
  site,
  troubles,
}) => {
  troubles.expect(/status of 40[19]/);
  const words = await wordsOf("en");
  const { home, member } = await begin(page, context, site);
  await page.goto(`${home}/en/profile/edit`);
  await page.getByRole("button", { name: words("profile.data.export") }).click();
  const download = page.waitForEvent("download");
  await givePin(page, words);
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole("button", { name: words("profile.data.close"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: words("profile.data.sheet.title") });
  await sheet.getByLabel(words("profile.data.sheet.understand")).check();
  expect(await violationsOf(page)).toEqual([]);
  await sheet.getByRole("button", { name: words("profile.data.sheet.yes") }).click();
  await page.waitForURL(`${home}/en`);

  await page.goto(`${home}/en/login`);
  await page.getByLabel("Username", { exact: true }).fill(member.userName);
  await page.getByLabel("PIN (password)", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid username or password.");
});

/** A new member, signed in at the host name: passkeys are bound to names, and an IP address is none. */
async function begin(
  page: Page,
  context: BrowserContext,
  site: Site,
): Promise<{ home: string; member: Member }> {
  const home = site.origin.replace("127.0.0.1", "localhost");
  await addAuthenticator(page);
  const member = await newMember(site);
  await enter(context, { ...site, origin: home }, member);
  return { home, member };
}

async function addPasskey(page: Page, words: Words, root: string): Promise<void> {
  await page.goto(`${root}/profile/devices`);
  await page.getByRole("button", { name: words("profile.passkeys.add") }).click();
  await givePin(page, words);
  await expect(page.getByText(words("profile.passkeys.neverUsed"), { exact: true })).toBeVisible();
}

async function givePin(page: Page, words: Words): Promise<void> {
  const sheet = page.getByRole("dialog", { name: words("shell.pin.title") });
  await sheet.getByLabel(words("shell.pin.label"), { exact: true }).fill(password);
  await sheet.getByRole("button", { name: words("shell.pin.submit"), exact: true }).click();
}
