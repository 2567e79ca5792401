/**
 * The bet page stays still while its script starts: a desktop's board takes the keypad's place, the panel of last
 * time is shown, and nothing that the server has drawn moves.
 */
import type { Page } from "@playwright/test";
import { enter, newMember } from "../tools/testing/member";
import { slipHand } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { openBetPage } from "./support/bet-page";
import { isAlive } from "./support/hold-until-alive";
import { expect, test } from "./support/site";

const shiftMax = 0.02;

for (const [width, height, tag] of [
  [390, 844, ["@trial", "@phone"]],
  [1024, 768, ["@sweep"]],
  [1280, 800, ["@sweep"]],
] as const) {
  test(`nothing moves when the page opens, nor with the panel of last time (${width})`, {
    tag: [...tag],
  }, async ({ page, context, site }) => {
    await page.setViewportSize({ width, height });
    const words = await wordsOf("th");
    await enter(context, site, await newMember(site, 100));
    await openBetPage(page, site, "th");
    expect(await shiftOf(page), "at the first visit").toBeLessThanOrEqual(shiftMax);

    // A board of a hundred cells, and one of ten.
    for (const count of [2, 1] as const) {
      await slipHand(page, words).digits(count);
      await page.reload();
      await isAlive(page);
      const panel = page.getByRole("button", { name: words(`lotto.betPage.digits${count}`), exact: true });
      await expect(panel).toHaveAttribute("aria-pressed", "true");
      expect(await shiftOf(page), `with the panel of last time, ${count}`).toBeLessThanOrEqual(shiftMax);
    }
  });
}

/** The layout shift so far, once the board that a desktop loads is there. */
async function shiftOf(page: Page): Promise<number> {
  await isAlive(page);
  if ((page.viewportSize()?.width ?? 0) >= 1024) await expect(page.getByRole("grid")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Entries so far are delivered in a task of their own; two frames later they are here.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shift))));
      }),
  );
}
