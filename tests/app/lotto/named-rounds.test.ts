import { expect, test } from "vitest";
import { namedRounds } from "@/app/[locale]/(member)/lotto/_parts/named-rounds";
import { satang } from "@/lib/domain/money";
import { openRound } from "../../stores/bet-slip";

const names = { korea: "Korea", yeekee: "Yeekee", numbered: "{name}, round {n}" };
const nameOf = (betGroup: string, betType: string, betId: string, own = "หุ้นเกาหลีไต้") => {
  const round = openRound({ betGroup, betType, name: own });
  const [named] = namedRounds([{ ...round, betList: { ...round.betList, betId } }], names, names);
  return named?.marketName;
};

test.each([
  ["its market's", "stock", "korea", "korea-2026-11-23", "Korea"],
  ["its own, spelt right, where the market has none", "stock", "kospi", "kospi-2026-11-23", "หุ้นเกาหลีใต้"],
  ["a game's without the number of its round", "yeekee", "yeekee", "yeekee-2026-11-23-80", "Yeekee"],
])("a round's name is %s", (_, betGroup, betType, betId, name) => {
  expect(nameOf(betGroup, betType, betId)).toBe(name);
});

test("it is found by its English name as well", () => {
  const round = openRound({ betGroup: "stock", betType: "korea", name: "หุ้นเกาหลีไต้" });
  const [named] = namedRounds([round], { korea: "หุ้นเกาหลี" }, names);
  expect([named?.marketName, named?.englishName]).toEqual(["หุ้นเกาหลี", "Korea"]);
});

test("the limits, which only a bet page needs, are left out; all else stays", () => {
  const round = openRound();
  const limited = { ...round, betList: { ...round.betList, betMax_tode_3: satang(100_00) } };
  const [named] = namedRounds([limited], names, names);
  expect(JSON.parse(JSON.stringify(named))).toEqual({
    ...round,
    marketName: "Thai stock, evening close",
    englishName: "Thai stock, evening close",
  });
});
