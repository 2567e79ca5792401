import { expect, test } from "vitest";
import { namedRounds } from "@/app/[locale]/(member)/lotto/_parts/named-rounds";
import { satang } from "@/lib/domain/money/money";
import { openRound } from "../../stores/bet-slip";

const names = { korea: "Korea", yeekee: "Yeekee", numbered: "{name}, round {n}" };
const nameOf = (betGroup: string, betType: string, betId: string, own = "หุ้นเกาหลีไต้") => {
  const round = openRound({ betGroup, betType, name: own });
  const [named] = namedRounds([{ ...round, betList: { ...round.betList, betId } }], {
    names,
    english: names,
    language: "th",
  });
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
  const [named] = namedRounds([round], { names: { korea: "หุ้นเกาหลี" }, english: names, language: "th" });
  expect([named?.marketName, named?.englishName]).toEqual(["หุ้นเกาหลี", "Korea"]);
});

test.each([
  ["th", "hanoy", ["เวียดนาม", "Vietnam"]],
  ["km", "lao-super", ["ឡាវ", "Laos"]],
  ["my", "nikkei_am", ["ဂျပန်", "Japan"]],
  ["en", "dowjones", ["US", "United States"]],
])("in %s %s has its country's names, for the search", (language, betType, said) => {
  const [named] = namedRounds([openRound({ betGroup: "stock", betType })], {
    names,
    english: names,
    language,
  });
  expect(said.filter((name) => !named?.country.includes(name))).toEqual([]);
});

test("Hong Kong is not found by China, and a game of the house by no country", () => {
  const countryOf = (betType: string) =>
    namedRounds([openRound({ betGroup: "stock", betType })], { names, english: names, language: "en" })[0]
      ?.country;
  expect(countryOf("hangseng_am")).toBe("Hong Kong");
  expect(countryOf("yeekee_5")).toBe("");
});

test("the limits, which only a bet page needs, are left out; all else stays", () => {
  const round = openRound();
  const limited = { ...round, betList: { ...round.betList, betMax_tode_3: satang(100_00) } };
  const [named] = namedRounds([limited], { names, english: names, language: "en" });
  expect(JSON.parse(JSON.stringify(named))).toEqual({
    ...round,
    marketName: "Thai stock, evening close",
    englishName: "Thai stock, evening close",
    country: "Thailand",
  });
});
