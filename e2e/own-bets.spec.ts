/**
 * The room of a shot round shows the member's own bets of this round in one line: it comes with the first accepted
 * slip, grows with the next, and leaves digits, keys and total on a phone's first screen.
 */
import { enter, newMember } from "../tools/testing/member";
import { money, slipHand } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { boxOf } from "./support/bet-page";
import { takeShotRound } from "./support/shots";
import { expect, test } from "./support/site";

test("accepted slips join the bets of this round by themselves @phone @trial", async ({
  page,
  context,
  site,
}, { project }) => {
  const isPhone = project.name === "phone";
  if (isPhone) await page.setViewportSize({ width: 390, height: 664 });
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site, 500));
  const { betId } = await takeShotRound(site, "yeekee", 600);
  await page.goto(`/lotto/yeekee/${betId}`);
  const hand = slipHand(page, words);
  const bets = page.getByRole("button", { name: words("yeekee.bets.short") });
  const bet = async (number: string) => {
    await hand.type(number);
    await hand.send(10);
    const receipt = page.getByRole("dialog", { name: words("lotto.accepted.title") });
    await receipt.getByRole("button", { name: words("lotto.accepted.again") }).click();
  };

  await hand.keypad();
  await hand.digits(2);
  await hand.drop("teng_lang_2");
  await hand.choose("teng_bon_2");
  await expect(bets).toHaveCount(0);
  await bet("25");
  await expect(bets).toContainText(money(10));
  await bet("78");
  await expect(bets).toContainText(money(20));
  if (isPhone) {
    const bar = await boxOf(page.getByRole("region", { name: words("lotto.slip.title") }));
    const zero = page
      .getByRole("group", { name: words("lotto.keypad.label") })
      .getByRole("button", { name: "0", exact: true });
    const { y, height } = await boxOf(zero);
    expect(y + height, "the last key above the slip bar").toBeLessThanOrEqual(bar.y);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  expect(await violationsOf(page)).toEqual([]);

  await bets.click();
  const sheet = page.getByRole("dialog", { name: words("yeekee.bets.title") });
  await expect(sheet.getByRole("link")).toHaveCount(2);
  await expect(sheet.getByRole("link").first()).toContainText("78");
  await expect(sheet.getByRole("link").first()).toContainText(words("poy.status.accepted"));
  expect(await violationsOf(page)).toEqual([]);
});
