/**
 * The bell: notifications arrive while the page is open, are stored, and are marked as read once; and the count
 * of members online.
 */
import { readCcu } from "@/lib/contract/operators/ccu";
import { operatorLogin } from "@/lib/contract/operators/session";
import { createPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../tools/testing/calls";
import { enter, newMember } from "../tools/testing/member";
import { money } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { openLive, ownChannel } from "./support/live";
import { expect, test } from "./support/site";

test("a win rings the bell, stands behind it, and leads to its slip", { tag: "@trial" }, async ({
  page,
  context,
  site,
}) => {
  const words = await wordsOf("th");
  const member = await newMember(site, 500);
  await enter(context, site, member);
  await openLive(page, "/main", ownChannel);
  // The notification of the deposit made before this page.
  await expect(page.getByRole("button", { name: words("notice.unread", { count: 1 }) })).toBeVisible();

  const { betId } = await site.openRound("th_open");
  const line = { ref: "l1", add: 1, option: "teng_bon_2" as const, number: "47" };
  await site.call(createPoy, {
    body: { betId, lines: [{ ...line, price: satang(10_00), multiply: 90 }] },
    token: member.token,
    key: newKey(),
  });
  await site.enterResult(betId, { top3: "547", bottom2: "00" });
  await page.getByRole("button", { name: words("notice.unread", { count: 2 }) }).click();

  const bell = page.getByRole("dialog", { name: words("notice.title") });
  const today = bell.getByRole("region", { name: words("notice.today") }).getByRole("listitem");
  await expect(today).toHaveCount(2);
  await expect(today.first()).toContainText(words("notice.kinds.won"));
  await expect(today.first()).toContainText(`฿${money(900)}`);
  // What the page itself says of the win lies over the sheet, with a gleam that axe must not look at halfway.
  await expect(page.getByText(words("poy.moment.see"))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const operator = { userName: "staff01", password: site.password };
  const { auth } = await site.send(operatorLogin, { body: operator });
  const online = async () => (await site.call(readCcu, { token: auth ?? "" })).users;
  await expect.poll(online).toBeGreaterThanOrEqual(1);

  await today.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/poy\/stock\/[0-9a-f-]{36}$/);
  await page.reload();
  await page.keyboard.press("Shift");
  await expect(page.getByRole("button", { name: words("notice.title"), exact: true })).toBeVisible();
});
