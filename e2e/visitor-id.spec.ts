/** The visitor id: requested late, once in six hours and again for another visitor; never blocking anything. */
import type { Page } from "@playwright/test";
import { enter, newMember } from "../tools/testing/member";
import { expect, test } from "./support/site";

const asking = "**/api/visitors.identify";

test("a device is known by its id for six hours, and asked for anew when somebody signs in", {
  tag: "@sweep",
}, async ({ page, context, site }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/visitors.identify")) asked += 1;
  });
  await page.goto("/results");
  await isIdentified(page);
  const guest = await recordOf(page);
  expect(guest).toMatchObject({ visitorId: expect.stringMatching(/^[0-9a-f-]{36}$/), uuid: "" });
  expect(guest.exp - guest.iat).toBe(21_600);

  await enter(context, site, await newMember(site));
  await page.goto("/main");
  await isIdentified(page);
  const member = await recordOf(page);
  expect(member).toMatchObject({
    visitorId: guest.visitorId,
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });

  await page.goto("/lotto");
  const isRenewed = page.waitForResponse("**/api/users.auth");
  await page.keyboard.press("Shift");
  await isRenewed;
  expect([await recordOf(page), asked]).toEqual([member, 2]);
});

test("refused, it leads nobody away, and where its code does not come the site goes on", {
  tag: "@sweep",
}, async ({ page, context, site, troubles }) => {
  troubles.expect(/status of 401/);
  await enter(context, site, await newMember(site));
  await page.route(asking, (route) => route.fulfill({ status: 401, json: { code: "unauthorized" } }));
  await page.goto("/main");
  await isIdentified(page);
  await expect(page.getByRole("banner")).toContainText("฿0.00");
  await expect(page).toHaveURL(`${site.origin}/main`);
  expect(await page.evaluate(() => localStorage.getItem("visitor-id"))).toBeNull();
});

/** The first input starts what is loaded late. */
async function isIdentified(page: Page): Promise<void> {
  const answer = page.waitForResponse(asking);
  await page.keyboard.press("Shift");
  await (await answer).finished();
}

async function recordOf(page: Page) {
  const kept = await page.waitForFunction(() => localStorage.getItem("visitor-id"));
  return JSON.parse((await kept.jsonValue()) ?? "{}");
}
