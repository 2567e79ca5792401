/** Many rows at once: each is an act of its own, and what a colleague works on stays theirs. */
import { allAudit } from "@/lib/contract/operators/audit";
import { takeClaim } from "@/lib/contract/operators/queues";
import { allOperatorBanks, approveBank } from "@/lib/contract/operators/withdraws";
import { newMember } from "../../tools/testing/member";
import { bindAccount } from "../../tools/testing/operators-work";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { expect, testOnEmptyQueues as test } from "../support/site";
import { pressEnterOn, tabTo, typeInto } from "../support/tab-to";

const act = consoleWords("act");
const list = consoleWords("list");
const markets = consoleWords("markets");
const queues = consoleWords("queues");
const rounds = consoleWords("rounds");
const shell = consoleWords("shell");

test("bank accounts are approved together; the one that a colleague has opened stays @desktop @trial", async ({
  browser,
  site,
}) => {
  for (let number = 0; number < 3; number++) await bindAccount(site, await newMember(site));
  const { context, page } = await sitAt(browser, site, "staff01", "/operator/queues/banks");
  const table = page.getByRole("table", { name: shell("place.banks") });
  await expect(table).toHaveAttribute("aria-rowcount", "3");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText(list("chosen", { n: 1 }), { exact: true })).toBeVisible();
  await page.keyboard.press("x");
  await tabTo(page, page.getByLabel(list("chooseAll", { n: 3 })));
  await page.keyboard.press("Space");
  expect(await violationsOf(page)).toEqual([]);
  const approve = list("actOn", { act: queues("approve"), n: 3 });
  await pressEnterOn(page, page.getByRole("button", { name: approve }));
  const dialog = page.getByRole("dialog", { name: approve });
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);

  const token = await site.operatorToken("admin01");
  const { items } = await site.call(allOperatorBanks, { body: { status: "waiting" }, token });
  const [, second] = items;
  if (!second) throw new Error("nothing waits");
  await site.call(takeClaim, { body: { queue: "banks", item: second.id }, token });
  await pressEnterOn(page, dialog.getByRole("button", { name: approve }));
  const sum = list("bulkSum", { done: 2, waiting: 0, refused: 1, left: 0 });
  await expect(dialog.getByText(sum)).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: list("result.done") })).toHaveCount(2);
  await expect(dialog.getByRole("listitem").filter({ hasText: second.userName })).toContainText(
    /another operator/i,
  );
  expect(await violationsOf(page)).toEqual([]);
  await expect(dialog.getByRole("button", { name: act("close") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(table).toHaveAttribute("aria-rowcount", "1");
  await expect(table).toContainText("admin01");
  await expect(table.getByRole("checkbox")).toHaveCount(0);

  const { items: written } = await site.call(allAudit, {
    body: { action: "operators.banks.approve", limit: 100 },
    token,
  });
  const targets = items.filter(({ id }) => id !== second.id).map(({ id }) => id);
  expect(written.map(({ target }) => target).sort()).toEqual(targets.sort());
  await site.call(approveBank, { body: { id: second.id }, token });
  await context.close();
});

test("rounds are suspended and resumed together, by keyboard alone @desktop @trial", async ({
  browser,
  site,
}) => {
  const opened = [await site.openRound("russia"), await site.openRound("england")];
  const { context, page } = await sitAt(browser, site, "admin01", "/operator/rounds?group=stock");
  for (const step of ["suspend", "resume"] as const) {
    for (const { betId } of opened) {
      const row = page.locator(`tr[data-href$="${encodeURIComponent(betId)}"]`);
      await tabTo(page, row.getByRole("checkbox"));
      await page.keyboard.press("Space");
    }
    const label = list("actOn", { act: rounds(`act.${step}`), n: 2 });
    await pressEnterOn(page, page.getByRole("button", { name: label }));
    const dialog = page.getByRole("dialog", { name: label });
    await typeInto(page, dialog.getByRole("textbox", { name: act("reason") }), "the exchange is late");
    await page.keyboard.press("Enter");
    const sum = list("bulkSum", { done: 2, waiting: 0, refused: 0, left: 0 });
    await expect(dialog.getByText(sum)).toBeVisible();
    await expect(dialog.getByRole("button", { name: act("close") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    const state = markets(step === "suspend" ? "state.suspended" : "state.open");
    for (const { betId } of opened)
      await expect(page.locator(`tr[data-href$="${encodeURIComponent(betId)}"]`)).toContainText(state);
  }
  await context.close();
});
