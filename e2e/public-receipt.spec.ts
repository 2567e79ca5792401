/** A slip's public receipt: anyone reads it by its code, and its member switches it off. */
import { money } from "../tools/testing/slip-page";
import { violationsOf } from "./support/axe";
import { expect, test } from "./support/site";
import { sendSlip, signIn } from "./support/slips";

test("anyone with its code reads a slip, until its member switches it off", {
  tag: ["@phone", "@trial"],
}, async ({ page, browser, site }) => {
  const { words, member, betId } = await signIn(page, site);
  const sent = await sendSlip(site, member, betId, ["12", "34"], 10);
  await page.goto(`/poy/gov/${sent.poyId}`);
  await page.getByText(words("poy.check.title")).click();
  const link = page.getByRole("link", { name: words("poy.publicReceipt.open") });
  const path = (await link.getAttribute("href")) ?? "";
  expect(path).toMatch(/^\/receipt\/[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  await expect(page.getByRole("img", { name: words("poy.publicReceipt.qr") })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const guests = await browser.newContext({ baseURL: site.origin });
  const guest = await guests.newPage();
  const answer = await guest.goto(path);
  expect([answer?.status(), answer?.headers()["referrer-policy"], answer?.headers()["x-robots-tag"]]).toEqual(
    [200, "no-referrer", "noindex"],
  );
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(guest.getByText(words("poy.status.accepted"))).toBeVisible();
  await expect(guest.getByText(`฿${money(20)}`)).toBeVisible();
  await expect(guest.getByRole("main")).not.toContainText(member.userName);
  await expect(guest.getByRole("main")).not.toContainText(`#${sent.poyNo}`);
  expect(await violationsOf(guest)).toEqual([]);

  await page.getByRole("button", { name: words("poy.publicReceipt.off") }).click();
  await expect(page.getByText(words("poy.publicReceipt.isOff"))).toBeVisible();
  const unknown = "/receipt/7ZZZZZZZZZZZZZZZZZZZZZZZZZ";
  const said = new Set<string>();
  for (const address of [path, unknown, path.slice(0, -1), "/receipt/x", `${path}/x`, "/receipt"]) {
    const refused = await guest.goto(address);
    const headers = refused?.headers() ?? {};
    expect([refused?.status(), headers["referrer-policy"], headers["x-robots-tag"]], address).toEqual([
      404,
      "no-referrer",
      "noindex",
    ]);
    expect(headers["cache-control"], address).toContain("no-store");
    said.add((await guest.getByRole("main").textContent()) ?? "");
  }
  expect([...said]).toEqual([expect.stringContaining(words("error.missing.receipt.title"))]);
  await guests.close();
});
