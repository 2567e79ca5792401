/** Partners' games: from the lobby into the demo provider's games and back, and the page of a closed game. */
import type { FrameLocator, Page } from "@playwright/test";
import { pageOfTransactions } from "@/lib/contract/transactions";
import { satang, toBaht } from "@/lib/domain/money/money";
import { statementWindow } from "@/lib/domain/money/transactions";
import { fill } from "@/lib/i18n/fill";
import { thai } from "@/upstream/simulators/games/words/th";
import { enter, type Member, newMember } from "../tools/testing/member";
import { balanceOf, money } from "../tools/testing/slip-page";
import { wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { expect, type Site, testOnRealTime as test } from "./support/site";

const beginning = (text: string) => text.split("{")[0] ?? text;
/** The game's message at the end of a play. */
const isOver = new RegExp([thai.lost, thai.less, thai.drawn, thai.won].map(beginning).join("|"));
const frameOf = (page: Page): FrameLocator => page.frameLocator("[data-game-page] iframe");
const play = async (game: FrameLocator) => {
  await game.getByRole("button", { name: new RegExp(`^${thai.play}`) }).click();
  // The balance is an `output`, which has the role status, too.
  await expect(game.locator("p[role=status]")).toHaveText(isOver);
};
const fromLobby = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();

/** The lobby, the statement and the game itself use the same name for a game. */
const nameOf = (gameId: string): string => thai.names[gameId] ?? gameId;

/** Game winnings and stakes in the statement. */
const gamesOf = async (site: Site, { token }: Member) => {
  const body = { ...statementWindow(Date.now()), group: "games" as const };
  return (await site.call(pageOfTransactions, { body, token })).totals;
};
/** All that came back, in baht: a play that returns its stake alone is a draw, no income. */
const backOf = (totals: Awaited<ReturnType<typeof gamesOf>>) =>
  toBaht(totals?.in ?? satang(0)) + toBaht(totals?.refunded ?? satang(0));

test("a member plays the slot and the board; stakes and wins are in the member's balance and statement", {
  tag: "@phone",
}, async ({ page, context, site }) => {
  const words = await wordsOf("th");
  const member = await newMember(site, 500);
  await enter(context, site, member);
  await page.emulateMedia({ reducedMotion: "reduce" });

  await page.goto("/games");
  await fromLobby(page, nameOf("golden-lotus"));
  // What pays is one tap away, over the reels, and out of their way again when they turn.
  await frameOf(page).getByText(thai.paytable).click();
  await expect(frameOf(page).locator(".paytable li").first()).toBeInViewport();
  const ownSeed = frameOf(page).locator("#own");
  await expect(ownSeed).toHaveValue(/^[0-9a-f]{16}$/);
  const mixedIn = await ownSeed.inputValue();
  await play(frameOf(page));
  await expect(frameOf(page).locator(".paytable li").first()).toBeHidden();
  // The demo provider knows this seed by now, and the seed of the next play was made after it.
  await expect(ownSeed).not.toHaveValue(mixedIn);
  // The page around the game has the balance as soon as the end of the play is on the screen.
  await expect(page.locator("[data-game-balance]")).toContainText(money(await member.cash()));
  await page.getByRole("button", { name: words("game.page.leave") }).click();
  await expect(page).toHaveURL(/\/games$/);
  const wonBySlot = backOf(await gamesOf(site, member));

  // Whatever the dice show, one of the six pictures is among them.
  await fromLobby(page, nameOf("fish-prawn-crab"));
  for (const place of ["gourd", "prawn", "crab", "fish", "rooster", "tiger"])
    await frameOf(page)
      .getByRole("button", { name: new RegExp(thai.places[place] ?? place) })
      .click();
  await play(frameOf(page));
  await page.getByRole("button", { name: words("game.page.leave") }).click();
  await expect(page).toHaveURL(/\/games$/);

  const totals = await gamesOf(site, member);
  const won = backOf(totals);
  expect(toBaht(totals?.out ?? satang(0))).toBe(70);
  expect(won).toBeGreaterThanOrEqual(50);
  expect(await member.cash()).toBeCloseTo(member.paidIn - 70 + won, 2);
  await expect(balanceOf(page)).toContainText(money(member.paidIn - 70 + won));

  await page.goto("/credit/statement?tab=games");
  const rows = page.getByRole("list", { name: words("statement.list.label") }).getByRole("listitem");
  // Three different pictures return the stake: a draw, not a win.
  const win = rows.filter({ hasText: nameOf("fish-prawn-crab") }).filter({ hasText: "+฿" });
  await expect(win).toContainText(`+฿${money(won - wonBySlot)}`);
  await expect(rows.filter({ hasText: words("credit.type.BET_GAME") }).last()).toContainText("−฿10.00");
  await win.getByRole("link").click();
  await expect(page).toHaveURL(/\/games\/round\//);
  await expect(page.getByText(words("plays.seed"), { exact: true })).toBeVisible();
  await page.getByRole("link", { name: words("plays.play", { name: nameOf("fish-prawn-crab") }) }).click();
  await expect(page).toHaveURL(/\/game\/wl\/fish-prawn-crab$/);
  await expect(frameOf(page).getByRole("heading", { name: nameOf("fish-prawn-crab") })).toBeVisible();
  await page.getByRole("button", { name: words("game.page.leave") }).click();
  await expect(page).toHaveURL(/\/games\/round\//);
  // Opened by its address there is no page to go back to: the games of its kind.
  await page.goto("/game/wl/board/fish-prawn-crab");
  await page.getByRole("button", { name: words("game.page.leave") }).click();
  await expect(page).toHaveURL(/\/games\?kind=board$/);
});

test("dice rest without a result; each play is listed, its stake can be laid once more, and nothing moves", {
  tag: "@phone",
}, async ({ page, context, site }) => {
  await enter(context, site, await newMember(site, 500));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/game/wl/dice/hi-lo");
  const game = frameOf(page);
  await expect(game.locator(".die.rest")).toHaveCount(3);
  const clear = game.getByRole("button", { name: thai.clear, exact: true });
  await expect(clear).toBeDisabled();
  const high = game.locator(".place").last();
  await game.getByRole("radio", { name: "500" }).check({ force: true });
  for (let chips = 0; chips < 5; chips++) await high.click();
  // The fifth would pass the most of a play, which is said; it was not laid.
  await expect(game.locator("p[role=status]")).toHaveText(fill(thai.most, { amount: "2,000" }));
  await high.press("Delete");
  await high.click({ button: "right" });
  // The table is kept while its member is at the deposit.
  await game.getByRole("link", { name: thai.deposit }).click();
  await expect(page).toHaveURL(/\/credit\/deposit$/);
  await page.goBack();
  await expect(game.getByRole("radio", { name: "500" })).toBeChecked();
  const place = thai.places.high ?? "high";
  await game.getByRole("button", { name: fill(thai.takeOff, { amount: "1,000", place }) }).click();
  await expect(clear).toBeDisabled();
  await game.getByRole("radio", { name: "10", exact: true }).check({ force: true });
  await game.getByRole("button", { name: new RegExp(thai.places.low ?? "low") }).click();
  const again = game.getByRole("button", { name: thai.again });
  await expect(again).toBeHidden();
  const topOf = async (part: string) => (await game.locator(part).boundingBox())?.y ?? 0;
  const height = async () => (await topOf(".acts")) - (await topOf(".stage"));
  const before = await height();
  await play(game);
  // A win has a second part, what it brought beyond the stake: it has its place already.
  expect(await height()).toBe(before);
  await expect(game.locator(".die.rest")).toHaveCount(0);
  const plays = game.getByRole("list", { name: thai.past }).getByRole("listitem");
  await expect(plays).toHaveCount(1);
  // The stake stays: what laid it once more would have nothing to do.
  await expect(again).toBeHidden();
  await clear.click();
  await expect(clear).toBeHidden();
  await again.click();
  await play(game);
  await expect(plays).toHaveCount(2);
  await plays.first().getByRole("button").click();
  const whole = game.getByRole("dialog");
  await expect(whole.getByText(thai.proven)).toBeVisible();
  await whole.getByRole("button", { name: thai.close }).click();
  expect(await height()).toBe(before);
});

test("a provider that goes down says so and takes nothing; once it is back the game opens", {
  tag: "@sweep",
}, async ({ page, context, site, troubles }) => {
  troubles.expect(/status of 503/);
  const words = await wordsOf("th");
  const member = await newMember(site, 500);
  await enter(context, site, member);
  try {
    // Open when the page is rendered, closed when the game is launched.
    await page.route("**/partners.game.launch", async (route) => {
      await site.setPartner("wl", "maintenance");
      await route.continue();
    });
    await page.goto("/game/wl/slots/golden-lotus");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(words("game.states.down.title"));
    expect(await violationsOf(page)).toEqual([]);
    expect(await member.cash()).toBeCloseTo(member.paidIn, 2);
    await page.unroute("**/partners.game.launch");

    await page.goto("/game/wl/slots/golden-lotus");
    await expect(
      page.getByText(words("game.states.maintenance.title", { name: nameOf("golden-lotus") })),
    ).toBeVisible();
    await site.setPartner("wl", "open");
    await page.reload();
    await expect(frameOf(page).getByRole("button", { name: new RegExp(`^${thai.play}`) })).toBeEnabled();
  } finally {
    await site.setPartner("wl", "open");
  }
});

test("a guest looks at the live casino and is led to the login; partners' pages stay closed", {
  tag: "@sweep",
}, async ({ page }) => {
  const words = await wordsOf("th");
  await page.goto("/live/casino");
  await expect(page.getByText(words("game.live.guestText"))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("link", { name: words("game.live.login"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/game/sa");
  await expect(page).toHaveURL(/\/#log-in$/);
});
