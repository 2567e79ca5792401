/** Each role on each page that its menu has: none of them asks the service for what the role may not have. */
import type { Page } from "@playwright/test";
import { allPlaces } from "@/components/console/shell/places";
import { allMembers } from "@/lib/contract/operators/members";
import { rankOf, type StaffRole, staffRoles } from "@/lib/domain/operators/staff";
import { newMember } from "../../tools/testing/member";
import { consoleWords, sitAt, watchRequests } from "../support/console";
import { expect, type Site, test } from "../support/site";
import { sendSlip } from "../support/slips";

const shell = consoleWords("shell");

const names: Readonly<Record<StaffRole, string>> = {
  staff: "staff01",
  administrator: "admin01",
  superAdmin: "super01",
};

/** A member's page with all its tabs, their slip and its round: what lists lead to. */
async function details(site: Site): Promise<string[]> {
  const member = await newMember(site, 500);
  const { betId } = await site.openRound("gov");
  const { poyId } = await sendSlip(site, member, betId, ["47"], 10);
  const { items } = await site.call(allMembers, {
    body: { search: member.userName },
    token: await site.operatorToken("staff01"),
  });
  return [
    `/operator/members/${items[0]?.uuid}`,
    `/operator/slips/${poyId}`,
    `/operator/rounds/${betId}`,
    `/operator/rates?round=${betId}`,
    "/operator/rounds?view=week",
    "/operator/account",
  ];
}

/** Calls of the page that were answered. */
function watchCalls(page: Page) {
  const answered: [name: string, status: number][] = [];
  const nameOf = (url: string) => /\/operator\/api\/(operators\.[\w.-]+)$/.exec(url)?.[1];
  page.on("response", (response) => {
    const name = nameOf(response.url());
    if (name) answered.push([name, response.status()]);
  });
  const { nothingWaits } = watchRequests(page);
  return {
    /** The names that were refused since the last look, once nothing more is on its way. */
    async refused(): Promise<string[]> {
      await expect.poll(() => answered.length).toBeGreaterThan(0);
      await nothingWaits();
      return answered.splice(0).flatMap(([name, status]) => (status === 403 ? [name] : []));
    },
  };
}

for (const role of staffRoles)
  test(`${role}: no page of the menu is refused anything @desktop @sweep`, async ({ browser, site }) => {
    const paths = await details(site);
    const { context, page } = await sitAt(browser, site, names[role]);
    const calls = watchCalls(page);
    const menu = page.getByRole("navigation", { name: shell("menu") });
    for (const place of allPlaces) {
      const mayHave = rankOf(place.role) <= rankOf(role);
      const link = menu.getByRole("link").and(menu.locator(`[href="${place.href}"]`));
      expect([place.name, await link.count()]).toEqual([place.name, mayHave ? 1 : 0]);
      if (!mayHave) continue;
      await page.goto(place.href);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect([place.name, await calls.refused()]).toEqual([place.name, []]);
    }
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect([path, await calls.refused()]).toEqual([path, []]);
      if (!path.includes("/members/")) continue;
      const tabs = page.getByRole("main").locator("nav [data-word]");
      await expect(tabs.first()).toBeVisible();
      for (const tab of await tabs.all()) {
        await tab.press("Enter");
        await expect(tab).toHaveAttribute("aria-current", "page");
        expect([await tab.textContent(), await calls.refused()]).toEqual([await tab.textContent(), []]);
      }
    }
    await context.close();
  });
