import { describe, expect, test } from "vitest";
import { bandsOf, currentRound, shootingRound } from "@/lib/domain/yeekee/day";

const at = (close: number, status: "open" | "void" | "settled" | "suspended" = "open") => ({
  status,
  unixTimeStamp: { openTime: 0, realCloseTime: close, realResultTime: close + 120 },
});

test.each([
  ["yeekee", 88, [24, 24, 24, 16]],
  ["yeekee_5", 265, [36, 36, 36, 36, 36, 36, 36, 13]],
  ["pingpong", 22, [22]],
] as const)("a day of %s has %d rounds in bands of %j", (game, count, sizes) => {
  const rounds = Array.from({ length: count }, (_, index) => index + 1);
  const bands = bandsOf(game, rounds);
  expect(bands.map((band) => band.length)).toEqual(sizes);
  expect(bands.flat()).toEqual(rounds);
});

describe("of a day's rounds", () => {
  const rounds = [at(1000, "settled"), at(2000), at(3000), at(2500, "void")];

  test("the current one is the next to close, and none when none takes bets", () => {
    expect(currentRound(rounds, 1_500_000)).toBe(rounds[1]);
    expect(currentRound(rounds, 2_000_000)).toBe(rounds[2]);
    expect(currentRound(rounds, 3_000_000)).toBeNull();
    expect(currentRound([at(2000, "suspended")], 1_500_000)).toBeNull();
  });

  test("the one that is shot goes on for its two minutes after the close", () => {
    expect(shootingRound(rounds, 1_999_999)).toBeNull();
    expect(shootingRound(rounds, 2_000_000)).toBe(rounds[1]);
    expect(shootingRound(rounds, 2_119_999)).toBe(rounds[1]);
    expect(shootingRound(rounds, 2_120_000)).toBeNull();
  });
});
