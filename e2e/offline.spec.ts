/**
 * The network is lost while browsing: the offline page is shown in the page's language, and no member data is
 * cached.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { createPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../tools/testing/calls";
import { enter, newMember } from "../tools/testing/member";
import { wordsOf } from "../tools/testing/words";
import { expect, test } from "./support/site";

test.use({ serviceWorkers: "allow" });

const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

test("without a network every address shows the offline page in its language, and with it again the page itself", {
  tag: "@sweep",
}, async ({ page, context, troubles }) => {
  troubles.expect(noNetwork);
  await page.goto("/results");
  await hasWorker(page);
  for (const [folder, address] of [
    ["th", "/results"],
    ["en", "/en/howto/lotto"],
    ["kh", "/kh/lotto/gov"],
    ["mm", "/mm/nowhere/at/all"],
  ] as const) {
    const words = await wordsOf(folder);
    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByRole("heading", { name: words("error.offlineTitle"), level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    // Hydrated: its own scripts came from the cache.
    await expect(page.getByRole("button", { name: words("error.tryAgain") })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(words("error.onlineText"))).toBeVisible();
  }
  await page.goto("/en/howto/lotto");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
    (await wordsOf("en"))("error.offlineTitle"),
  );
});

test("a member who logs out leaves nothing behind, and still has the offline page", {
  tag: "@sweep",
}, async ({ page, context, site, troubles }) => {
  troubles.expect(noNetwork);
  const words = await wordsOf("en");
  const member = await newMember(site, 100);
  await enter(context, site, member);
  await page.goto("/en/main");
  await hasWorker(page);
  expect(await keptAddresses(page)).toEqual(["/en/offline", "/kh/offline", "/mm/offline", "/offline"]);
  expect(await storedTexts(page)).not.toContain(member.userName);

  await page.getByRole("button", { name: words("shell.account") }).click();
  await page.getByRole("button", { name: words("shell.logout") }).click();
  await page.waitForURL(/\/(en)?$/);
  await offline(context, page, "/en/main", words("error.offlineTitle"));
});

test("a member reads the last slips without a network; nothing is sent by itself, and nothing stays after the logout", {
  tag: "@sweep",
}, async ({ page, context, site, troubles }) => {
  troubles.expect(noNetwork);
  const words = await wordsOf("en");
  const member = await newMember(site, 100);
  const { betId } = await site.openRound("gov");
  const line = {
    ref: "a",
    add: 0,
    option: "teng_bon_2" as const,
    number: "47",
    price: satang(10_00),
    multiply: 90,
  };
  const poy = await site.call(createPoy, {
    body: { betId, lines: [line] },
    token: member.token,
    key: newKey(),
  });
  await enter(context, site, member);
  await page.goto("/en/poy");
  await hasWorker(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("last-slips"))).toContain(poy.poyId);

  await offline(context, page, "/en/main", words("error.offlineTitle"), async () => {
    const last = page.getByRole("region", { name: words("platform.lastSlips.title") });
    await expect(last).toContainText(words("poy.card.no", { no: poy.poyNo }));
    await expect(last.getByRole("link")).toHaveCount(0);
    await expect(last.getByRole("button")).toHaveCount(0);
  });
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await expect(page.getByText(words("error.onlineText"))).toBeVisible();
  expect(sent.filter((url) => url.includes("/poy-api/"))).toEqual([]);

  await page.goto("/en/main");
  await page.getByRole("button", { name: words("shell.account") }).click();
  await page.getByRole("button", { name: words("shell.logout") }).click();
  await page.waitForURL(/\/(en)?$/);
  expect(await page.evaluate(() => localStorage.getItem("last-slips"))).toBeNull();
});

async function offline(
  context: BrowserContext,
  page: Page,
  address: string,
  title: string,
  look = async () => {},
): Promise<void> {
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await look();
  await context.setOffline(false);
}

/** The first input registers the service worker; resolves once it controls this page. */
async function hasWorker(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Cached pages, by address. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
    return kept.filter((path) => !/^\/(_next\/static|fonts)\/|^\/icons-/.test(path)).sort();
  });

/** All text of the cached pages. */
const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (answer?.headers.get("content-type")?.includes("html")) texts.push(await answer.text());
      }
    }
    return texts.join("\n");
  });

test("search engines find the public pages in four languages, and no others", { tag: "@sweep" }, async ({
  page,
  site,
}) => {
  const textOf = async (address: string) => (await page.request.get(address)).text();
  expect(await textOf("/robots.txt")).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const map = await textOf("/sitemap.xml");
  expect(map).toContain(`<loc>${site.origin}/mm/results</loc>`);
  expect(map).toContain(`hreflang="km" href="${site.origin}/kh/results"`);
  expect(map).not.toMatch(/:\d+(\/\w\w)?\/(main|credit|lotto|offline|games)</);
  const noindex = /<meta name="robots" content="noindex/;
  expect(await textOf("/en/offline")).toMatch(noindex);
  expect(await textOf("/nowhere")).toMatch(noindex);
  expect(await textOf("/en/results")).not.toMatch(noindex);
  expect((await page.request.get("/sw.js")).headers()["cache-control"]).toBe("no-cache");
});
