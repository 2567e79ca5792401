import { test as base, expect } from "@playwright/test";
import type { OutsideService } from "../../tests/support/outside/http";
import { type Site, type SiteStore, startOwnSite } from "../../tools/testing/own-site";
import { holdUntilAlive, waitAtGoto } from "./hold-until-alive";
import { type Troubles, watchTroubles } from "./troubles";

export { expect, type Site };

type OfStory = { site: Site; troubles: Troubles };
type OfWorker = { siteOfWorker: Site };

const SITE_START_MS = 180_000;

async function siteForItself(
  use: (site: Site) => Promise<void>,
  more?: Record<string, string>,
  store: SiteStore = "server",
): Promise<void> {
  const site = await startOwnSite(more, store);
  await use(site);
  await site.stop();
}

/**
 * Every worker has one production site of its own, on PostgreSQL where TEST_DATABASE_URL has one. A story fails when its pages write errors to the console or
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

/** A site that no stories of other kinds use. */
const onOwnSite = (more?: Record<string, string>, store?: SiteStore) =>
  test.extend<object, OfWorker>({
    siteOfWorker: [
      ({ browserName: _ }, use) => siteForItself(use, more, store),
      { scope: "worker", timeout: SITE_START_MS },
    ],
  });

/** For the stories that a fresh machine has to tell too: on the embedded database also where a server answers. */
export const testOnEmbedded = onOwnSite({}, "embedded");

/** For stories of the draw of shots: its work takes seconds, so that the waiting pages can be seen. */
export const testOnSlowDraws = onOwnSite({ TEST_DRAW_STEPS: "1500" });

/** For stories on the real day: no other story has moved its clock. */
export const testOnRealTime = onOwnSite();

/** For stories of operators: no other story leaves anything in the queues. */
export const testOnEmptyQueues = onOwnSite();

/** For pictures of a played day: no other story has moved its clock or left anything. */
export const testOnPlayedDay = onOwnSite();

/** For stories that change what counts for the whole site: markets' usual rates, holidays, partners' keys. */
export const testOnOwnRules = onOwnSite();

/** For stories of rounds that end by themselves: a result that nobody enters is drawn. */
export const testWithDemoDraws = onOwnSite({ DEMO_FEED: "1" });

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
