/** A number that was read somewhere leads into the slip of an open round. */
import { enter, newMember } from "../tools/testing/member";
import { slipHand } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { expect, test } from "./support/site";

test("a number that came often is put into the slip of the open round", { tag: "@phone" }, async ({
  page,
  context,
  site,
}) => {
  const words = await wordsOf("th");
  const { betId } = await site.openRound("gov");
  await enter(context, site, await newMember(site, 100));
  await page.goto("/results?view=statistics&market=gov&option=teng_bon_2");
  const hot = page
    .getByRole("region", { name: words("result.stats.hot") })
    .getByRole("link")
    .first();
  const number = (await hot.textContent()) ?? "";
  await hot.click();

  await expect(page).toHaveURL(new RegExp(`/lotto/gov/${betId}$`));
  await page.getByRole("button", { name: words("lotto.import.take") }).click();
  const asked = await slipHand(page, words).review();
  await expect(asked).toContainText(number);
  await expect(asked).toContainText(words("lotto.slip.lines", { n: 1 }));
});

test("a dream is searched for, and one of its numbers put into the slip", { tag: "@phone" }, async ({
  page,
  context,
  site,
}) => {
  const words = await wordsOf("th");
  const { betId } = await site.openRound("gov");
  await enter(context, site, await newMember(site, 100));
  await page.goto("/dreams");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("searchbox", { name: words("dreams.search") }).fill("ฟันหัก");
  await page.getByRole("button", { name: words("dreams.find") }).click();
  const numbers = page.getByRole("list", {
    name: words("dreams.numbers", { name: words("dreams.names.falling-tooth") }),
  });
  await numbers.getByRole("link").first().click();

  await expect(page).toHaveURL(new RegExp(`/lotto/gov/${betId}$`));
  await page.getByRole("button", { name: words("lotto.import.take") }).click();
  const asked = await slipHand(page, words).review();
  await expect(asked).toContainText("32");
  await expect(asked).toContainText(words("lotto.slip.lines", { n: 2 }));
});
