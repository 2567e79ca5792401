import { expect, test } from "vitest";
import { createGames } from "@/stores/games";
import { pageRegistry } from "../../components/shell/on-page";

const game = { partner: "wl", gameList: "dice", gameId: "hi-lo" } as const;
const way = { device: "mobile", locale: "th" } as const;

test("a game is opened once the one before is left: what leaves ends every game that is open", async () => {
  const order: string[] = [];
  const { registry } = pageRegistry(async (name) => {
    if (name === "partners.game.logout") for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    order.push(name);
    return { url: "/sim/games/hi-lo" };
  });
  const games = registry.take(createGames);
  const leaving = games.getState().leave();
  await Promise.all([leaving, games.getState().start(game, way)]);
  expect(order).toEqual(["partners.game.logout", "partners.game.launch"]);
  expect(games.getState().launch).toEqual({ state: "open", url: "/sim/games/hi-lo" });
});

test("a game opens, too, where leaving the one before failed", async () => {
  const { registry } = pageRegistry((name) => {
    if (name === "partners.game.logout") throw new Error("no network");
    return { url: "/sim/games/hi-lo" };
  });
  const games = registry.take(createGames);
  void games.getState().leave();
  await games.getState().start(game, way);
  expect(games.getState().launch.state).toBe("open");
});
