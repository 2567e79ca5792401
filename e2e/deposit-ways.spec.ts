/** Two ways to pay in: a code that is scanned, and a transfer already made that staff find by its slip. */
import { hears, ownChannel } from "./support/live";
import { enter, newMember } from "./support/member";
import { expect, test } from "./support/site";
import { balanceOf, money } from "./support/slip";
import { wordsOf } from "./support/words";

test("a PromptPay deposit is paid by its code, and the balance rises without a reload", {
  tag: "@phone",
}, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site);
  await enter(context, site, member);
  const isLive = hears(page, ownChannel);
  await page.goto("/credit/deposit");
  const method = words("deposit.methods.qrcode.name");
  await page.getByRole("link", { name: `${words("credit.deposit.start")}: ${method}` }).click();
  await page.getByLabel(words("credit.fast.amount")).fill("3oo");
  await page.getByRole("button", { name: words("deposit.form.submit.qrcode") }).click();
  await expect(page.getByText(words("fault.currency-malformed"))).toBeVisible();
  await page.getByRole("button", { name: "฿300", exact: true }).click();
  await page.getByRole("button", { name: words("deposit.form.submit.qrcode") }).click();

  await expect(page).toHaveURL(/\/credit\/deposit\/qrcode\?id=/);
  const wanted = page.getByRole("region", { name: words("credit.queue.amountLabel") });
  const exact = Number(
    (
      await wanted
        .getByText(/^฿300\.\d\d$/)
        .first()
        .textContent()
    )?.replace("฿", ""),
  );
  const code = words("deposit.queue.qrAlt", { amount: `฿${money(exact)}` });
  await expect(page.getByRole("img", { name: code })).toBeVisible();

  // Whatever way leads in, the one live request is gone on with.
  const other = await context.newPage();
  await other.goto("/credit/deposit/crypto");
  await expect(other).toHaveURL(/\/credit\/deposit\/qrcode\?id=/);
  await other.close();

  await isLive;
  await page.getByRole("button", { name: words("credit.simulator.exact"), exact: true }).click();
  await expect(page.getByRole("heading", { name: words("credit.queue.credited") })).toBeVisible();
  await expect(balanceOf(page)).toContainText(money(exact));
  expect(await member.cash()).toBeCloseTo(exact, 2);
});

test("a reported transfer with a picture of its slip is credited by staff while the member looks on", {
  tag: "@phone",
}, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site);
  await enter(context, site, member);
  const isLive = hears(page, ownChannel);
  await page.goto("/credit/deposit/normal");
  await page.getByRole("radio", { name: words("deposit.normal.ways.atm") }).check({ force: true });
  await page.getByLabel(words("deposit.normal.amount")).fill("512.25");
  await page.getByLabel(words("deposit.report.note")).fill("counter 4");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await page
    .getByLabel(words("deposit.report.slipChoose"))
    .setInputFiles({ name: "slip.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByText(words("deposit.report.slipReady"))).toBeVisible();
  await expect(page.getByRole("img", { name: words("deposit.report.slipAlt") })).toBeVisible();
  await page
    .getByRole("textbox", { name: words("deposit.normal.number"), exact: true })
    .fill("123-4-56789-0");
  await page.getByRole("textbox", { name: words("deposit.normal.name"), exact: true }).fill("Somchai Jaidee");
  await page.getByRole("button", { name: words("deposit.normal.submit") }).click();

  const list = page.getByRole("region", { name: words("deposit.list.title") });
  await expect(list.getByText(words("deposit.list.states.waiting"))).toBeVisible();
  await isLive;
  await site.creditReport(member.userName);
  await expect(list.getByText(words("deposit.list.states.credited"))).toBeVisible();
  await expect(balanceOf(page)).toContainText("512.25");
  expect(await member.cash()).toBe(512.25);
});
