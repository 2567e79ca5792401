/** Favourite markets have a view of their own, rendered by the server, and are kept on the device. */
import { enter, newMember } from "../tools/testing/member";
import { wordsOf } from "../tools/testing/words";
import { expect, test } from "./support/site";

test("a starred market is in the favourites, in the server's HTML as well, until it is taken off @trial", async ({
  page,
  context,
  site,
}) => {
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site));
  // Not every market has a round on every day.
  await site.openRound("egypt");
  await page.goto("/lotto?show=stock");
  const name = words("market.egypt");
  await page
    .getByRole("button", { name: words("lotto.list.favour", { name }) })
    .first()
    .click();
  expect(
    await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("favourite"))),
  ).toEqual([["favourite-markets:1", '["egypt"]']]);

  const chip = page.getByRole("link", { name: words("lotto.list.views.favourites") });
  await chip.click();
  await expect(page).toHaveURL(/\/lotto\?show=favourites$/);
  const off = page.getByRole("button", { name: words("lotto.list.unfavour", { name }) }).first();
  await expect(off).toBeVisible();

  const html = await (await page.reload())?.text();
  const rendered = html?.slice(html.indexOf("<main"), html.indexOf("</main>")) ?? "";
  expect(rendered).toContain("/lotto/stock/egypt-");
  expect(rendered).not.toContain("/lotto/stock/korea-");

  await off.click();
  await expect(page.getByText(words("lotto.list.noFavourites"))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/lotto\?show=stock$/);
  await expect(page.locator('a[href^="/lotto/stock/korea-"]').first()).toBeAttached();
});
