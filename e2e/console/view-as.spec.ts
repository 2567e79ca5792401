/** An operator looks at the site as a member: to read only, with a banner, and written down. */
import { allMembers } from "@/lib/contract/operators/members";
import { newMember } from "../../tools/testing/member";
import { wordsOf } from "../../tools/testing/words";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { expect, test } from "../support/site";
import { sendSlip } from "../support/slips";
import { pressEnterOn, typeInto } from "../support/tab-to";

const act = consoleWords("act");
const audit = consoleWords("audit");
const members = consoleWords("members");

test("an administrator sees a member's pages, can change nothing there, and ends the view @desktop @trial", async ({
  browser,
  site,
}) => {
  const member = await newMember(site, 500);
  const { betId } = await site.openRound("gov");
  const { items } = await site.call(allMembers, {
    body: { search: member.userName },
    token: await site.operatorToken("super01"),
  });
  const uuid = items[0]?.uuid ?? "";
  const { context, page } = await sitAt(browser, site, "admin01", `/operator/members/${uuid}`);
  await context.addCookies([{ name: "locale", value: "en", url: site.origin }]);
  await pressEnterOn(page, page.getByRole("button", { name: members("act.viewAs") }));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(act("code.request"))).toBeVisible();
  await typeInto(page, dialog.getByRole("textbox", { name: act("reason") }), "cannot find their deposit");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  const view = await opened;

  // As the server sends it: the banner is there before any script runs.
  const words = await wordsOf("en");
  const banner = view.getByRole("complementary").filter({ hasText: member.userName });
  await expect(banner).toContainText(/read-only, until \d\d:\d\d/);
  const html = await (await context.request.get("/en/main")).text();
  expect(html).toContain(`as ${member.userName}, read-only`);
  await expect(view).toHaveURL(/\/main$/);
  for (const width of [390, 1280]) {
    await view.setViewportSize({ width, height: 844 });
    expect(await violationsOf(view), `${width}`).toEqual([]);
  }

  // A deposit is refused by the service, in words.
  await view.goto("/en/credit/deposit/fast");
  await expect(banner).toBeVisible();
  await view.getByRole("button", { name: words("credit.fast.submit") }).click();
  await expect(view.getByText(words("fault.view-only")).first()).toBeVisible();

  // So is a bet.
  await view.goto(`/en/lotto/gov/${betId}`);
  await expect(banner).toBeVisible();
  const token = (await context.cookies(site.origin)).find(({ name }) => name === "access-token")?.value ?? "";
  await expect(sendSlip(site, { ...member, token }, betId, ["47"], 10)).rejects.toMatchObject({
    code: "view-only",
  });
  expect(await member.cash()).toBe(member.paidIn);
  expect(await member.slips()).toBe(0);

  await view.goto("/en/main");
  await pressEnterOn(view, view.getByRole("button", { name: words("shell.viewEnd") }));
  await expect(view).toHaveURL(`/operator/members/${uuid}`);
  await view.goto("/en/main");
  await expect(banner).toHaveCount(0);

  const log = await sitAt(browser, site, "super01", `/operator/audit?target=${uuid}`);
  const row = log.page.getByRole("table", { name: audit("title") }).getByRole("row", { name: /view-as/ });
  await expect(row).toContainText(`${act("code.request")} · cannot find their deposit`);
  await log.context.close();
  await context.close();
});
