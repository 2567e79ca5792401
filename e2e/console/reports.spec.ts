/** A day of members is played by the script that operators have for it; the report's figures open their rows. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { satang } from "@/lib/domain/money/money";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { expect, testOnRealTime as test } from "../support/site";

const reports = consoleWords("reports");
const transfers = consoleWords("transfers");
const run = promisify(execFile);

test("a played day stands in the report, and a figure is the sum of the rows that it opens @desktop @trial", async ({
  browser,
  site,
}) => {
  const env = { ...process.env, UPSTREAM_PORT: String(site.upstreamPort) };
  const { stdout } = await run("npx", ["tsx", "scripts/demo-day.ts", "4"], { env });
  expect(stdout).toMatch(/4 members, \d+ slips, 2 items wait in the queues\./);

  const { context, page } = await sitAt(browser, site, "super01", "/operator/reports");
  const name = reports("deposits", { channel: reports("channel.fast") });
  const figure = page
    .locator("div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .last()
    .getByRole("link");
  await expect(figure.first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const [, said = "", count = ""] =
    /฿([\d,.]+) \((\d+)\)/.exec((await figure.first().textContent()) ?? "") ?? [];
  await figure.first().press("Enter");
  await expect(page).toHaveURL(/\/operator\/deposits\?from=[\d-]+&to=[\d-]+&.*channel=fast/);
  const table = page.getByRole("table", { name: transfers("deposits") });
  await expect(table).toHaveAttribute("aria-rowcount", count);
  const amounts = await table.locator("td[data-number]").allTextContents();
  const sum = amounts.reduce((total, text) => total + hundredths(text), 0);
  expect(satang(sum)).toBe(satang(hundredths(said)));
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});

/** `฿1,234.50` in satang. */
const hundredths = (text: string): number => Number(text.replace(/\D/g, ""));
