/** The member's home page on a phone: money, what closes next and own slips are on the first screen. */
import { createPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../tools/testing/calls";
import { enter, newMember } from "../tools/testing/member";
import { wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { openLive, ownChannel } from "./support/live";
import { expect, test } from "./support/site";

const CARD_MOST_PX = 190;

for (const [folder, prefix, tags] of [
  ["th", "", ["@phone", "@trial"]],
  ["mm", "/mm", ["@sweep"]],
] as const) {
  test(`the balance, the next closes and one's slip come before the menu, and one tap bets again (${folder})`, {
    tag: [...tags],
  }, async ({ page, context, site }) => {
    const words = await wordsOf(folder);
    const member = await newMember(site, 500);
    const { betId } = await site.openRound("gov");
    const line = { ref: "a", add: 1, option: "teng_bon_2" as const, number: "12", multiply: 90 };
    const slip = await site.call(createPoy, {
      body: { betId, lines: [{ ...line, price: satang(10_00) }] },
      token: member.token,
      key: newKey(),
    });
    await enter(context, site, member);
    await page.goto(`${prefix}/main`);

    const boxOf = async (name: string) => {
      const box = await page.getByRole("region", { name, exact: true }).boundingBox();
      if (!box) throw new Error(`${name} is not shown`);
      return box;
    };
    const [balance, soon, slips] = [
      await boxOf(words("main.balance.title")),
      await boxOf(words("main.soon.title")),
      await boxOf(words("main.slips.title")),
    ];
    expect(balance.height).toBeLessThanOrEqual(CARD_MOST_PX);
    expect(soon.y).toBeGreaterThan(balance.y);
    expect(slips.y).toBeGreaterThan(soon.y);
    const places = page.getByRole("navigation", { name: words("main.places.title"), exact: true });
    const menu = await places.boundingBox();
    expect(menu?.y).toBeGreaterThan(slips.y);
    expect(await violationsOf(page)).toEqual([]);

    // The government's open round offers its last slip again, too.
    const again = { name: words("poy.acts.againOf", { no: slip.poyNo }) };
    await expect(page.getByRole("button", again)).toHaveCount(2);
    const own = page.getByRole("region", { name: words("main.slips.title"), exact: true });
    await own.getByRole("button", again).click();
    const sheet = page.getByRole("dialog", { name: words("lotto.import.titleOf", { no: slip.poyNo }) });
    await expect(sheet).toContainText(words("lotto.import.fits", { n: 1 }));
    await expect(page).toHaveURL(new RegExp(`/lotto/gov/${betId}$`));
  });
}

test("a slip on the home page follows its settlement while the page is open", { tag: "@phone" }, async ({
  page,
  context,
  site,
}) => {
  const words = await wordsOf("th");
  const member = await newMember(site, 500);
  const { betId } = await site.openRound("gov");
  const line = { ref: "a", add: 1, option: "teng_lang_2" as const, number: "56", multiply: 90 };
  await site.call(createPoy, {
    body: { betId, lines: [{ ...line, price: satang(10_00) }] },
    token: member.token,
    key: newKey(),
  });
  await enter(context, site, member);
  await openLive(page, "/main", ownChannel);
  const slips = page.getByRole("region", { name: words("main.slips.title"), exact: true });
  await expect(slips).toContainText(words("poy.card.pendingNet"));
  await site.enterResult(betId, {
    first: "491847",
    front3: ["123", "456"],
    back3: ["789", "321"],
    back2: "56",
  });
  await expect(slips).toContainText(words("poy.status.won"));
});
