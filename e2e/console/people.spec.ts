/** Members and slips at an operator's desk: found, helped, checked, corrected by two. */
import { allMembers, setMemberStatus } from "@/lib/contract/operators/members";
import { allTransactions } from "@/lib/contract/transactions";
import { satang, toBaht } from "@/lib/domain/money/money";
import { addDays, bangkokDate, epochMs } from "@/lib/domain/time/time";
import { enter, type Member, newMember, signInAgain } from "../../tools/testing/member";
import { siteTime } from "../../tools/testing/operators-work";
import { wordsOf } from "../../tools/testing/words";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { expect, type Site, test } from "../support/site";
import { sendSlip } from "../support/slips";

const act = consoleWords("act");
const approvals = consoleWords("approvals");
const list = consoleWords("list");
const members = consoleWords("members");
const shell = consoleWords("shell");
const slips = consoleWords("slips");

const uuidOf = async (site: Site, { userName }: Member, operator: string) => {
  const { items } = await site.call(allMembers, { body: { search: userName }, token: operator });
  return items[0]?.uuid ?? "";
};

test("a member who was locked out is found by phone, helped and back again, by keyboard alone @desktop @trial", async ({
  browser,
  page,
  site,
  troubles,
}) => {
  troubles.expect(/401/);
  const words = await wordsOf("th");
  const member = await newMember(site);
  await enter(page.context(), site, member);
  const token = await site.operatorToken("admin01");
  const uuid = await uuidOf(site, member, token);
  await site.call(setMemberStatus, { body: { uuid, status: 1, reason: "lost their phone" }, token });
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: words("error.login") })).toBeVisible();

  const { context, page: desk } = await sitAt(browser, site, "admin01");
  await desk.getByRole("button", { name: shell("search") }).waitFor();
  await desk.keyboard.press("Control+k");
  await expect(desk.getByRole("combobox", { name: shell("search") })).toBeFocused();
  await desk.keyboard.type(member.phone);
  await expect(desk.getByRole("option", { name: member.userName })).toBeVisible();
  await desk.keyboard.press("Enter");
  await expect(desk).toHaveURL(`/operator/members/${uuid}`);
  await expect(desk.getByRole("heading", { level: 1 })).toContainText(members("status.1"));

  await desk.getByRole("button", { name: members("act.setStatus") }).focus();
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("radio", { name: members("statusHelp.0") })).toBeChecked();
  await expect(desk.getByLabel(act("reason"))).toBeFocused();
  await desk.keyboard.type("called back, knows their bank account");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { level: 1 })).toContainText(members("status.0"));

  await desk.getByRole("link", { name: members("tab.overview") }).focus();
  for (let at = 0; at < 6; at++) await desk.keyboard.press("Tab");
  await expect(desk.getByRole("link", { name: members("tab.notes") })).toBeFocused();
  await desk.keyboard.press("Enter");
  await expect(desk).toHaveURL(/\?tab=notes$/);
  await desk.getByLabel(members("newNote")).focus();
  await desk.keyboard.type("Lost their phone, has a new one.");
  await desk.keyboard.press("Tab");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("row", { name: /admin01.*has a new one/ })).toBeVisible();

  await signInAgain(page, words, member);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});

test("a slip is found by its number; its lines and postings add up and the receipt is intact @desktop @trial", async ({
  browser,
  site,
}) => {
  const { betId } = await site.openRound("gov");
  const member = await newMember(site, 1_000);
  const slip = await sendSlip(site, member, betId, ["47", "74", "123"], 20);
  const { context, page } = await sitAt(browser, site, "staff01", "/operator/slips");
  await page.getByLabel(slips("no")).fill(String(slip.poyNo));
  await expect(page).toHaveURL(new RegExp(`poyNo=${slip.poyNo}`));
  const row = page.getByRole("row", { name: `#${slip.poyNo}` });
  await expect(row).toContainText(member.userName);
  await expect(page.getByText(slips("whyNoSort"))).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("j");
  await expect(row.getByRole("link", { name: `#${slip.poyNo}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/operator/slips/${slip.poyId}`);
  await expect(page.getByText(slips("receiptIntact"))).toBeVisible();
  await expect(page.getByText(slips("checkStake", { sum: "฿60.00" }))).toBeVisible();
  await expect(page.getByText(slips("checkMoved", { moved: "−฿60.00", due: "−฿60.00" }))).toBeVisible();
  await expect(page.getByText(slips("balanced"))).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("table", { name: slips("lines", { n: 3 }) }).getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("table", { name: slips("postings") }).getByRole("row")).toHaveCount(3);
  await context.close();
});

test("an adjustment above the limit waits for another super administrator and moves the money once @desktop @trial", async ({
  browser,
  site,
}) => {
  const member = await newMember(site);
  const uuid = await uuidOf(site, member, await site.operatorToken("super01"));
  const maker = await sitAt(browser, site, "super01", `/operator/members/${uuid}`);
  await maker.page.getByRole("button", { name: members("act.adjust") }).focus();
  await maker.page.keyboard.press("Enter");
  await expect(maker.page.getByLabel(members("amountBaht"))).toBeFocused();
  await maker.page.keyboard.type("6,000");
  // Past the reason's code, to the operator's own words.
  await maker.page.keyboard.press("Tab");
  await maker.page.keyboard.press("Tab");
  await expect(maker.page.getByLabel(act("reason"))).toBeFocused();
  await maker.page.keyboard.type("prize of the street party");
  await maker.page.keyboard.press("Enter");
  await expect(maker.page.getByText(act("waits"))).toBeVisible();
  expect(await member.cash()).toBe(0);

  const checker = await sitAt(browser, site, "super02", "/operator/approvals?scope=for-me");
  const asked = checker.page.getByRole("row", { name: /super01/ }).filter({ hasText: uuid });
  await asked.getByRole("button").focus();
  await checker.page.keyboard.press("Enter");
  await checker.page.getByRole("button", { name: approvals("approve") }).focus();
  await checker.page.keyboard.press("Enter");
  await expect(asked).toHaveCount(0);
  await expect.poll(() => member.cash()).toBe(6_000);

  await maker.page.goto(`/operator/members/${uuid}?tab=money`);
  const statement = maker.page.getByRole("table", { name: members("statement") });
  await expect(statement.getByRole("row", { name: /6,000\.00.*street party/ })).toHaveCount(1);
  const today = bangkokDate(epochMs(await siteTime(site)));
  const own = await site.call(allTransactions, {
    body: { startedDate: addDays(today, -2), endedDate: addDays(today, 2) },
    token: member.token,
  });
  expect(own.map(({ transactionType, amount }) => [transactionType, toBaht(amount ?? satang(0))])).toEqual([
    ["ADMIN_INCREASE", 6_000],
  ]);
  await maker.context.close();
  await checker.context.close();
});

test("members' and slips' pages have nothing that axe finds, in both languages, wide and narrow @desktop @sweep", async ({
  browser,
  site,
}) => {
  const { betId } = await site.openRound("gov");
  const member = await newMember(site, 1_000);
  const { poyId } = await sendSlip(site, member, betId, ["47", "123"], 20);
  const uuid = await uuidOf(site, member, await site.operatorToken("super01"));
  const tabs = ["money", "money&account=cash", "slips", "devices", "links", "notes", "timeLine"];
  const paths = [
    "/operator/members",
    `/operator/members/${uuid}`,
    ...tabs.map((tab) => `/operator/members/${uuid}?tab=${tab}`),
    `/operator/slips?uuid=${uuid}&sort=stake`,
    `/operator/slips/${poyId}`,
  ];
  for (const language of ["th", "en"] as const) {
    const { context, page } = await sitAt(browser, site, "super01", "/operator", language);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of paths) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expect(page.getByRole("status", { name: list("loading") })).toHaveCount(0);
        expect(await violationsOf(page), `${path} ${language} ${width}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} ${language} ${width}`).toBeLessThanOrEqual(0);
      }
    }
    await context.close();
  }
});

test("from a member opened in the list, j and k lead to the next and the one before @desktop @trial", async ({
  browser,
  site,
}) => {
  for (let at = 0; at < 3; at++) await newMember(site);
  const { context, page } = await sitAt(browser, site, "staff01", "/operator/members?search=new");
  const links = page.getByRole("table", { name: members("title") }).getByRole("link");
  await expect(links.nth(2)).toBeVisible();
  const [first = "", second = ""] = await links.allTextContents();
  await links.first().click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText(first);
  await page.getByRole("link", { name: members("tab.notes") }).click();
  await expect(page).toHaveURL(/tab=notes/);
  await page.locator("body").press("j");
  await expect(title).toContainText(second);
  await expect(page.locator("[aria-current=page]", { hasText: members("tab.notes") })).toBeVisible();
  await page.locator("body").press("k");
  await expect(title).toContainText(first);
  await context.close();
});
