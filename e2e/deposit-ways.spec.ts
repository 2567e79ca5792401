/**
 * Deposit channels: a QR code, a reported transfer that staff find by its slip; and each channel that is matched
 * automatically, from the first press to the row in a statement that is open in another tab.
 */
import { enter, newMember } from "../tools/testing/member";
import { balanceOf, money } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { isAlive } from "./support/hold-until-alive";
import { hears, openLive, ownChannel } from "./support/live";
import { expect, test, testOnRealTime } from "./support/site";

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
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: words("deposit.queue.saveQr") }).click();
  expect((await saved).suggestedFilename()).toBe("promptpay-qr.png");

  // Whichever channel is opened, the one live request is shown.
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

test("a request that waits is shown instead of another way, and says so", { tag: "@phone" }, async ({
  page,
  context,
  site,
}) => {
  const words = await wordsOf("th");
  await enter(context, site, await newMember(site));
  await page.goto("/credit/deposit/crypto");
  await page.getByLabel(words("credit.fast.amount")).fill("1000");
  await page.getByRole("main").locator("button[type=submit]").click();
  await expect(page).toHaveURL(/\?id=/);
  await page.goto("/credit/deposit");
  await expect(page.getByText(words("deposit.told.waiting.waits"))).toHaveCount(3);
  const name = `${words("credit.deposit.start")}: ${words("deposit.methods.qrcode.name")}`;
  await page.getByRole("link", { name }).click();
  const method = words("deposit.methods.crypto.name");
  await expect(
    page.getByText(words("deposit.told.waiting.instead", { method, amount: "฿1,000.00" })),
  ).toBeVisible();
});

// The form starts with the time of its rendering, by the web server's clock, which no test moves.
testOnRealTime(
  "a reported transfer with a picture of its slip is credited by staff while the member looks on",
  {
    tag: "@phone",
  },
  async ({ page, context, site }) => {
    const words = await wordsOf("th");
    const member = await newMember(site);
    await enter(context, site, member);
    const isLive = hears(page, ownChannel);
    await page.goto("/credit/deposit/normal");
    await isAlive(page);
    await page.getByRole("radio", { name: words("deposit.normal.ways.atm") }).check({ force: true });
    await page.getByLabel(words("deposit.normal.amount")).fill("512.25");
    await page.getByLabel(words("deposit.report.note")).fill("counter 4");
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
    await page
      .getByLabel(words("deposit.report.slipChoose"))
      .setInputFiles({ name: "slip.png", mimeType: "image/png", buffer: picture });
    await expect(page.getByText(words("deposit.report.slipReady"))).toBeVisible();
    await expect(page.getByRole("img", { name: words("deposit.report.slipAlt") })).toBeVisible();
    await page.getByLabel(words("deposit.normal.bank"), { exact: true }).selectOption("SCB");
    await page
      .getByRole("textbox", { name: words("deposit.normal.number"), exact: true })
      .fill("123-4-56789-0");
    await page
      .getByRole("textbox", { name: words("deposit.normal.name"), exact: true })
      .fill("Somchai Jaidee");
    await page.getByRole("button", { name: words("deposit.normal.submit") }).click();

    const list = page.getByRole("region", { name: words("deposit.list.title") });
    await expect(list.getByText(words("deposit.list.states.waiting"))).toBeVisible();
    await isLive;
    await site.creditReport(member.userName);
    await expect(list.getByText(words("deposit.list.states.credited"))).toBeVisible();
    await expect(balanceOf(page)).toContainText("512.25");
    expect(await member.cash()).toBe(512.25);
  },
);

for (const [channel, baht] of [
  ["fast", 200],
  ["qrcode", 300],
  ["truemoney", 400],
  ["crypto", 500],
] as const) {
  test(`a deposit by ${channel} is announced and credited in a statement that stands open elsewhere`, {
    tag: "@sweep",
  }, async ({ page, context, site }) => {
    const words = await wordsOf("th");
    const member = await newMember(site);
    await enter(context, site, member);
    const other = await context.newPage();
    await openLive(other, "/credit/statement", ownChannel);
    const newest = other
      .getByRole("list", { name: words("statement.list.label") })
      .getByRole("listitem")
      .first();

    await page.goto("/credit/deposit");
    const method = words(`deposit.methods.${channel}.name`);
    await page.getByRole("link", { name: `${words("credit.deposit.start")}: ${method}` }).click();
    await page.getByLabel(words("credit.fast.amount")).fill(String(baht));
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect(page).toHaveURL(/\?id=/);
    await expect(newest).toContainText(words("credit.type.PREDEPOSIT"));

    // A coin transfer is reported at each confirmation, any other transfer once.
    const isCoin = channel === "crypto";
    const credited = page.getByRole("heading", { name: words("credit.queue.credited") });
    const pay = page.getByRole("button", {
      name: isCoin
        ? new RegExp(`^(${words("deposit.play.coin")}|${words("deposit.play.coinAgain")})$`)
        : words("credit.simulator.exact"),
      exact: true,
    });
    // A coin takes up to six of these rounds.
    await expect(async () => {
      if (!(await credited.isVisible())) await pay.click({ timeout: 1_000 });
      await expect(credited).toBeVisible({ timeout: isCoin ? 1_000 : 10_000 });
    }).toPass();

    const came = money(await member.cash());
    expect(came).toMatch(new RegExp(`^${baht}\\.\\d\\d$`));
    await expect(balanceOf(page)).toContainText(came);
    await expect(balanceOf(other)).toContainText(came);
    await expect(newest).toContainText(words("credit.type.DEPOSIT"));
    await expect(newest).toContainText(`+฿${came}`);
    await expect(newest).not.toContainText(words("statement.status.waiting"));
  });
}
