/** Favourite markets come first, already in the server's HTML, and are kept on the device. */
import { enter, newMember } from "../tools/testing/member";
import { wordsOf } from "../tools/testing/words";
import { expect, test } from "./support/site";

test("a starred market stands first at once, after a reload and without a jump @trial", async ({
  page,
  context,
  site,
}) => {
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site));
  await page.goto("/lotto");
  const name = words("market.egypt");
  const section = page.getByRole("region", { name: words("lotto.list.favourites") });
  await expect(section).toHaveCount(0);
  await page
    .getByRole("button", { name: words("lotto.list.favour", { name }) })
    .first()
    .click();
  await expect(section).toContainText(name);
  expect(
    await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("favourite"))),
  ).toEqual([["favourite-markets:1", '["egypt"]']]);

  const html = await (await page.reload())?.text();
  const rendered = html?.slice(html.indexOf("<main")) ?? "";
  expect(rendered.indexOf('id="section-favourites"')).toBeGreaterThan(0);
  expect(rendered.indexOf('id="section-favourites"')).toBeLessThan(rendered.indexOf('id="section-gov"'));
  await expect(section).toContainText(name);

  await section
    .getByRole("button", { name: words("lotto.list.unfavour", { name }) })
    .first()
    .click();
  await expect(section).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("region", { name: words("market.sections.gov") })).toBeVisible();
  await expect(section).toHaveCount(0);
});
