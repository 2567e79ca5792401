/** A holiday is declared in the week of rounds, by keyboard alone: what was staked comes back, members read why. */
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { displayDate } from "@/lib/domain/time/time";
import { enter, newMember } from "../../tools/testing/member";
import { wordsOf } from "../../tools/testing/words";
import { violationsOf } from "../support/axe";
import { consoleWords, sitAt } from "../support/console";
import { decideAs } from "../support/console-approvals";
import { openLive, ownChannel } from "../support/live";
import { expect, testOnOwnRules as test } from "../support/site";
import { sendSlip } from "../support/slips";
import { pressEnterOn, tabTo, typeInto } from "../support/tab-to";

const act = consoleWords("act");
const markets = consoleWords("markets");
const rounds = consoleWords("rounds");

test("a holiday voids the day's rounds in the week: open ones at once, a closed one by two @desktop @trial", async ({
  browser,
  page: memberPage,
  site,
}) => {
  const english = await wordsOf("en");
  const words = await wordsOf("th");
  const member = await newMember(site, 1_000);
  const [open, closed] = [await site.openRound("russia"), await site.openRound("england")];
  const day = parseBetId(open.betId)?.dt ?? "";
  expect(parseBetId(closed.betId)?.dt).toBe(day);
  const slip = await sendSlip(site, member, open.betId, ["47"], 100);
  await sendSlip(site, member, closed.betId, ["48"], 50);
  await site.closeRound(closed.betId);
  await enter(memberPage.context(), site, member);
  await openLive(memberPage, `/poy/stock/${slip.poyId}`, ownChannel);

  const { context, page } = await sitAt(browser, site, "admin01", "/operator/rounds?view=week");
  const cellOf = (betId: string) => page.locator(`a[href="/operator/rounds/${betId}"]`);
  await expect(cellOf(open.betId)).toContainText(markets("state.open"));
  await expect(cellOf(open.betId)).toContainText(rounds("weekSlips", { n: 1 }));
  await pressEnterOn(page, page.getByRole("button", { name: rounds("holiday") }));
  const dialog = page.getByRole("dialog", { name: rounds("holiday") });
  const date = dialog.getByLabel(rounds("day"));
  await expect(date).toBeFocused();
  // As the browser's own field has it: month, day, year.
  const [year, month, dayOfMonth] = day.split("-");
  await page.keyboard.type(`${month}${dayOfMonth}${year}`);
  await expect(date).toHaveValue(day);
  for (const market of ["russia", "england"] as const) {
    await tabTo(page, dialog.getByLabel(english(`market.${market}`)));
    await page.keyboard.press("Space");
  }
  await typeInto(page, dialog.getByRole("textbox", { name: act("reason") }), "the exchanges are closed");
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const outcome = dialog.getByRole("status");
  await expect(outcome).toContainText(rounds("holiday.done"));
  await expect(outcome).toContainText(rounds("holiday.waiting"));
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(cellOf(open.betId)).toContainText(markets("state.void"));
  await expect(cellOf(closed.betId)).toContainText(markets("state.closed"));

  // The member's open page turns by itself, and the stake is back.
  await expect(memberPage.getByText(words("poy.status.refunded"), { exact: true }).first()).toBeVisible();
  expect(await member.cash()).toBeCloseTo(member.paidIn - 50, 2);

  await decideAs(browser, site, "admin02", { kind: "operators.rounds.void", of: displayDate(day) });
  await expect(cellOf(closed.betId)).toContainText(markets("state.void"));
  expect(await member.cash()).toBeCloseTo(member.paidIn, 2);
  await context.close();
});
