import { test as base, expect } from "@playwright/test";
import { holdUntilAlive } from "./hold-until-alive";
import { type Site, startOwnSite } from "./own-site";
import { type Troubles, watchTroubles } from "./troubles";

export { expect, type Site };

type OfStory = { site: Site; troubles: Troubles };
type OfWorker = { siteOfWorker: Site };

/**
 * Every worker has one production site of its own. A story fails when its pages write errors to the console or
 * throw, unless it says before which one is expected (`troubles.expect(/…/)`).
 */
export const test = base.extend<OfStory, OfWorker>({
  siteOfWorker: [
    async ({ browserName: _ }, use) => {
      const site = await startOwnSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
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
    await use(page);
  },
});
