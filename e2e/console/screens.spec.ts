/**
 * Every page of the console with a played day in it: in both languages, at both widths, light and dark. None has a
 * barrier, none runs sideways; a picture of each is left in `test-results/console-screens`.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { allOperatorPoys } from "@/lib/contract/operators/poys";
import { queueNames } from "@/lib/domain/operators/queues";
import { violationsOf } from "../support/axe";
import { sitAt, watchRequests } from "../support/console";
import { expect, type Site, testOnPlayedDay as test } from "../support/site";

const run = promisify(execFile);
const narrow = { width: 390, height: 844 };
const sizes = [narrow, { width: 1280, height: 800 }];
const tabs = ["money", "slips", "games", "devices", "links", "notes", "timeLine"];

test("every page is whole in both languages, at both widths, light and dark @desktop @sweep", async ({
  browser,
  site,
}) => {
  test.setTimeout(1_200_000);
  const env = { ...process.env, UPSTREAM_PORT: String(site.upstreamPort) };
  await run("npx", ["tsx", "scripts/demo-day.ts", "6"], { env });
  const paths = await pathsOf(site);
  const faults: string[] = [];
  for (const language of ["th", "en"] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      const { context, page } = await sitAt(browser, site, "super01", "/operator", language);
      const { nothingWaits } = watchRequests(page, language);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const path of paths) {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.goto(`/operator${path}`);
          await nothingWaits();
          const name = `${path.replace(/[^a-z0-9]+/gi, "-") || "-today"}`.slice(0, 60);
          await page.screenshot({
            path: `test-results/console-screens/${size.width}-${colorScheme}-${language}/${name}.png`,
          });
          const where = `${path} ${size.width} ${colorScheme} ${language}`;
          if (await isWide(page)) faults.push(`${where} runs sideways`);
          for (const barrier of await violationsOf(page)) faults.push(`${where} ${JSON.stringify(barrier)}`);
        }
        // A window that is made narrower, or a phone that is turned.
        await page.setViewportSize(narrow);
        await nothingWaits();
        if (await isWide(page)) faults.push(`${path} made narrow ${colorScheme} ${language} runs sideways`);
      }
      await context.close();
    }
  expect(faults).toEqual([]);
});

/** Every page, with an item opened in each queue, and one member, slip and round of the day. */
async function pathsOf(site: Site): Promise<string[]> {
  const token = await site.operatorToken("super01");
  const [poy] = (await site.call(allOperatorPoys, { body: { limit: 1 }, token })).items;
  if (!poy) throw new Error("the day left nothing");
  return [
    ...["", "/approvals", ...queueNames.map((queue) => `/queues/${queue}`), "/deposits", "/withdrawals"],
    ...["/members", `/members/${poy.uuid}`, ...tabs.map((tab) => `/members/${poy.uuid}?tab=${tab}`)],
    ...["/slips", `/slips/${poy.poyId}`, "/rounds", "/rounds?view=week", `/rounds/${poy.betId}`],
    ...[`/rates?round=${poy.betId}`, "/partners", "/content", "/site", "/reports", "/audit", "/staff"],
    ...["/jobs", "/messages", "/settings", "/account", "/login", "/second-factor"],
  ];
}

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
