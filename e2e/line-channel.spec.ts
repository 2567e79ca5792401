/** A site with its own LINE channel, with a LINE server that refuses what the real one's documentation refuses. */
import type { Page } from "@playwright/test";
import { startLine } from "../tests/support/outside/line";
import { newcomer, payIn } from "../tools/testing/member";
import { type Words, wordsOf } from "../tools/testing/words";
import { signUp } from "./support/sign-up";
import { expect, testBeside } from "./support/site";

const test = testBeside(startLine);

test("signs up by LINE, signs in by LINE, and gets a LINE message about a deposit, once, though LINE's answer was lost", {
  tag: ["@phone", "@trial"],
}, async ({ page, context, site, outside: line }) => {
  const words = await wordsOf("th");
  line.registerCallback(`${site.origin}/login/line/auth`);
  await page.goto("/register");
  await page.getByRole("link", { name: words("member.register.line") }).click();
  await answerLine(page, line.origin, "Allow");
  await expect(page).toHaveURL(`${site.origin}/register`);
  await expect(page.getByText(words("member.register.lineIs", { name: line.person.name }))).toBeVisible();
  await signUp(page, words, newcomer());
  await expect(page).toHaveURL(/\/main$/);

  await page.goto("/profile");
  await page.getByRole("button", { name: words("profile.menu.logout") }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await byLine(page, words, line.origin, "Cancel");
  await expect(page).toHaveURL(/\/login\?line=denied$/);
  await byLine(page, words, line.origin, "Allow");
  await expect(page).toHaveURL(/\/main$/);

  await page.goto("/profile/notifications");
  const choice = page.getByRole("checkbox", { name: words("profile.notices.line") });
  await expect(page.getByText(words("profile.notices.lineReady"))).toBeVisible();
  await choice.click();
  await expect(page.getByText(words("profile.notices.saved"))).toBeVisible();
  await expect(choice).toBeChecked();

  const token = (await context.cookies()).find(({ name }) => name === "access-token")?.value ?? "";
  line.loseNextAnswer();
  await payIn(site, token, 100);
  // The message waits for its retry, which LINE recognises by its key.
  await expect(async () => {
    await site.tick();
    expect(line.repeats()).toBe(1);
  }).toPass();
  const [message, ...others] = line.delivered();
  expect([message?.to, others]).toEqual([line.person.userId, []]);
  const [text, link = ""] = message?.text.split("\n") ?? [];
  expect(text).toBe("บ้านเลข: เงินฝากเข้าแล้ว");
  expect(new URL(link).origin).toBe(site.origin);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/credit\/deposit\/fast\/queue\?id=/);
  expect(line.refused).toEqual([]);
});

/** Presses a button of LINE's consent page, which must be open. */
async function answerLine(page: Page, lineOrigin: string, name: "Allow" | "Cancel"): Promise<void> {
  await page.waitForURL(`${lineOrigin}/**`);
  await page.getByRole("button", { name }).click();
}

async function byLine(
  page: Page,
  words: Words,
  lineOrigin: string,
  answer: "Allow" | "Cancel",
): Promise<void> {
  await page.goto("/login");
  await page.getByRole("link", { name: words("member.login.line") }).click();
  await answerLine(page, lineOrigin, answer);
}
