/**
 * Editorial content: promotions that editors write, videos with captions, help with pictures, the carousel of the
 * front page; in four languages, without violations that axe finds.
 */
import { operatorLogin } from "@/lib/contract/operators/session";
import { removeContent, saveContent } from "@/lib/contract/operators/site";
import { bangkokIso, DAY_MS } from "@/lib/domain/time/time";
import { newKey } from "../tools/testing/calls";
import { type LocaleFolder, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { expect, type Site, test, testOnRealTime } from "./support/site";

const prefixes: Record<LocaleFolder, string> = { th: "", en: "/en", kh: "/kh", mm: "/mm" };

test("a newcomer looks round: the banner, a promotion, a video, a help page", { tag: "@phone" }, async ({
  page,
}) => {
  const words = await wordsOf("en");
  await page.goto("/en");
  const banners = page.getByRole("region", { name: words("home.carousel.label") });
  await banners.getByRole("button", { name: words("home.carousel.next") }).click();
  // The previous slide is still in view while the row moves.
  const slide = banners.locator("li[data-banner]:not([inert])");
  // A click on a slide that still moves scrolls the row, which may then snap back.
  await expect(slide).toBeInViewport({ ratio: 0.99 });
  await slide.getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/promotions#promotion-rank-en$/);
  await expect(page.locator("#promotion-rank-en")).toBeInViewport();
  expect(await page.evaluate(() => document.cookie)).toContain("banner-click=rank-en");

  await page.goto("/en/vdo");
  // Below the videos are the same topics in pictures.
  await page
    .getByRole("main")
    .getByRole("link", { name: words("howto.topics.deposit.title") })
    .and(page.locator("[href*='/vdo/']"))
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("howto.topics.deposit.title"));
  const player = page.locator("video");
  // Nothing of it is fetched before a press.
  await player.evaluate((video: HTMLVideoElement) => {
    video.preload = "metadata";
  });
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(20);
  expect(
    await player.evaluate((video: HTMLVideoElement) => [video.paused, video.textTracks[0]?.language]),
  ).toEqual([true, "en"]);

  await page.goto("/en/how-to");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${words("howto.topics.withdraw.title")}`) })
    .click();
  const picture = page.getByRole("img", { name: /1: / });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(540);
});

test("a guest goes from page to page without loading a document again", { tag: "@phone" }, async ({
  page,
}) => {
  const words = await wordsOf("th");
  await page.goto("/results");
  await page.evaluate(() => document.documentElement.setAttribute("data-first", ""));
  const isSame = () => expect(page.locator("html[data-first]")).toHaveCount(1);

  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: words("shell.login") }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("button", { name: words("member.login.submit") })).toBeVisible();
  await isSame();
  await page.getByRole("main").locator("a[href$='/register']").first().click();
  await expect(page).toHaveURL(/\/register$/);
  await isSame();
  await banner.locator("a[href='/']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await isSame();
});

test("a shared link previews as its own page, in its own language", { tag: "@desktop" }, async ({
  page,
  site,
}) => {
  const headOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    const content = (pattern: RegExp) => pattern.exec(html)?.[1];
    return {
      title: content(/<title>([^<]*)</),
      description: content(/<meta name="description" content="([^"]*)"/),
      ogTitle: content(/<meta property="og:title" content="([^"]*)"/),
      ogDescription: content(/<meta property="og:description" content="([^"]*)"/),
      url: content(/<meta property="og:url" content="([^"]*)"/),
      locale: content(/<meta property="og:locale" content="([^"]*)"/),
      card: content(/<meta name="twitter:card" content="([^"]*)"/),
    };
  };
  const pictureOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
  };
  const paths = [
    ...["", "/results", "/login", "/register", "/forgot-pin", "/terms", "/privacy", "/how-to", "/promotions"],
    ...["/howto/lotto", "/howto/lotto4d", "/howto/draw", "/vdo", "/download"],
  ].map((path) => `/en${path}`);
  const heads = await Promise.all(paths.map(headOf));
  for (const [at, { title, description, ...shared }] of heads.entries()) {
    expect.soft(shared).toEqual({
      ogTitle: title,
      ogDescription: description,
      url: `${site.origin}${paths[at]}`,
      locale: "en_US",
      card: "summary_large_image",
    });
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length);
  expect((await headOf("/kh/results")).locale).toBe("km_KH");
  const pictures = await Promise.all(["/kh", "/mm/results", "/en/register/somchai"].map(pictureOf));
  expect(pictures.map((url) => url.replace(/\d{4}-\d\d-\d\d/, "DAY"))).toEqual([
    `${site.origin}/share/kh/site.png`,
    `${site.origin}/share/mm/results/DAY.png`,
    `${site.origin}/share/en/invitation.png`,
  ]);
  for (const url of pictures) {
    const picture = await page.request.get(url);
    expect([picture.status(), picture.headers()["content-type"]], url).toEqual([200, "image/png"]);
  }
});

test("search engines read what a page is, and the way to it", { tag: "@desktop" }, async ({ page, site }) => {
  const dataOf = async (path: string): Promise<Record<string, unknown>[]> => {
    const html = await (await page.request.get(path)).text();
    const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
    return [...scripts].map(([, text = ""]) => JSON.parse(text));
  };
  const typesOf = async (path: string) => (await dataOf(path)).map((data) => data["@type"]).toSorted();
  expect(await typesOf("/en")).toEqual(["Organization"]);
  expect(await typesOf("/en/howto/deposit")).toEqual(["BreadcrumbList", "HowTo"]);
  expect(await typesOf("/en/howto/draw")).toEqual(["BreadcrumbList", "FAQPage"]);
  expect(await typesOf("/en/vdo/pay-in")).toEqual(["BreadcrumbList", "VideoObject"]);
  expect(await dataOf("/kh/results")).toMatchObject([
    { itemListElement: [{ item: `${site.origin}/kh` }, { item: `${site.origin}/kh/results` }] },
  ]);
});

for (const { tag, most } of [
  { tag: "@phone", most: 220 },
  { tag: "@desktop", most: 320 },
]) {
  test(`the front page shows what closes next below a hero of ${most} px`, { tag }, async ({ page }) => {
    const words = await wordsOf("mm");
    await page.goto("/mm");
    const hero = page.getByRole("region", { name: words("home.carousel.label") });
    expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(most);
    const closings = page.getByRole("region", { name: words("home.closings.heading") });
    await expect(closings.getByRole("link")).toHaveCount(4);
    const { y = 0, height = 0 } = (await closings.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(most + 400);
    await expect(page.getByRole("banner").getByRole("link", { name: words("shell.login") })).toBeVisible();
  });
}

test("results that need more room scroll in their own row, not the page", {
  tag: ["@trial", "@phone"],
}, async ({ page, site }) => {
  const words = await wordsOf("th");
  for (const betType of ["korea", "dowjones", "egypt"]) {
    const { betId } = await site.openRound(betType);
    await site.enterResult(betId, { top3: "547", bottom2: "00" });
  }
  const tiles = page.getByRole("region", { name: words("home.fresh.heading") }).getByRole("listitem");
  // The page shares a cached answer for a second. Another story's round may be among the fresh ones.
  await expect(async () => {
    await page.goto("/");
    await expect(tiles.nth(2)).toBeAttached({ timeout: 500 });
  }).toPass();
  const [content, screen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBe(screen);
});

testOnRealTime(
  "what an editor writes is shown clean, and ends where it says",
  { tag: "@sweep" },
  async ({ page, site }) => {
    const words = await wordsOf("th");
    const token = await administrator(site);
    const [running, ended] = [newKey(), newKey()];
    const piece = { kind: "promotion" as const, locale: null, isHidden: false, imageUrl: null };
    const at = (days: number) => bangkokIso(Date.now() + days * DAY_MS);
    const html =
      '<p>Clean <b>text</b></p><script>document.title = "run"</script><img src=x onerror=alert(1)>';
    await site.call(saveContent, {
      body: { ...piece, id: running, title: "Now", html, publishedAt: at(-1), endsAt: at(1) },
      token,
    });
    await site.call(saveContent, {
      body: { ...piece, id: ended, title: "Then", html, publishedAt: at(-9), endsAt: at(-1) },
      token,
    });
    // The pages share a cached answer for half a minute.
    await expect(async () => {
      await page.goto("/promotions");
      await expect(page.getByRole("heading", { name: "Then" })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.locator(`#promotion-${running} b`)).toHaveText("text");
    await expect(page.locator(`#promotion-${running} :is(script, img)`)).toHaveCount(0);
    const endedOnes = page.getByRole("region", { name: words("promotion.ended") });
    await endedOnes.getByText(words("promotion.details")).click();
    await expect(endedOnes.getByText("Clean")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    for (const id of [running, ended])
      await site.call(removeContent, { body: { kind: "promotion", id }, token });
  },
);

for (const [folder, prefix] of Object.entries(prefixes) as [LocaleFolder, string][]) {
  test(`every page of words and pictures stands (${folder})`, { tag: "@sweep" }, async ({ page }) => {
    const words = await wordsOf(folder);
    const titles: [string, string][] = [
      ["/promotions", words("promotion.title")],
      ["/vdo", words("vdo.title")],
      ["/vdo/place-a-bet", words("howto.topics.lotto.title")],
      ["/how-to", words("howto.title")],
      ["/download", words("download.title")],
      ["/howto/draw", words("draw.title")],
      ...["deposit", "forgot-pin", "register-addbank", "result-poy", "withdraw"].map(
        (topic): [string, string] => [`/howto/${topic}`, words(`howto.topics.${topic}.title`)],
      ),
    ];
    for (const [path, title] of titles) {
      await page.goto(prefix + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(await violationsOf(page), path).toEqual([]);
    }
  });
}

test("a video that is not there has no page", { tag: "@sweep" }, async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  const words = await wordsOf("th");
  const answer = await page.goto("/vdo/nowhere");
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: words("error.missing.video.title"), level: 1 }),
  ).toBeVisible();
});

async function administrator(site: Site): Promise<string> {
  const body = { userName: "admin01", password: site.password };
  return (await site.send(operatorLogin, { body })).auth ?? "";
}

test("a video's place is kept while its picture is on its way", { tag: "@phone" }, async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/images/vdo/**/*.webp", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/vdo/place-a-bet", { waitUntil: "commit" });
  const player = page.locator("main video");
  await expect(player).toBeVisible();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  const sizeOf = async () => {
    const box = await player.boundingBox();
    return [box?.width, box?.height];
  };
  const before = await sizeOf();
  const loaded = page.waitForResponse("**/images/vdo/**/*.webp");
  send();
  await loaded;
  await page.waitForLoadState("load");
  expect(await sizeOf()).toEqual(before);
});
