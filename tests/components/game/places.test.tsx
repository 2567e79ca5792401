import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { GamesRow } from "@/components/game/games-row";
import { listedGames } from "@/components/game/listed-games";
import { LiveCasino } from "@/components/game/live-casino";
import { PartnerGames } from "@/components/game/partner-games";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import type { GameLists } from "@/stores/games";
import { needsFor } from "../../stores/bet-slip";
import { InEnglish } from "../../support/in-english";
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

test("a guest sees the live tables' partners and the way in, and none of their pages", () => {
  casinos(null, "guest");
  expect(live().getAllByRole("listitem").length).toBeGreaterThan(3);
  expect(live().queryAllByRole("link")).toEqual([]);
  expect(screen.getByRole("link", { name: words.live.login }).getAttribute("href")).toBe("/login");
});

test("a member opens a partner's page, which says whether it is connected", () => {
  casinos([partnerOf("sa")], "player");
  expect(
    live()
      .getByRole("link", { name: /House of sa Not connected/ })
      .getAttribute("href"),
  ).toBe("/game/sa");
  expect(screen.queryByRole("link", { name: words.live.login })).toBeNull();
});

test("a member whose games are closed sees a message", () => {
  casinos([partnerOf("sa")], "closed");
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
  cleanup();
  showGames("joker", null);
  screen.getByText("Jester Slots is not connected");
});

test("the row on the first page shows the operator's choice, and is away where there is none", () => {
  const row = (games: GameLists["normal"]) => (
    <GamesRow
      words={{ title: "Games to try", all: "All games" }}
      tileWords={words.tile}
      tiles={listedGames({ normal: games, nr: null }, words)}
    />
  );
  const { container, rerender } = render(row([gameOf("golden-reels")]));
  expect(screen.getByRole("link", { name: "All games" }).getAttribute("href")).toBe("/games");
  screen.getByRole("link", { name: /golden reels House games Demo/ });
  rerender(row([]));
  expect(container.textContent).toBe("");
});
