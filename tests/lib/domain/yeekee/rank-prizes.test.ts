import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import {
  PRIZE_BUDGET_PER_MILLE,
  type PrizeRound,
  prizeOf,
  rankPrizes,
  rankPrizesOf,
} from "@/lib/domain/yeekee/rank-prizes";

/** Rank 16 by the first letter, rank 1 by the last; shots of further people before them. */
const shotsOf = (sixteenth: string, newest: string) =>
  ["c", "b", "a", sixteenth, ...Array.from({ length: 14 }, () => null), newest] as const;
const rich = { a: 4_000, b: 4_000, c: 4_000 };

/** Prizes in baht by rank; stakes in baht. */
const won = (stakes: Record<string, number>, links: PrizeRound["links"] = [], shots = shotsOf("a", "b")) =>
  rankPrizesOf({
    shots,
    stakes: new Map(Object.entries(stakes).map(([member, baht]) => [member, baht * 100])),
    links,
  }).map(({ rank, member, amount }) => [rank, member, amount / 100]);

describe("the prizes of a round", () => {
  test("are 200 for the newest shot and 400 for the sixteenth, where three people took part", () => {
    expect(won(rich)).toEqual([
      [1, "b", 200],
      [16, "a", 400],
    ]);
  });

  test("are none for one or two people, nor for three of whom one staked 99", () => {
    expect(won({ a: 20_000 })).toEqual([]);
    expect(won({ a: 9_000, b: 9_000 })).toEqual([]);
    expect(won({ ...rich, c: 99 })).toEqual([]);
    expect(won({ ...rich, c: 100 })).not.toEqual([]);
  });

  test("count linked accounts as one person, over several links too", () => {
    expect(won(rich, [["a", "b"]])).toEqual([]);
    const five = { ...rich, d: 100, e: 100 };
    const shots = ["d", "e", ...shotsOf("a", "b")];
    const ruled = (links: PrizeRound["links"]) =>
      rankPrizesOf({
        shots,
        stakes: new Map(Object.entries(five).map(([m, baht]) => [m, baht * 100])),
        links,
      });
    expect(
      ruled([
        ["a", "d"],
        ["d", "b"],
      ]).map(({ rank }) => rank),
    ).toEqual([16]);
    expect(
      ruled([
        ["a", "x"],
        ["x", "b"],
      ]).map(({ rank }) => rank),
    ).toEqual([1, 16]);
  });

  test("are one a person: the higher", () => {
    expect(won(rich, [], shotsOf("a", "a"))).toEqual([[16, "a", 400]]);
  });

  test("together never exceed their part of the stakes", () => {
    for (let baht = 0; baht < 20_000; baht += 7) {
      const sum = rankPrizes.reduce((all, { most }) => all + prizeOf(most, baht * 100), 0);
      expect(sum * 1000).toBeLessThanOrEqual(baht * 100 * PRIZE_BUDGET_PER_MILLE);
    }
    expect(prizeOf(satang(200_00), 12_000_00)).toBe(200_00);
    expect(prizeOf(satang(400_00), 11_999_00)).toBe(399_00);
  });
});
