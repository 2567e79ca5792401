import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Lobby } from "@/components/game/lobby/lobby";
import { TILES_AT_ONCE } from "@/components/game/lobby/tile-list";
import { Fault } from "@/lib/contract/fault";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import type { GameLists } from "@/stores/games";
import { type Answer, needsFor } from "../../../stores/bet-slip";
import { InEnglish } from "../../../support/dom/in-english";
import { gameOf, partnerOf, gameWords as words } from "../games";

afterEach(cleanup);

const reels = gameOf("golden-reels");
const dice = gameOf("hi-lo", { gameList: "dice", category: "dice" });
const lists: GameLists = {
  normal: [reels, dice, partnerOf("sa"), partnerOf("joker", { state: "maintenance", category: "slots" })],
  nr: [dice],
  highlights: [dice],
};

function show(over: Partial<Parameters<typeof Lobby>[0]> = {}, answer: Answer = () => []) {
  const needs = needsFor(answer);
  const registry = createStoreRegistry(needs, { session: null } as InitialState);
  render(
    <InEnglish messages={{}} registry={registry}>
      <Lobby first={lists} lastPlayed={[]} kind="all" words={words} {...over} />
    </InEnglish>,
  );
  return needs;
}
const section = (name: string) => within(screen.getByRole("region", { name }));
const search = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: words.search.label }), { target: { value: text } });

const many = Array.from({ length: 8 }, (_, at) => gameOf(`reel-${at}`));
const manyLists: GameLists = { ...lists, normal: [...(lists.normal ?? []), ...many] };

test("games lead to where they are played, partners say what keeps one from playing", () => {
  show({
    first: manyLists,
    lastPlayed: [{ partner: "wl", gameList: "slots", gameId: "golden-reels" }],
  });
  expect(section(words.sections.games).getAllByRole("link")[0]?.getAttribute("href")).toBe(
    "/game/wl/slots/golden-reels",
  );
  section(words.sections.lastPlayed).getByRole("link", { name: /golden reels/ });
  section(words.sections.highlights).getByRole("link", { name: /Hi-Lo/ });
  const partners = section(words.sections.partners);
  partners.getByRole("link", { name: /House of joker Slots Maintenance/ });
  expect(partners.getAllByRole("link", { name: /House games/ })[0]?.getAttribute("href")).toBe(
    "/game/wl/slots",
  );
});

test("partners that are not connected are out of sight", () => {
  show();
  expect(screen.queryByText("House of sa")).toBeNull();
  expect(screen.queryByRole("link", { name: /Not connected/ })).toBeNull();
});

test("few games are shown once, large, and need no search", () => {
  show({ lastPlayed: [{ partner: "wl", gameList: "slots", gameId: "golden-reels" }] });
  expect(screen.getAllByRole("link", { name: /golden reels/ })).toHaveLength(1);
  expect(screen.queryByRole("region", { name: words.sections.highlights })).toBeNull();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("of few games the one last played comes first and says so", () => {
  show({ lastPlayed: [{ partner: "wl", gameList: "dice", gameId: "hi-lo" }] });
  const [first, second] = section(words.sections.games).getAllByRole("link");
  expect(first?.textContent).toContain(words.sections.lastPlayed);
  expect(first?.getAttribute("href")).toBe("/game/wl/dice/hi-lo");
  expect(second?.textContent).not.toContain(words.sections.lastPlayed);
});

test("a game of the house tells what it returns", () => {
  show();
  expect(screen.getByRole("link", { name: /Hi-Lo/ }).textContent).toContain(
    "96.25–\u206097.22% back to players",
  );
  expect(screen.getByRole("link", { name: /golden reels/ }).textContent).not.toContain("%");
});

test("a partner without single games has a tile; the only one whose games are listed needs none", () => {
  show({ first: { normal: [reels], nr: [], highlights: [] } });
  expect(screen.queryByRole("region", { name: words.sections.partners })).toBeNull();
  cleanup();
  const live = partnerOf("sa", { state: "open", open: true });
  show({ first: { normal: [live], nr: [], highlights: [] } });
  section(words.sections.partners).getByRole("link", { name: /House of sa/ });
});

test("what demo games are is said where there are some, and only there", () => {
  show();
  screen.getByText(words.demoNote);
  expect(screen.getByRole("link", { name: words.demoWho }).getAttribute("href")).toBe(
    "/howto/draw#demo-games",
  );
  cleanup();
  show({ first: { normal: [gameOf("golden-reels", { isDemo: false })], nr: [], highlights: [] } });
  expect(screen.queryByText(words.demoNote)).toBeNull();
});

test("what is typed finds games and partners, and how many is said", () => {
  show({ first: manyLists });
  search("REELS");
  screen.getByText("Games found: 1");
  expect(screen.getAllByRole("link", { name: /golden reels/ })).toHaveLength(1);
  expect(screen.queryByRole("link", { name: /Hi-Lo/ })).toBeNull();
  search("nothing of that name");
  screen.getByText("No game matches “nothing of that name”");
  fireEvent.click(screen.getByRole("button", { name: words.search.clear }));
  screen.getByRole("region", { name: words.sections.highlights });
});

test("a kind narrows the lobby; kinds that nobody has are not offered", () => {
  show({ kind: "dice" });
  const kinds = within(screen.getByRole("navigation", { name: words.categories.label }));
  expect(kinds.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "All",
    "Slots",
    "Dice",
    "Without conditions",
  ]);
  expect(kinds.getByRole("link", { current: true }).textContent).toBe("Dice");
  expect(screen.queryByRole("link", { name: /golden reels/ })).toBeNull();
  screen.getByRole("link", { name: /Hi-Lo/ });
});

test("lists that the server went without are asked for; a failure says what is safe and asks again", async () => {
  let isDown = true;
  const answer: Answer = ({ name }) => {
    if (isDown) throw new Fault("upstream-timeout");
    return name === "partners.game.list.config" ? [reels] : [];
  };
  const needs = show({ first: { normal: null, nr: null, highlights: null } }, answer);
  screen.getByText(words.failed.loading);
  expect((await screen.findByRole("alert")).textContent).toContain(words.failed.text);
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: words.failed.again }));
  await screen.findByRole("link", { name: /golden reels/ });
  expect(needs.sent.filter(({ name }) => name === "partners.game.list.config")).toHaveLength(2);
});

test("a box without games says so", () => {
  show({ first: { normal: [], nr: [], highlights: [] } });
  screen.getByText(words.empty.title);
});

test("a long list shows more when asked", () => {
  const long = Array.from({ length: TILES_AT_ONCE + 10 }, (_, at) => gameOf(`reel-${at}`));
  show({ first: { ...lists, normal: long, highlights: [] } });
  const games = section(words.sections.games);
  expect(games.getAllByRole("link")).toHaveLength(TILES_AT_ONCE);
  fireEvent.click(games.getByRole("button", { name: /Show more · Games: 11/ }));
  expect(games.getAllByRole("link")).toHaveLength(TILES_AT_ONCE + 11);
});
