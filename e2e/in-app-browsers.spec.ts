/**
 * Browsers inside apps, by their user agents: the main story runs there, what is missing is said where it is missing
 * and above the pages, and the phone's own browser is one tap or one copied link away.
 */
import type { Page } from "@playwright/test";
import { enter, newMember, password } from "../tools/testing/member";
import { money, slipHand } from "../tools/testing/slip-page";
import { inAppAgents } from "../tools/testing/user-agents";
import { type Words, wordsOf } from "../tools/testing/words";
import draws from "../upstream/seed/government-draws.json" with { type: "json" };
import { expect, test } from "./support/site";

const stake = 10;

for (const [agent, way, tags] of [
  ["lineIos", /\/login\?openExternalBrowser=1$/, ["@sweep"]],
  ["facebookAndroid", /^intent:\/\/[^/]+\/login#Intent;scheme=http;.*;end$/, ["@phone", "@trial"]],
] as const) {
  const { app, userAgent } = inAppAgents[agent];

  test.describe(`inside ${app}`, () => {
    test.use({ userAgent });

    test(`a member logs in, pays in, bets and reads the result (${agent})`, { tag: [...tags] }, async ({
      page,
      site,
    }) => {
      const words = await wordsOf("th");
      const note = noteOf(page, words);
      const { betId } = await site.openRound("gov");
      const { userName } = await newMember(site);

      await page.goto("/login");
      await expect(note).toContainText(app);
      await expect(note.getByRole("link", { name: words("platform.inApp.open") })).toHaveAttribute(
        "href",
        way,
      );
      await page.getByLabel(words("member.fields.userName"), { exact: true }).fill(userName);
      await page.getByLabel(words("member.fields.password"), { exact: true }).fill(password);
      await page
        .getByRole("main")
        .getByRole("button", { name: words("member.login.submit") })
        .click();
      await expect(page).toHaveURL(/\/main$/);

      await page.goto("/credit/deposit/fast");
      await page.getByLabel(words("credit.fast.amount")).fill("1000");
      await page.getByRole("button", { name: words("credit.fast.submit") }).click();
      await expect(page.getByText(lack(words, "saving", app))).toBeVisible();
      await page.getByRole("button", { name: words("credit.simulator.exact") }).click();
      await expect(page.getByText(words("credit.queue.credited")).first()).toBeVisible();

      await page.goto(`/lotto/gov/${betId}`);
      const hand = slipHand(page, words);
      await hand.keypad();
      await expect(note, "no note beside the keys").toBeHidden();
      await hand.digits(2);
      await hand.choose("teng_lang_2");
      await hand.drop("teng_bon_2");
      await hand.type("06");
      await hand.send(stake);
      await page.getByRole("link", { name: words("lotto.accepted.history") }).click();
      await expect(page.getByText(words("poy.status.accepted"))).toBeVisible();
      await page.getByRole("button", { name: words("picture.open") }).click();
      const sheet = page.getByRole("dialog");
      await expect(sheet.getByText(lack(words, "saving", app))).toBeVisible();
      await sheet.getByRole("button", { name: words("shell.close") }).click();

      await site.enterResult(betId, drawOf("2025-06-16"));
      await page.reload();
      await expect(page.getByText(words("poy.status.won"), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(money(stake * 90)).first()).toBeVisible();
    });
  });
}

test.describe("the way out of LINE", { tag: "@phone" }, () => {
  test.use({ userAgent: inAppAgents.lineAndroid.userAgent });

  test("is one tap to the same page, in each language; a hidden note stays away", async ({ page }) => {
    for (const folder of ["th", "en", "kh", "mm"] as const) {
      const words = await wordsOf(folder);
      await page.goto(folder === "th" ? "/results" : `/${folder}/results`);
      const way = noteOf(page, words).getByRole("link", { name: words("platform.inApp.open") });
      await way.click();
      await expect(page).toHaveURL(/\/results\?openExternalBrowser=1$/);
      await expect(page.getByRole("main")).toBeVisible();
    }
    const words = await wordsOf("mm");
    const note = noteOf(page, words);
    await note.getByRole("button", { name: words("platform.inApp.hide") }).click();
    await expect(note).toBeHidden();
    await page.goto("/mm/login");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(note).toBeHidden();
    await page.goto("/mm/download");
    await expect(page.getByText(lack(words, "install", "LINE"))).toBeVisible();
  });
});

test.describe("the way out of Facebook on an iPhone", { tag: "@phone" }, () => {
  test.use({
    userAgent: inAppAgents.facebookIos.userAgent,
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test("is a copied link; settings say what the app lacks", async ({ page, context, site }) => {
    const words = await wordsOf("th");
    const member = await newMember(site);
    await enter(context, site, member);
    await page.goto("/profile/notifications");
    await expect(page.getByText(lack(words, "push", "Facebook"))).toBeVisible();
    const note = noteOf(page, words);
    await expect(note.getByRole("link")).toHaveCount(0);
    await expect(note).toContainText(words("platform.inApp.byHand"));
    await note.getByRole("button", { name: words("platform.inApp.copyLink") }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${site.origin}/profile/notifications`);
  });
});

test("no other browser is told anything", { tag: "@phone" }, async ({ page }) => {
  const words = await wordsOf("th");
  await page.goto("/download");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(noteOf(page, words)).toHaveCount(0);
});

const noteOf = (page: Page, words: Words) =>
  page.getByRole("complementary", { name: words("platform.inApp.label") });

const lack = (words: Words, what: string, app: string) => words(`platform.inApp.lacks.${what}`, { app });

function drawOf(day: string) {
  const draw = draws.find(({ date }) => date === day);
  if (!draw) throw new Error("the archive has no such draw");
  const { first, front3, back3, back2 } = draw;
  return { first, front3, back3, back2 };
}
