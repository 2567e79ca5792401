import { describe, expect, test } from "vitest";
import {
  SET_QUOTA,
  setPrice,
  setTierNames,
  setTiers,
  tierOf,
  winningTickets,
} from "@/lib/domain/four-digit/tiers";
import { slowPayOfSets } from "../../../support/slow-settlement";

const draws = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, "0"));

describe("over all ten thousand draws", () => {
  test.each([
    ["1234", [1, 9, 23, 45, 9, 89, 89], 92.2],
    ["1122", [1, 9, 5, 18, 9, 90, 90], 75.0],
  ])("ticket %s wins %j times by tier and returns %d %%", (ticket, counts, percent) => {
    const won = draws.map((draw) => tierOf(ticket, draw));
    expect(setTiers.map(({ tier }) => won.filter((one) => one?.tier === tier).length)).toEqual(counts);
    const paid = won.reduce((sum, one) => sum + (one?.prize ?? 0), 0);
    expect((paid / (draws.length * setPrice)) * 100).toBeCloseTo(percent, 1);
  });

  test.each(["1234", "1122", "1112", "1121", "2111", "1111", "0000", "0010", "9876", "1212"])(
    "ticket %s wins in each what the slow way pays",
    (ticket) => {
      for (const draw of draws) {
        const prize = tierOf(ticket, draw)?.prize ?? 0;
        if (prize !== slowPayOfSets({ number: ticket, sets: 1 }, draw)) expect.fail(`${ticket} in ${draw}`);
      }
    },
  );
});

test.each(["1234", "1122", "0007", "5555", "9098"])(
  "the winning tickets of draw %s are all that win, once each",
  (draw) => {
    const paying = draws.flatMap((number) => {
      const prize = slowPayOfSets({ number, sets: 1 }, draw);
      return prize > 0 ? [[number, prize]] : [];
    });
    expect(winningTickets(draw).map(({ number, prize }) => [number, prize])).toEqual(paying);
    for (const { number, tier } of winningTickets(draw)) expect(tierOf(number, draw)?.tier).toBe(tier);
  },
);

test.each([
  ["1234", "1234", "straight4", 125_000],
  ["1234", "9234", "straight3", 41_000],
  ["1234", "4321", "tode4", 5_500],
  ["1234", "9432", "tode3", 4_100],
  ["1234", "1239", "front3", 1_800],
  ["1234", "1299", "front2", 1_600],
  ["1234", "9934", "back2", 1_600],
  ["1234", "991234", "straight4", 125_000],
])("ticket %s in draw %s wins %s: %d baht", (ticket, draw, tier, baht) => {
  expect(tierOf(ticket, draw)).toEqual({ tier, prize: baht * 100 });
});

test("the tiers are named from the highest prize to the lowest", () => {
  expect(setTierNames).toEqual(["straight4", "straight3", "tode4", "tode3", "front3", "front2", "back2"]);
});

test("most draws win nothing; a set costs 120 baht and a number has 50", () => {
  expect(tierOf("1234", "5678")).toBeNull();
  expect([setPrice, SET_QUOTA]).toEqual([120_00, 50]);
});
