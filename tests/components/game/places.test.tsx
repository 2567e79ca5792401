import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { GamesRow } from "@/components/game/lobby/games-row";
import { listedGames } from "@/components/game/lobby/listed-games";
import { LiveCasino } from "@/components/game/lobby/live-casino";
import { PartnerGames } from "@/components/game/lobby/partner-games";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import type { GameLists } from "@/stores/games";
import { needsFor } from "../../stores/bet-slip";
import { InEnglish } from "../../support/dom/in-english";
import { gameOf, partnerOf, gameWords as words } from "./games";

afterEach(cleanup);

const registry = () =>
  createStoreRegistry(
    needsFor(() => []),
    { session: null } as InitialState,
  );
const casinos = (games: Parameters<typeof LiveCasino>[0]["games"], visitor: "guest" | "closed" | "player") =>
  render(<LiveCasino visitor={visitor} games={games} words={words} />);
const live = () => within(screen.getByRole("region", { name: words.live.partners }));

test("a guest sees the way in, and no tables that may not be there", () => {
  casinos(null, "guest");
  expect(screen.queryByRole("region", { name: words.live.partners })).toBeNull();
  expect(screen.queryByText(words.live.lead)).toBeNull();
  expect(screen.getByRole("link", { name: words.live.login }).getAttribute("href")).toBe("/login");
});

test("a member opens the page of a connected partner; the others are out of sight", () => {
  casinos([partnerOf("sa", { state: "open", open: true }), partnerOf("wm")], "player");
  screen.getByText(words.live.lead);
  expect(
    live()
      .getByRole("link", { name: /House of sa/ })
      .getAttribute("href"),
  ).toBe("/game/sa");
  expect(screen.queryByText("House of wm")).toBeNull();
  expect(screen.queryByRole("link", { name: words.live.login })).toBeNull();
});

test("while no live table is connected the page says so, promises none, and leads to the games that are open", () => {
  casinos([partnerOf("sa")], "player");
  screen.getByText(words.live.noneTitle);
  expect(screen.queryByText(words.live.lead)).toBeNull();
  expect(screen.getByRole("link", { name: words.live.lobby }).getAttribute("href")).toBe("/games");
});

test("a member whose lists could not be read is told so, with a way to try again", () => {
  casinos(null, "player");
  screen.getByText(words.failed.title);
  expect(screen.getByRole("link", { name: words.failed.again }).getAttribute("href")).toBe("/live/casino");
});

test("a member whose games are closed sees a message", () => {
  casinos([partnerOf("sa", { state: "open", open: true })], "closed");
  screen.getByText(words.live.closed);
  expect(live().queryAllByRole("link")).toEqual([]);
});

const lists: GameLists = {
  normal: [gameOf("golden-reels"), gameOf("hi-lo", { gameList: "dice", category: "dice" }), partnerOf("gpx")],
  nr: [],
  highlights: [],
};
const showGames = (partner: string, gameList: string | null) =>
  render(
    <InEnglish messages={{}} registry={registry()}>
      <PartnerGames first={lists} partner={partner} gameList={gameList} words={words} />
    </InEnglish>,
  );

test("a partner's list shows its games and links to the other lists", () => {
  showGames("wl", "dice");
  screen.getByRole("link", { name: /Hi-Lo/ });
  expect(screen.queryByRole("link", { name: /golden reels/ })).toBeNull();
  const others = within(screen.getByRole("navigation", { name: words.categories.label }));
  expect(others.getByRole("link", { current: true }).textContent).toBe("Dice");
  expect(others.getByRole("link", { name: "Slots" }).getAttribute("href")).toBe("/game/wl/slots");
});

test("a list without games says so, and still links to the others", () => {
  showGames("wl", "board");
  screen.getByText(words.search.noneHere);
  const others = within(screen.getByRole("navigation", { name: words.categories.label }));
  expect(others.getByRole("link", { name: "Dice" }).getAttribute("href")).toBe("/game/wl/dice");
});

test("a partner that is not connected says that the operator has configured it", () => {
  showGames("gpx", null);
  screen.getByText("House of gpx is not connected");
  screen.getByText(words.states.unconnected.text);
  const others = within(screen.getByRole("region", { name: words.sections.playable }));
  expect(others.getAllByRole("link")).toHaveLength(2);
  cleanup();
  showGames("joker", null);
  screen.getByText("Jester Slots is not connected");
});

test("the row on the first page shows the operator's choice, and is away where there is none", () => {
  const row = (games: GameLists["normal"]) => (
    <GamesRow
      words={{ title: "Games to try", all: "All games" }}
      tileWords={words}
      tiles={listedGames({ normal: games, nr: null }, words)}
    />
  );
  const { container, rerender } = render(row([gameOf("golden-reels")]));
  expect(screen.getByRole("link", { name: "All games" }).getAttribute("href")).toBe("/games");
  screen.getByRole("link", { name: /golden reels Demo/ });
  rerender(row([]));
  expect(container.textContent).toBe("");
});
