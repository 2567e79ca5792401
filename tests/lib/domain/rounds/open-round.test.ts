import { expect, test } from "vitest";
import type { Round } from "@/lib/contract/rounds";
import { openRoundIn } from "@/lib/domain/rounds/open-round";
import { openRound } from "../../../stores/bet-slip";

const now = Math.floor(Date.now() / 1000);

/** A round that opens and closes this many seconds from now. */
function round(betId: string, opensIn: number, closesIn: number, over: Partial<Round> = {}): Round {
  const base = openRound(over);
  const unixTimeStamp = {
    openTime: now + opensIn,
    realCloseTime: now + closesIn,
    realResultTime: now + 9_000,
  };
  return { ...base, betList: { ...base.betList, betId, unixTimeStamp } };
}

const choose = (...rounds: Round[]) => openRoundIn(rounds, "th_close", now * 1000);

test("of a market's rounds the one that takes bets and closes first is chosen", () => {
  expect(choose(round("late", -60, 5_000), round("soon", -60, 600), round("over", -900, -1))).toEqual({
    href: "/lotto/stock/soon",
  });
});

test("a round of another market is none of it", () => {
  expect(choose(round("gov", -60, 600, { betType: "gov", betGroup: "gov" }))).toEqual({
    href: null,
    opensAtSeconds: null,
  });
});

test("with none open the next opening is returned", () => {
  expect(choose(round("b", 7_200, 9_000), round("a", 3_600, 9_000), round("over", -900, -1))).toEqual({
    href: null,
    opensAtSeconds: now + 3_600,
  });
});

test("a paused round takes no bets, so it is not gone to", () => {
  const paused = round("paused", -60, 600);
  expect(choose({ ...paused, betList: { ...paused.betList, status: "suspended" } })).toEqual({
    href: null,
    opensAtSeconds: null,
  });
});
