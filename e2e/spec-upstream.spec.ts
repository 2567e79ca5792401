/**
 * The whole site on an upstream that has nothing but the calls and fields of the product's spec: a member logs in, looks
 * at every kind of round, buys four digits, shoots, reads results and money, and logs out.
 */
import type { Page } from "@playwright/test";
import { setBetTypes } from "@/lib/domain/access/addresses";
import { type Route, routes } from "@/lib/domain/access/routes";
import { houseWords } from "@/lib/i18n/house-words";
import { member, tokenOf } from "../tests/support/spec-upstream/calls";
import { setHand } from "../tools/testing/set-page";
import { money } from "../tools/testing/slip-page";
import { textsOf, unwrittenIn } from "../tools/testing/visible-text";
import { keysNamed, type LocaleFolder, type Words, wordsOf } from "../tools/testing/words";
import { expect } from "./support/site";
import { testOnSpec as test } from "./support/spec-site";

const languages: readonly LocaleFolder[] = ["th", "en", "kh", "mm"];
/** Sentences of the box, and of a failure, that no page of such an upstream may say. */
const never = [
  ...["shell.playCredit", "home.notice.playCredit", "main.start.deposit.hint"],
  ...["error.genericTitle", "error.serverTitle", "result.errorTitle"],
];

/** What this project's own upstream has said of itself, and no other one. */
const ofTheHouse = [
  ...["home.banner.text", "home.proof.text", "home.how.deposit.text", "home.how.paid.text"],
  ...["member.aside.receipt", "member.aside.refund", "pin.forgot.lead", "pin.phone.text"],
  ...Object.keys(houseWords),
  ...["howto.topics.deposit.text", "howto.topics.deposit.steps.3", "howto.topics.withdraw.steps.1"],
  ...["howto.topics.lotto4d.text", "howto.topics.result-poy.steps.2", "howto.topics.forgot-pin.steps.3"],
  ...["howto.faq.answers.payout.answer", "howto.faq.answers.limits.answer", "rules.points.void"],
  ...["draw.lead", "draw.limits.machines", "draw.demoResults.what", "download.good.slips", "game.lead"],
  ...["profile.edit.emailHint", "profile.data.exportText", "legal.terms.sections.results.points.a"],
  ...["legal.terms.sections.care.points.b", "legal.privacy.sections.keep.points.c"],
];

/** How a page says that it has nothing to show. */
const notices = ["error.notOffered", "profile.notOffered", "freezes.notOffered", "proof.notOffered"];

for (const folder of languages) {
  // The sweep runs each at both widths.
  const tag = folder === "th" || folder === "mm" ? "@phone" : "@desktop";
  test(`a member's way through the site in ${folder}`, { tag }, async ({
    page,
    troubles,
    onSpec: { upstream },
  }) => {
    const words = await wordsOf(folder);
    const to = (path: string) => visit(page, words, folder === "th" ? path : `/${folder}${path}`);
    const main = page.getByRole("main");
    upstream.seen.length = 0;
    // The socket that counts visitors is outside of this upstream.
    troubles.expect(/\/ccu\?/);

    await logIn(page, words, folder);
    await expect(main.getByText(money(1234.5)).first()).toBeVisible();

    await to("/lotto");
    await expect(main.locator('a[href$="/lotto/gov/1001"]').first()).toBeVisible();
    for (const [game, betId] of [
      ["yeekee", "3034"],
      ["yeekee_5", "4101"],
      ["pingpong", "5010"],
    ]) {
      await to(`/lotto/yeekee?game=${game}`);
      await expect(main.locator(`a[href$="/lotto/yeekee/${betId}"]`).first()).toBeVisible();
      await expect(main).not.toContainText("05:00");
    }

    for (const address of ["gov/1001", "stock/2001", "yeekee/5010"]) {
      await to(`/lotto/${address}`);
      await expect(main.getByText(words("lotto.notTaken"))).toBeVisible();
      await expect(main.getByText("×95").or(main.getByText("×900")).first()).toBeVisible();
    }

    await to("/lotto/4d?market=lao");
    const hand = setHand(page, words);
    await hand.type("1234");
    await hand.send();
    const accepted = page.getByRole("dialog", { name: words("lotto.accepted.title") });
    await expect(accepted).toContainText(money(120));
    await accepted.getByRole("button", { name: words("lotto.accepted.again") }).click();
    expect(calls(upstream.seen)).toContain("POST /poy-api/lotteries.lao.create 200");

    await to("/lotto/yeekee/5010");
    await page.getByRole("button", { name: words("yeekee.desk.shoot"), exact: true }).click();
    const pad = page.getByRole("region", { name: words("yeekee.shoot.pad") });
    const number = `4242${languages.indexOf(folder)}`;
    for (const digit of number) await pad.getByRole("button", { name: digit, exact: true }).click();
    await page.locator("[data-fire]").click();
    const shots = page.getByRole("list", { name: words("yeekee.shoot.list") });
    await expect(shots.getByRole("listitem").filter({ hasText: number })).toBeVisible();

    await to("/results");
    await expect(main.getByText("417652").first()).toBeVisible();
    await to("/credit/statement");
    await expect(main.getByText(words("credit.type.WIN_YEEKEE")).first()).toBeVisible();
    await to("/credit/turnover");
    await expect(main.getByText(words("error.notOffered"))).toBeVisible();

    await to("/bank/add");
    await main.getByText("KBANK").first().click();
    await main.getByLabel(words("bank.add.number")).fill("1234567890");
    await main.getByRole("button", { name: words("bank.add.submit") }).click();
    await expect.poll(() => calls(upstream.seen)).toContain("POST /api/users-banks.create 200");

    await to("/profile");
    await expect(main.getByText(member.userName).first()).toBeVisible();
    await to("/games");
    await expect(main.getByText("Lucky Cat").first()).toBeVisible();

    const leaves = page.waitForResponse("**/api/users.logout");
    await to("/profile");
    await main.getByRole("button", { name: words("profile.menu.logout") }).click();
    await leaves;
    await expect(page.getByRole("main")).toBeVisible();
    expect(calls(upstream.seen).filter((line) => line.endsWith(" 500"))).toEqual([]);
  });
}

const params: Record<string, string> = {
  ...{ betGroup: "gov", betId: "1001", betType: setBetTypes[0], poyId: member.uuid, code: "abcdefghjk" },
  ...{ afSlug: "abc", gameList: "slot", gameId: "game-1", vdoName: "film", rest: "x", more: "y", id: "1" },
};
const addressOf = ({ pattern }: Route) =>
  pattern.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? name);

test("every page answers on it, for guests and members in four languages", { tag: "@phone" }, async ({
  onSpec: { origin },
}) => {
  const token = tokenOf(Date.now());
  const told = new Map<string, Set<string>>();
  const leads = await keysNamed("lead");
  for (const folder of languages) {
    const words = await wordsOf(folder);
    told.set(folder, new Set(ofTheHouse.map((key) => words(key))));
  }
  const addresses = routes.flatMap((route) =>
    languages.map((folder) => ({
      folder,
      path: (folder === "th" ? "" : `/${folder}`) + addressOf(route),
      isGuests: route.reader === "guest",
    })),
  );
  const broken: string[] = [];
  const falseTexts: string[] = [];
  for (const { path, folder, isGuests } of addresses) {
    const cookie = isGuests ? "" : `access-token=${token}`;
    const answer = await fetch(origin + path, { headers: { cookie }, redirect: "manual" });
    const { status } = answer;
    const html = await answer.text();
    const texts = textsOf(html);
    const words = await wordsOf(folder);
    const text = texts.find((one) => told.get(folder)?.has(one));
    if (text) falseTexts.push(`${path}: ${text}`);
    // A title's note tells of what the page shows.
    const isLacking = notices.some((key) => texts.includes(words(key)));
    const lead = isLacking && leads.map((key) => words(key)).find((one) => texts.includes(one));
    if (lead) falseTexts.push(`${path} lacks it all and says: ${lead}`);
    const unwritten = unwrittenIn(html);
    if (unwritten) falseTexts.push(`${path}: ${unwritten}`);
    if (status >= 500 && !/\/(error-500|maintenance)$/.test(path)) broken.push(`${status} ${path}`);
  }
  expect(broken).toEqual([]);
  expect(falseTexts).toEqual([]);
});

const calls = (seen: readonly { call: string; status: number }[]) =>
  seen.map(({ call, status }) => `${call} ${status}`);

/** A page that answers, and says nothing that is not so. */
async function visit(page: Page, words: Words, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  const parts = await page.getByRole("main").or(page.getByRole("contentinfo")).allTextContents();
  const text = parts.join(" ");
  for (const key of never) expect(text, `${path} says ${key}`).not.toContain(words(key));
}

async function logIn(page: Page, words: Words, folder: LocaleFolder): Promise<void> {
  await page.goto(folder === "th" ? "/login" : `/${folder}/login`);
  const main = page.getByRole("main");
  await main.getByLabel(words("member.fields.userName"), { exact: true }).fill(member.userName);
  await main.getByLabel(words("member.fields.password"), { exact: true }).fill(member.password);
  await main.getByRole("button", { name: words("member.login.submit"), exact: true }).click();
  await page.waitForURL(/\/main$/);
}
