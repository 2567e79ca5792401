import { AxeBuilder } from "@axe-core/playwright";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Opens one screen, takes its screenshot and runs axe on it.
 * @returns faults, one line each; empty when there are none
 */
export async function look(context, url, picture) {
  const page = await context.newPage();
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // The page that does not exist responds with 404, as it should.
    if (message.type() === "error" && !/nowhere/.test(message.location().url))
      wrong.push(`console: ${message.text()}`);
  });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(800);
  await page.screenshot({ path: picture, fullPage: true });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  if (isWide) wrong.push("the page is wider than the screen");
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      wrong.push(`axe ${id}: ${target.join(" ")}: ${(failureSummary ?? "").split("\n").at(1)?.trim()}`);
    }
  }
  await page.close();
  return wrong;
}
