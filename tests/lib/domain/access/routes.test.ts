import { describe, expect, test } from "vitest";
import { canonical, errorPages, matchRoute, routes } from "@/lib/domain/access/routes";

const patternOf = (path: string) => matchRoute(path.split("/").filter(Boolean))?.route.pattern ?? null;
const movesTo = (path: string) => {
  const target = canonical(path.split("/").filter(Boolean));
  return target && `/${target.join("/")}`;
};

/** The specification's routes. */
const specRoutes = `
/ /main /download /forgot-pin /game /games /how-to /lotto /maintenance /number-set /poy /profile /promotions
/register /results /vdo /login /bank/add /bank/status /credit/deposit /credit/statement /credit/status
/credit/turnover /credit/withdraw /credit/deposit/crypto /credit/deposit/crypto/queue /credit/deposit/fast
/credit/deposit/fast/queue /credit/deposit/normal /credit/deposit/qrcode /credit/deposit/qrcodes
/credit/deposit/truemoney /external/login /login/line/auth /game/all-bet /game/ezg /game/ezg/[gameId] /game/gpx
/game/gpx/[gameList] /game/gpx/[gameList]/[gameId] /game/hg /game/joker /game/joker/[gameId] /game/logout
/game/pegasus /game/pegasus/[gameId] /game/pg-soft2 /game/pg-soft2/[gameId] /game/sa /game/soccer /game/wm
/game/wm/list /game/world-casino /game/wl/[gameList] /game/wl/[gameList]/[gameId] /howto/deposit
/howto/forgot-pin /howto/lotto /howto/lotto4d /howto/register-addbank /howto/result-poy /howto/withdraw
/live/casino /lotto/4d /lotto/[betGroup] /lotto/[betGroup]/[betId] /lotto/index-backup /poy/lottery
/poy/lottery/[betType] /poy/lottery/[betType]/[poyId] /poy/[betGroup] /poy/[betGroup]/[poyId]
/profile/achievement /profile/change-pin /profile/edit /register/[afSlug] /vdo/[vdoName]
`
  .trim()
  .split(/\s+/);

const ownRoutes = [
  "/dreams",
  "/howto/draw",
  "/howto/draw/proof",
  "/howto/paste",
  "/results/yeekee/[betId]",
  "/results/freezes",
  "/receipt/[code]",
  "/games/round/[id]",
  "/profile/affiliate",
  "/profile/notifications",
  "/profile/support",
  "/profile/devices",
  "/profile/limits",
  "/terms",
  "/privacy",
  "/offline",
];

test("every route of the spec is known, and no page but these and ours", () => {
  const moved = routes.filter((route) => route.movedTo).map((route) => route.pattern);
  const known = routes.map((route) => route.pattern);
  expect(new Set(known).size).toBe(known.length);
  expect(known.filter((pattern) => !moved.includes(pattern)).sort()).toEqual(
    [...specRoutes.filter((pattern) => !moved.includes(pattern)), ...ownRoutes].sort(),
  );
  expect(moved).toContain("/lotto/index-backup");
});

describe("fixed words are matched before parameters", () => {
  test.each([
    ["/lotto/4d", "/lotto/4d"],
    ["/lotto/index-backup", "/lotto/index-backup"],
    ["/lotto/stock", "/lotto/[betGroup]"],
    ["/poy/lottery", "/poy/lottery"],
    ["/poy/lottery/lao", "/poy/lottery/[betType]"],
    ["/poy/lottery/lao/9", "/poy/lottery/[betType]/[poyId]"],
    ["/poy/gov", "/poy/[betGroup]"],
    ["/poy/gov/9", "/poy/[betGroup]/[poyId]"],
    ["/game/wm/list", "/game/wm/list"],
    ["/game/logout", "/game/logout"],
    ["/game/wl/index-backup", "/game/wl/index-backup"],
    ["/game/wl/slots", "/game/wl/[gameList]"],
    ["/register/friend", "/register/[afSlug]"],
    ["/register/index-backup", "/register/index-backup"],
    ["/how-to", "/how-to"],
    ["/howto", null],
    ["/howto/dance", null],
    ["/game/wl", null],
    ["/credit", null],
    ["/operator", null],
    ["/MAIN", null],
  ])("%s is %s", (path, pattern) => {
    expect(patternOf(path)).toBe(pattern);
  });

  test("parameters come out by name", () => {
    expect(matchRoute(["lotto", "gov", "gov-2026-12-01"])?.params).toEqual({
      betGroup: "gov",
      betId: "gov-2026-12-01",
    });
  });
});

describe("retired addresses know where their page lives", () => {
  test.each([
    ["/lotto/index-backup", "/lotto"],
    ["/register/index-backup", "/register"],
    ["/register/friend/index-backup", "/register/friend"],
    ["/register/index-backup/index-backup", "/register"],
    ["/game/wl-game-test", "/games"],
    ["/game/wl-game-test/slots", "/game/wl/slots"],
    ["/game/wl-game-test/slots/7", "/game/wl/slots/7"],
    ["/game/wl-game-test/index-backup", "/games"],
    ["/game/wl/index-backup", "/games"],
    ["/game/wl/index-backup/slots", "/games"],
    ["/game/wl/index-backup/slots/7", "/games"],
    ["/lotto", null],
    ["/nowhere", null],
  ])("%s → %s", (path, target) => {
    expect(movesTo(path)).toBe(target);
  });
});

test("error pages are no routes", () => {
  for (const path of Object.values(errorPages)) expect(patternOf(path)).toBeNull();
});
