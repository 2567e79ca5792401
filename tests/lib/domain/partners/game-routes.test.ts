import { expect, test } from "vitest";
import { routes } from "@/lib/domain/access/routes";
import { readGamePath } from "@/lib/domain/partners/game-path";

/** What each game route of the specification shows, with real names for its parameters. */
const shown: Readonly<Record<string, string>> = {
  "/game": "lobby",
  "/game/all-bet": "game all-bet",
  "/game/ezg": "partner ezg",
  "/game/ezg/[gameId]": "game ezg",
  "/game/gpx": "partner gpx",
  "/game/gpx/[gameList]": "list gpx",
  "/game/gpx/[gameList]/[gameId]": "game gpx",
  "/game/hg": "game hg",
  "/game/joker": "partner joker",
  "/game/joker/[gameId]": "game joker",
  "/game/logout": "logout",
  "/game/pegasus": "partner pegasus",
  "/game/pegasus/[gameId]": "game pegasus",
  "/game/pg-soft2": "partner pg-soft2",
  "/game/pg-soft2/[gameId]": "game pg-soft2",
  "/game/sa": "game sa",
  "/game/soccer": "game soccer",
  "/game/wm": "game wm",
  "/game/wm/list": "list wm",
  "/game/world-casino": "game world-casino",
  "/game/wl/[gameList]": "list wl",
  "/game/wl/[gameList]/[gameId]": "game wl",
};

const stay = routes.filter(({ pattern, movedTo }) => /^\/game(\/|$)/.test(pattern) && !movedTo);

test("every game route stands in the table, and nothing else does", () => {
  expect(stay.map(({ pattern }) => pattern).sort()).toEqual(Object.keys(shown).sort());
});

test.each(Object.entries(shown))("%s shows %s", (pattern, words) => {
  const path = pattern.replace("[gameList]", "slots").replace("[gameId]", "golden-reels");
  const place = readGamePath(path.split("/").slice(2));
  expect(place && [place.view, "partner" in place ? place.partner.key : ""].join(" ").trim()).toBe(words);
});

test.each([
  "/game/nobody",
  "/game/sa/x1",
  "/game/wl",
  "/game/gpx/x1",
  "/game/joker/x1/y2/z3",
  "/game/logout/x1",
])("%s shows nothing", (path) => {
  expect(readGamePath(path.split("/").slice(2))).toBeNull();
});
