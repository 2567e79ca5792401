import { test as base, expect } from "@playwright/test";
import type { OutsideService } from "../../tests/support/outside/http";
import { type Site, startOwnSite } from "../../tools/testing/own-site";
import { holdUntilAlive, waitAtGoto } from "./hold-until-alive";
import { type Troubles, watchTroubles } from "./troubles";

export { expect, type Site };

type OfStory = { site: Site; troubles: Troubles };
type OfWorker = { siteOfWorker: Site };

const SITE_START_MS = 180_000;

async function siteForItself(
  use: (site: Site) => Promise<void>,
  more?: Record<string, string>,
): Promise<void> {
  const site = await startOwnSite(more);
  await use(site);
  await site.stop();
}

/**
 * Every worker has one production site of its own. A story fails when its pages write errors to the console or
 * throw, unless it announces the expected one (`troubles.expect(/…/)`).
 */
export const test = base.extend<OfStory, OfWorker>({
  siteOfWorker: [
    ({ browserName: _ }, use) => siteForItself(use),
    { scope: "worker", timeout: SITE_START_MS },
  ],
  site: ({ siteOfWorker }, use) => use(siteOfWorker),
  baseURL: ({ siteOfWorker }, use) => use(siteOfWorker.origin),
  troubles: async ({ context }, use) => {
    const troubles = watchTroubles(context);
    await use(troubles);
    expect(troubles.unexpected(), "errors in the console or uncaught").toEqual([]);
  },
  page: async ({ page, troubles: _ }, use) => {
    await page.addInitScript(holdUntilAlive);
    waitAtGoto(page);
    await use(page);
  },
});

/** For stories of the draw of shots: its work takes seconds, so that the waiting pages can be seen. */
export const testOnSlowDraws = test.extend<object, OfWorker>({
  siteOfWorker: [
    ({ browserName: _ }, use) => siteForItself(use, { TEST_DRAW_STEPS: "1500" }),
    { scope: "worker", timeout: SITE_START_MS },
  ],
});

/** For stories on the real day: a site of their own, whose clock no other story has moved. */
export const testOnRealTime = test.extend<object, OfWorker>({
  siteOfWorker: [
    ({ browserName: _ }, use) => siteForItself(use),
    { scope: "worker", timeout: SITE_START_MS },
  ],
});

/** For stories of operators: no other story leaves anything in the queues of their site. */
export const testOnEmptyQueues = test.extend<object, OfWorker>({
  siteOfWorker: [
    ({ browserName: _ }, use) => siteForItself(use),
    { scope: "worker", timeout: SITE_START_MS },
  ],
});

/** For stories with an external service (`outside`), which the site's environment names. */
export const testBeside = <Outside extends OutsideService & { env: Record<string, string> }>(
  start: () => Promise<Outside>,
) =>
  test.extend<object, OfWorker & { outside: Outside }>({
    outside: [
      async ({ browserName: _ }, use) => {
        const outside = await start();
        await use(outside);
        await outside.stop();
      },
      { scope: "worker" },
    ],
    siteOfWorker: [
      ({ outside }, use) => siteForItself(use, outside.env),
      { scope: "worker", timeout: SITE_START_MS },
    ],
  });
