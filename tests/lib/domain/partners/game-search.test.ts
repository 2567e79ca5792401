import { describe, expect, test } from "vitest";
import { gamePath } from "@/lib/domain/partners/game-path";
import { isGameKind, isOfKind, matches } from "@/lib/domain/partners/game-search";
import {
  MOST_LAST_PLAYED,
  readLastPlayed,
  withLastPlayed,
  writeLastPlayed,
} from "@/lib/domain/partners/last-played";
import { playAgainPath } from "@/lib/domain/partners/play-again";

const slot = {
  name: "Golden Reels",
  partnerName: "PG-Soft 2",
  category: "slots" as const,
  isUnrestricted: true,
};

describe("a game is found", () => {
  test.each(["golden", "REELS", "reels golden", "pg soft", "Ｇｏｌｄｅｎ", "", "  "])("by “%s”", (typed) => {
    expect(matches(slot, typed)).toBe(true);
  });
  test.each(["silver", "golden x"])("not by “%s”", (typed) => {
    expect(matches(slot, typed)).toBe(false);
  });
  test("by its kind, by no condition, and among all", () => {
    expect((["all", "slots", "unrestricted", "dice"] as const).map((kind) => isOfKind(slot, kind))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([isGameKind("slots"), isGameKind("poker"), isGameKind(["slots"])]).toEqual([true, false, false]);
  });
});

describe("games played last", () => {
  const reels = { partner: "wl", gameList: "slots", gameId: "golden-reels" };
  const casino = { partner: "sa", gameList: null, gameId: null };

  test("are read as they were written", () => {
    expect(readLastPlayed(writeLastPlayed([reels, casino]))).toEqual([reels, casino]);
  });

  test("hold each game once, the newest in front, and so many at most", () => {
    expect(withLastPlayed([reels, casino], casino)).toEqual([casino, reels]);
    const many = Array.from({ length: 20 }, (_, at) => ({ ...reels, gameId: `g${at}` }));
    expect(withLastPlayed(many, reels)).toHaveLength(MOST_LAST_PLAYED);
  });

  test("are none where the cookie says nonsense", () => {
    expect(readLastPlayed("<b>~..~wl.a.b.c~")).toEqual([]);
    expect(readLastPlayed(undefined)).toEqual([]);
  });
});

test.each([
  ["wl", "golden-reels", "/game/wl/golden-reels"],
  ["joker", "x1", "/game/joker/x1"],
  ["sa", null, "/game/sa"],
  ["sa", "table-1", "/game/sa"],
  ["gpx", "x1", "/game/gpx"],
  ["nobody", "x1", undefined],
])("a statement's row of %s leads to where %s is played", (partner, gameId, path) => {
  expect(playAgainPath({ partner, gameId })).toBe(path);
});

test("an address of a game names what there is of it", () => {
  expect(gamePath({ partner: "wl", gameList: "slots", gameId: "a" })).toBe("/game/wl/slots/a");
});
