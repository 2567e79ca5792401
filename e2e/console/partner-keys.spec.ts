/** A partner's key, by keyboard alone: issued by two, used by a login, rotated by two, revoked by one. */
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { type PartnerSigner, partnerEntry } from "../../tools/testing/partner";
import { wordsOf } from "../../tools/testing/words";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { decideAs } from "../support/console-approvals";
import { expect, type Site, testOnOwnRules as test } from "../support/site";
import { pressEnterOn, typeInto } from "../support/tab-to";

const act = consoleWords("act");
const partners = consoleWords("partners");

const name = "edward";
const signerOf = (key: KeyObject): PartnerSigner => ({ name, alg: "EdDSA", key });

/** Fills in the dialog that asks for a key, and waits until it is asked for. */
async function askFor(page: Page, publicKey: KeyObject, more: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole("dialog");
  await typeInto(
    page,
    dialog.getByLabel(partners("publicKey")),
    publicKey.export({ type: "spki", format: "pem" }).toString(),
  );
  await more();
  await typeInto(page, dialog.getByRole("textbox", { name: act("reason") }), "as agreed with them");
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(act("waits"))).toBeVisible();
}

/** A member comes from the partner's site with a token signed by this key, in a browser of their own. */
async function comeBy(browser: Browser, site: Site, key: KeyObject) {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  await page.goto(await partnerEntry(site.origin, crypto.randomUUID(), signerOf(key)));
  const words = await wordsOf("th");
  await page.getByRole("button", { name: words("external.continue"), exact: true }).press("Enter");
  return { context, page, words };
}

async function isLetIn(browser: Browser, site: Site, key: KeyObject): Promise<void> {
  const { context, page } = await comeBy(browser, site, key);
  await expect(page).toHaveURL(`${site.origin}/main`);
  await context.close();
}

async function isTurnedAway(
  browser: Browser,
  site: Site,
  key: KeyObject,
  why: "partner-token-invalid" | "partner-unknown",
): Promise<void> {
  const { context, page, words } = await comeBy(browser, site, key);
  await expect(page.getByText(words(`fault.${why}`))).toBeVisible();
  await context.close();
}

test("a partner's key is issued, used by a login, rotated and revoked @desktop @trial", async ({
  browser,
  site,
}) => {
  const [first, second] = [generateKeyPairSync("ed25519"), generateKeyPairSync("ed25519")];
  const { context, page } = await sitAt(browser, site, "super01", "/operator/partners");
  const keys = page.getByRole("table", { name: partners("keys") });
  const own = keys.getByRole("row").filter({ hasText: name });
  const logins = page.getByRole("table", { name: partners("logins") }).getByRole("row", { name });

  await pressEnterOn(page, page.getByRole("button", { name: partners("issue") }));
  await askFor(page, first.publicKey, () =>
    typeInto(page, page.getByRole("dialog").getByLabel(partners("name")), name),
  );
  await isTurnedAway(browser, site, first.privateKey, "partner-unknown");
  await decideAs(browser, site, "super02", { kind: "operators.partner-keys.issue", of: name });
  await expect(own).toContainText([partners("valid")]);
  await isLetIn(browser, site, first.privateKey);
  await isTurnedAway(browser, site, second.privateKey, "partner-token-invalid");

  // The partner changes over: from the moment of the approval only the new one counts.
  await pressEnterOn(page, own.getByRole("button", { name: partners("replace") }));
  const hours = page.getByRole("dialog").getByLabel(partners("hours"));
  await askFor(page, second.publicKey, () => typeInto(page, hours, "0"));
  await isLetIn(browser, site, first.privateKey);
  await decideAs(browser, site, "super02", { kind: "operators.partner-keys.issue", of: name });
  await expect(own).toHaveCount(2);
  await isTurnedAway(browser, site, first.privateKey, "partner-token-invalid");
  await isLetIn(browser, site, second.privateKey);

  await pressEnterOn(page, own.getByRole("button", { name: partners("revoke") }));
  await expect(page.getByRole("dialog")).toContainText(partners("revokeHelp"));
  await typeInto(
    page,
    page.getByRole("dialog").getByRole("textbox", { name: act("reason") }),
    "their key was lost",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(own.getByRole("button")).toHaveCount(0);
  await isTurnedAway(browser, site, second.privateKey, "partner-unknown");

  await page.reload();
  await expect(logins.getByRole("cell").nth(1)).toHaveText("3");
  await expect(logins).toContainText("partner-unknown");
  // The browser restores where the page was scrolled to, which may leave a row half under the bar.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});
