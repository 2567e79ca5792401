import { describe, expect, test } from "vitest";
import { routes } from "@/lib/domain/access/routes";
import { gamePath, readGamePath } from "@/lib/domain/partners/game-path";
import { partners } from "@/lib/domain/partners/partners";

const read = (path: string) => {
  const place = readGamePath(path.split("/").filter(Boolean).slice(1));
  if (!place || !("partner" in place)) return place?.view ?? null;
  const { view, partner, gameList } = place;
  return [view, partner.key, gameList, ...("gameId" in place ? [place.gameId] : [])].join(" ");
};

describe("an address below /game names", () => {
  test.each([
    ["/game", "lobby"],
    ["/game/logout", "logout"],
    ["/game/logout/now", null],
    ["/game/sa", "game sa  "],
    ["/game/sa/anything", null],
    ["/game/wm", "game wm  "],
    ["/game/wm/list", "list wm "],
    ["/game/wm/other", null],
    ["/game/joker", "partner joker "],
    ["/game/joker/fish", "game joker  fish"],
    ["/game/joker/fish/more", null],
    ["/game/pg-soft2/x", "game pg-soft2  x"],
    ["/game/gpx", "partner gpx "],
    ["/game/gpx/slots", "list gpx slots"],
    ["/game/gpx/unknown", null],
    ["/game/gpx/slots/one", "game gpx slots one"],
    ["/game/wl", null],
    ["/game/wl/slots", "list wl slots"],
    ["/game/wl/golden-lotus", "game wl  golden-lotus"],
    ["/game/wl/slots/golden-lotus", "game wl slots golden-lotus"],
    ["/game/wl/unknown/golden-lotus", null],
    ["/game/wl/slots/golden-lotus/more", null],
    ["/game/wl/%20", null],
    ["/game/nobody", null],
  ])("%s: %s", (path, expected) => {
    expect(read(path)).toBe(expected);
  });
});

test("every game route of the spec leads somewhere, and no partner stands without a route", () => {
  const patterns = routes.filter(({ pattern, movedTo }) => pattern.startsWith("/game/") && !movedTo);
  for (const { pattern } of patterns) {
    const path = pattern.replace("[gameList]", "slots").replace("[gameId]", "one");
    expect(readGamePath(path.split("/").slice(2)), pattern).not.toBeNull();
  }
  const heads = new Set(patterns.map(({ pattern }) => pattern.split("/")[2]));
  expect(partners.map(({ key }) => key).filter((key) => !heads.has(key))).toEqual([]);
});

test.each([
  [{ partner: "sa", gameList: null, gameId: null }, "/game/sa"],
  [{ partner: "joker", gameList: null, gameId: "fish" }, "/game/joker/fish"],
  [{ partner: "wl", gameList: "slots", gameId: "golden-lotus" }, "/game/wl/slots/golden-lotus"],
])("%j lives at %s, and is found there", (name, path) => {
  expect(gamePath(name)).toBe(path);
  expect(readGamePath(path.split("/").slice(2))).toMatchObject({ view: "game", gameId: name.gameId });
});
