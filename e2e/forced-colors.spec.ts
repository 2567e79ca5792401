/** With the reader's own colours (Windows' high contrast) every chosen, current and impossible thing is seen to be so. */
import { enter, newMember } from "../tools/testing/member";
import { slipHand } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { openBetPage } from "./support/bet-page";
import { indistinctChoices } from "./support/indistinct-choices";
import { expect, test } from "./support/site";

test.use({ contextOptions: { forcedColors: "active" } });

const guestPages = ["/", "/login", "/register", "/results", "/how-to"];
const memberPages = [
  ...["/main", "/lotto", "/lotto/gov", "/lotto/yeekee", "/lotto/4d", "/poy", "/number-set"],
  ...["/credit/deposit", "/credit/deposit/fast", "/credit/withdraw", "/credit/statement", "/credit/status"],
  ...["/profile", "/profile/limits", "/profile/notifications", "/bank/add"],
];

test("two that differ in their state alone are found, and what is told is not", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.setContent(`
    <button aria-pressed="true">on</button><button aria-pressed="false">off</button>
    <label><input type="radio" class="visually-hidden" checked>a</label>
    <label><input type="radio" class="visually-hidden">b</label>
    <a href="#x" aria-current="page" style="background: Highlight">here</a><a href="#y">there</a>
  `);
  expect(await indistinctChoices(page)).toHaveLength(2);
});

test("every choice shows its state in the reader's own colours", { tag: "@desktop" }, async ({
  page,
  context,
  site,
}) => {
  const words = await wordsOf("th");
  const check = async (name: string) => expect.soft(await indistinctChoices(page), name).toEqual([]);
  for (const path of guestPages) {
    await page.goto(path);
    await check(path);
  }
  await enter(context, site, await newMember(site, 500));
  for (const path of memberPages) {
    await page.goto(path);
    await check(path);
  }
  await openBetPage(page, site, "th");
  const hand = slipHand(page, words);
  await hand.digits(2);
  const cell = (number: string) => page.getByRole("button", { name: new RegExp(`^${number}\\b`) });
  for (const number of ["12", "34", "56"]) await cell(number).first().click();
  await check("board with picked numbers");
  await hand.keypad();
  await check("keypad");
});
