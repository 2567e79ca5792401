/**
 * A partner's page that frames ours, on another origin (decisions 7 and 8): the login completes in the frame and
 * continues in the whole window; every other page of the site refuses to be framed.
 */
import type { Page } from "@playwright/test";
import { enter, newMember, password } from "../tools/testing/member";
import { startOwnSite } from "../tools/testing/own-site";
import { type PartnerSite, partnerEntry, startPartner } from "../tools/testing/partner";
import { type Words, wordsOf } from "../tools/testing/words";
import { expect, type Site, test } from "./support/site";

let partnerSite: PartnerSite;
test.beforeAll(async () => {
  partnerSite = await startPartner();
});
test.afterAll(() => partnerSite.stop());

const refusesFrame = /frame-ancestors|X-Frame-Options/;

test("a partner's page embeds the login, which completes there and goes on in the whole window", {
  tag: "@desktop",
}, async ({ page, site, troubles }) => {
  troubles.expect(refusesFrame);
  const words = await wordsOf("th");
  const member = await newMember(site);
  await partnerSite.open(page, [
    `${site.origin}/external/login`,
    `${site.origin}/login`,
    `${site.origin}/main`,
  ]);
  await areRefused(page, [`${site.origin}/login`, `${site.origin}/main`]);

  await logInWithin(page, words, member.userName);
  await expect(frameOf(page).getByText(member.userName)).toBeVisible();
  await expect.poll(() => loginsHeard(page)).toEqual([[site.origin, { type: "login-ok" }]]);
  await goOn(page, words);
  await expect(page).toHaveURL(`${site.origin}/main`);
  await expect(page.getByRole("banner")).toContainText("฿0.00");
});

test("the frame tells how high it is, and follows its partner's theme and language", {
  tag: "@sweep",
}, async ({ page, site }) => {
  await partnerSite.open(page, [`${site.origin}/external/login`]);
  const heights = async () => (await partnerSite.heard(page)).flatMap(([, message]) => heightOf(message));
  await expect.poll(heights).not.toEqual([]);
  const bottom = await frameOf(page)
    .getByRole("main")
    .evaluate((main) => main.getBoundingClientRect().bottom + scrollY);
  expect((await heights()).at(-1)).toBe(Math.ceil(bottom));

  const html = frameOf(page).locator("html");
  await partnerSite.say(page, { type: "theme", value: "dark" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await partnerSite.say(page, { type: "language", value: "km" });
  await expect(html).toHaveAttribute("lang", "km");
  const words = await wordsOf("kh");
  await expect(frameOf(page).getByRole("heading", { name: words("external.title") })).toBeVisible();
});

test("a partner's token logs in without a form, opens an account the first time, and serves once", {
  tag: "@sweep",
}, async ({ page, site, troubles }) => {
  troubles.expect(/status of 409/);
  const words = await wordsOf("th");
  const address = await partnerEntry(site.origin, `story-${Date.now()}`);
  await partnerSite.open(page, [address]);
  await goOn(page, words);
  await expect(page).toHaveURL(`${site.origin}/main`);
  await partnerSite.open(page, [address]);
  await expect(frameOf(page).getByText(words("fault.partner-token-used"))).toBeVisible();
  await expect(frameOf(page).getByRole("button", { name: words("external.title") })).toBeVisible();
});

test("at the top of a window a partner's token and a code of somebody else's making wait for a press", {
  tag: "@sweep",
}, async ({ page, site, troubles }) => {
  troubles.expect(/status of 422/);
  const words = await wordsOf("th");
  const asked = page.getByRole("button", { name: words("external.continue"), exact: true });
  await page.goto(await partnerEntry(site.origin, `top-${Date.now()}`));
  await expect(page.getByText(words("external.fromPartner", { partner: "lucky" }))).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await asked.click();
  await expect(page).toHaveURL(`${site.origin}/main`);

  await page.goto(`${site.origin}/external/login?code=${"A".repeat(43)}`);
  await expect(page.getByText(words("external.fromFrame"))).toBeVisible();
  await asked.click();
  await expect(page.getByText(words("fault.hand-off-invalid"))).toBeVisible();
  await page.goto(`${site.origin}/external/login`);
  await expect(page, "a member who has a session is led on").toHaveURL(`${site.origin}/main`);
});

test("a wrong PIN is reported in the frame, and nothing of ours is stored or loaded there", {
  tag: "@sweep",
}, async ({ page, site, troubles }) => {
  troubles.expect(/status of 401/);
  const words = await wordsOf("th");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await partnerSite.open(page, [`${site.origin}/external/login`]);
  await logInWithin(page, words, "nobody99");
  await expect(frameOf(page).getByText(words("member.login.invalidLoginCredential"))).toBeVisible();
  expect(await loginsHeard(page)).toEqual([]);
  expect((await page.context().cookies(site.origin)).map(({ name }) => name)).toEqual([]);
  expect(asked).not.toContain("/api/visitors.identify");
});

test("a code that was not used within its minute gives the form back", { tag: "@sweep" }, async ({
  page,
  site,
}) => {
  const words = await wordsOf("th");
  await page.clock.install();
  await partnerSite.open(page, [await partnerEntry(site.origin, `late-${Date.now()}`)]);
  await expect(frameOf(page).getByRole("link", { name: words("external.continue") })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(frameOf(page).getByText(words("external.over"))).toBeVisible();
});

test("no other page stands in a frame, whoever looks and whatever it says", { tag: "@sweep" }, async ({
  page,
  context,
  site,
  troubles,
}) => {
  troubles.expect(refusesFrame);
  troubles.expect(/status of 4\d\d/);
  const paths = [
    ...["/", "/login", "/register", "/register/friend", "/results", "/howto/lotto", "/en/login", "/mm"],
    ...["/main", "/lotto", "/poy", "/credit/deposit", "/bank/add", "/profile/limits", "/games"],
    ...["/nowhere", "/%E0%A4%A", "/vdo/external", "/externals", "/error-500", "/sim/bank"],
    ...["/icon.svg", "/icons-3.svg", "/fonts/none.woff2", "/_next/static/none.js"],
    ...["/api/cashs", "/poy-api/bet-lists.latest", "/api/nowhere"],
  ];
  const addresses = paths.map((path) => site.origin + path);
  await partnerSite.open(page, addresses);
  await areRefused(page, addresses);

  // A frame of another site receives no cookie of the member: member pages are requested from a page of the same
  // site.
  await enter(context, site, await newMember(site));
  for (const path of ["/main", "/lotto", "/credit/deposit"]) {
    const { headers } = await headersOf(page, site, path);
    expect([path, headers["x-frame-options"]]).toEqual([path, "DENY"]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
});

test("with partners named, only their pages may embed", { tag: "@sweep" }, async ({ page, troubles }) => {
  troubles.expect(refusesFrame);
  const words = await wordsOf("th");
  const stranger = await startPartner();
  const site = await startOwnSite({ FRAME_PARTNERS: partnerSite.origin });
  const address = `${site.origin}/external/login`;
  try {
    await stranger.open(page, [address, `${site.origin}/en/external/login`]);
    await areRefused(page, [address, `${site.origin}/en/external/login`]);
    const member = await newMember(site);
    await partnerSite.open(page, [address]);
    await logInWithin(page, words, member.userName);
    await goOn(page, words);
    await expect(page).toHaveURL(`${site.origin}/main`);
  } finally {
    // A page that is still open would fail its requests to a site that has stopped.
    await page.goto("about:blank");
    stranger.stop();
    await site.stop();
  }
});

const frameOf = (page: Page) => page.frameLocator("iframe").first();

async function logInWithin(page: Page, words: Words, userName: string): Promise<void> {
  const frame = frameOf(page);
  await frame.getByLabel(words("member.fields.userName"), { exact: true }).fill(userName);
  await frame.getByLabel(words("member.fields.password"), { exact: true }).fill(password);
  await frame.getByRole("button", { name: words("member.login.submit") }).click();
}

/** The button that opens the top window. */
const goOn = (page: Page, words: Words) =>
  frameOf(page)
    .getByRole("link", { name: words("external.continue") })
    .click();

/** The browser shows a page of its own instead of one that refuses framing. */
async function areRefused(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const frame = page.locator(`iframe[src="${address}"]`);
    await expect(async () => {
      const content = await (await frame.elementHandle())?.contentFrame();
      expect(content?.url(), address).toBe("chrome-error://chromewebdata/");
    }).toPass();
  }
}

const headersOf = async (page: Page, site: Site, path: string) => {
  const answer = await page.request.get(site.origin + path);
  return { headers: answer.headers() };
};

const heightOf = (message: unknown): number[] =>
  message && typeof message === "object" && "height" in message ? [Number(message.height)] : [];

const loginsHeard = async (page: Page) =>
  (await partnerSite.heard(page)).filter(([, message]) => heightOf(message).length === 0);
