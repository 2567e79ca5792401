import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds wrong with the page once it has settled, one line each: rule, place, reason. */
export async function violationsOf(page: Page): Promise<string[]> {
  // After a client-side navigation the new title is set a moment after the page.
  await expect(page).toHaveTitle(/\S/);
  await isAtRest(page);
  // Without frames no second, blank page is needed. What passes is not described for each element.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: rules }, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) =>
        `${id}: ${target.join(" ")}: ${failureSummary.split("\n").at(1)?.trim()}`,
    ),
  );
}

/** Fonts are loaded and animations have ended: axe would check half-faded colours. */
async function isAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(
      // One that follows a scroll position never ends, nor does one in a fold that has been closed meanwhile.
      ({ effect, playState, timeline }) =>
        playState === "running" &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity &&
        (!(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false),
    );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
