import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds wrong with the page once it is at rest, one line each: rule, where, why. */
export async function violationsOf(page: Page): Promise<string[]> {
  // After a step inside the site the new title comes a moment behind the page.
  await expect(page).toHaveTitle(/\S/);
  await isAtRest(page);
  // Without frames in it, a page needs no second, blank one to be judged.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) =>
        `${id}: ${target.join(" ")}: ${failureSummary.split("\n").at(1)?.trim()}`,
    ),
  );
}

/** The letters are there, and what moves has arrived: what fades in would be judged half-drawn. */
async function isAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
