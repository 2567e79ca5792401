import { describe, expect, test } from "vitest";
import { closingSoon, nextCloseSeconds, type TimedRound } from "@/lib/domain/rounds/closing-soon";
import type { RoundStatus } from "@/lib/domain/rounds/phase";
import { epochMs } from "@/lib/domain/time/time";

const serverTime = "2026-11-23T10:00:00+07:00";
const now = epochMs(serverTime) / 1000;

interface Named extends TimedRound {
  name: string;
}

function round(name: string, closesInMinutes: number, status: RoundStatus = "open"): Named {
  const close = now + closesInMinutes * 60;
  const openTime = status === "upcoming" ? close - 60 : close - 36_000;
  const unixTimeStamp = { openTime, realCloseTime: close, realResultTime: close + 1800 };
  return { name, serverTime, betList: { betId: `${name}-2026-11-23`, status, unixTimeStamp } };
}
const names = (rounds: readonly Named[]) => rounds.map(({ name }) => name);

describe("rounds that close soon", () => {
  test.each<[string, Named[], string[]]>([
    ["none", [], []],
    [
      "the soonest comes first; what is over or paused is left out",
      [
        round("korea", 90),
        round("china_am", 5),
        round("gov", 600),
        round("taiwan", -1),
        round("india", 9, "suspended"),
      ],
      ["china_am", "korea", "gov"],
    ],
    [
      "where few are open, the next to open fill the strip",
      [
        round("korea", 900, "upcoming"),
        round("gov", 600),
        round("taiwan", 800, "upcoming"),
        round("india", 999, "upcoming"),
      ],
      ["gov", "taiwan", "korea"],
    ],
  ])("%s", (_, rounds, shown) => {
    expect(names(closingSoon(rounds))).toEqual(shown);
  });

  test("six at most", () => {
    const many = Array.from({ length: 9 }, (_, no) => round(`m${no}`, 10 + no));
    expect(names(closingSoon(many))).toEqual(["m0", "m1", "m2", "m3", "m4", "m5"]);
  });
});

test.each<[string, Named[], number | null]>([
  ["of the soonest", [round("korea", 90), round("china_am", 5)], 5],
  ["of none, where nothing takes bets", [round("korea", 90, "upcoming"), round("india", -1)], null],
])("the next close is that %s", (_, rounds, minutes) => {
  expect(nextCloseSeconds(rounds)).toBe(minutes === null ? null : now + minutes * 60);
});
