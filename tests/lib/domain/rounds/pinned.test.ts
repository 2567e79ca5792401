import { expect, test } from "vitest";
import { closingsOf } from "@/components/home/closings";
import { arrangeRounds } from "@/lib/domain/rounds/lotto-view";
import { pinnedFirst } from "@/lib/domain/rounds/pinned";
import { epochMs } from "@/lib/domain/time/time";
import home from "@/locales/th/home.json";
import market from "@/locales/th/market.json";
import { openRound } from "../../../stores/bet-slip";

const closing = (betGroup: string, betType: string, minutes: number) => {
  const round = openRound({ betGroup, betType });
  const realCloseTime = epochMs(round.serverTime) / 1_000 + minutes * 60;
  const unixTimeStamp = {
    ...round.betList.unixTimeStamp,
    realCloseTime,
    realResultTime: realCloseTime + 600,
  };
  return { ...round, betList: { ...round.betList, betId: `${betType}-2026-11-23`, unixTimeStamp } };
};
/** The government closes last of all, behind more rounds than any list shows at first. */
const rounds = [
  ...["korea", "taiwan", "india", "china_am", "nikkei_am", "egypt", "russia"].map((betType, at) =>
    closing("stock", betType, 10 + at),
  ),
  closing("gov", "gov", 900),
];
const nowMs = epochMs(rounds[0]?.serverTime ?? "");

test("the pinned rounds come first, and all others keep their places", () => {
  expect(pinnedFirst(rounds).map(({ betType }) => betType)).toEqual([
    "gov",
    ...rounds.slice(0, -1).map(({ betType }) => betType),
  ]);
  expect(pinnedFirst([])).toEqual([]);
});

test.each([
  ["the list of markets", () => arrangeRounds(rounds, nowMs).open.map(({ betType }) => betType)],
  ["the front page", () => closingsOf(rounds, [], home.closings, market).map(({ betType }) => betType)],
])("the government's open round leads %s, and the soonest follow", (_, shown) => {
  expect(shown().slice(0, 3)).toEqual(["gov", "korea", "taiwan"]);
});
