/** Every error page: status, text and links; the site closed and open again; the network lost. */
import type { Page } from "@playwright/test";
import { operatorLogin } from "@/lib/contract/operators/session";
import { setMaintenance } from "@/lib/contract/operators/site";
import { enter, newMember } from "../tools/testing/member";
import { balanceOf, money } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { startLoneWeb } from "./support/lone-web";
import { expect, test } from "./support/site";

const languages = [
  ["th", ""],
  ["en", "/en"],
] as const;

/** Requests an address and reads the page that is returned. */
async function wall(page: Page, address: string, status: number, heading: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(status);
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
}

test("each error page has its own status, in the language of the address", {
  tag: ["@trial", "@phone"],
}, async ({ page, context, site, troubles }) => {
  troubles.expect(/status of (40[0134]|500)/);
  const lone = await startLoneWeb({ TOKEN_SECRET: site.tokenSecret });
  const noIndexOnce = () => expect(page.locator('meta[name="robots"]')).toHaveCount(1);
  for (const [folder, prefix] of languages) {
    const words = await wordsOf(folder);
    const link = (key: string) => page.getByRole("main").getByRole("link", { name: words(`error.${key}`) });
    await wall(page, `${prefix}/nowhere`, 404, words("error.notFoundTitle"));
    await noIndexOnce();
    await expect(link("backToHome")).toHaveAttribute("href", prefix || "/");
    await wall(page, `${prefix}/%E0%A4%A`, 400, words("error.notFoundTitle"));
    await noIndexOnce();

    const noLotto = 4;
    await enter(context, site, await newMember(site), { status: noLotto });
    await wall(page, `${prefix}/lotto`, 403, words("error.deniedTitle"));
    await noIndexOnce();
    await expect(link("goHome")).toHaveAttribute("href", `${prefix}/main`);
    await wall(page, `${lone.origin}${prefix}/main`, 500, words("error.serverTitle"));
    await noIndexOnce();
    await expect(page.getByRole("button", { name: words("error.refresh") })).toBeVisible();
    await expect(link("home")).toHaveAttribute("href", prefix || "/");

    await context.addCookies([{ url: site.origin, name: "session-refused", value: "1" }]);
    const leaves = page.waitForResponse("**/api/users.logout");
    await wall(page, `${prefix}/main`, 401, words("error.unauthorizedTitle"));
    await noIndexOnce();
    expect((await leaves).request().method()).toBe("POST");
    await context.clearCookies();
  }
  await lone.stop();
});

test("what is missing is named after what it is, and a member keeps the bars, the balance and a way on", {
  tag: "@phone",
}, async ({ page, context, site, troubles }) => {
  troubles.expect(/status of 40[34]/);
  const words = await wordsOf("th");
  const member = await newMember(site, 500);
  await enter(context, site, member);
  const places = page.getByRole("navigation", { name: words("shell.places") });
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const [address, thing, on] of [
    [`/poy/gov/${unknown}`, "slip", "/poy"],
    ["/poy/gov/none", "slip", "/poy"],
    ["/lotto/none", "market", "/lotto"],
    ["/lotto/gov/none", "round", "/lotto"],
    ["/results/yeekee/none", "draw", "/results"],
    ["/game/wl/slots/none", "game", "/games"],
  ] as const) {
    await wall(page, address, 404, words(`error.missing.${thing}.title`));
    await expect(places, address).toBeVisible();
    await expect(balanceOf(page), address).toContainText(money(member.paidIn));
    const go = page.getByRole("main").getByRole("link", { name: words(`error.missing.${thing}.go`) });
    await expect(go, address).toHaveAttribute("href", on);
  }
  await wall(page, "/nowhere", 404, words("error.notFoundTitle"));
  expect(await violationsOf(page)).toEqual([]);
  await places.getByRole("link", { name: words("shell.slips") }).click();
  await expect(page).toHaveURL(`${site.origin}/poy`);

  const noLotto = 4;
  // No page is open while the session is exchanged: its reads would carry the proof of the former one.
  await page.goto("about:blank");
  await enter(context, site, member, { status: noLotto });
  await wall(page, "/lotto", 403, words("error.deniedTitle"));
  await expect(places).toBeVisible();
});

test("an operator closes the site; open pages show it, and continue by themselves when it opens", {
  tag: "@sweep",
}, async ({ page, context, site, troubles }) => {
  troubles.expect(/status of 503/);
  const words = await wordsOf("en");
  await enter(context, site, await newMember(site));
  const login = { userName: "admin01", password: site.password };
  const token = (await site.send(operatorLogin, { body: login })).auth ?? "";
  const close = (on: boolean) =>
    site.call(setMaintenance, { body: { on, ...(on && { message: "Back by eight" }) }, token });
  await page.goto("/en/main");
  await close(true);
  await expect.poll(async () => (await page.request.get("/api/cashs")).status()).toBe(503);
  expect(await (await page.request.get("/api/cashs")).json()).toMatchObject({ code: "maintenance" });
  await wall(page, "/en/lotto", 503, words("error.maintenanceTitle"));
  await expect(page.getByText("Back by eight")).toBeVisible();
  await expect(page.getByRole("button", { name: words("error.goBack") })).toBeVisible();
  await page.getByText(words("error.moreInfo")).click();
  await expect(page.getByRole("link", { name: /02-000-0000/ })).toBeVisible();
  expect((await page.request.get("/icon.svg")).status()).toBe(200);
  await close(false);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words("error.maintenanceTitle"));
  await expect(page).toHaveURL(`${site.origin}/en/lotto`);
});

test("a lost network is shown on every page, and the offline page continues when it is back", {
  tag: "@sweep",
}, async ({ page, context }) => {
  const words = await wordsOf("en");
  await page.goto("/en/results");
  const banner = page.getByText(words("shell.offline"));
  await expect(banner).toBeHidden();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await page.evaluate(() => scrollTo(0, 10_000));
  await expect(banner).toBeInViewport();
  await context.setOffline(false);
  await expect(banner).toBeHidden();

  await page.goto("/en/offline");
  await expect(page.getByText(words("error.onlineText"))).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole("button", { name: words("error.tryAgain") })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("link", { name: words("error.backToHome") })).toBeVisible();
});
