import { expect, test } from "vitest";
import { cancelText, movesOf, timesText, weekdaysText } from "@/components/howto/times-text";
import type { MarketTerms } from "@/lib/contract/markets";
import type { Market } from "@/lib/domain/rounds/market";
import { roundsOf } from "@/lib/domain/rounds/schedule";
import { addDays } from "@/lib/domain/time/time";
import { weekdayNames } from "@/lib/domain/time/time-words";
import words from "@/locales/en/rules.json";
import markets from "@/upstream/rounds/markets.json";

const dayNames = await weekdayNames("en");

const marketOf = (betType: string, cancelMinutes: number | null = 10, today = "2026-11-27") => {
  const market = markets.find((one) => one.betType === betType);
  const ahead = Array.from({ length: 7 }, (_, days) => addDays(today, days));
  // As the service answers it: the times of the round that closes next.
  const [next] = ahead.flatMap((dt) => roundsOf(market as Market, dt));
  return { ...market, name: "", cancelMinutes, options: [], next } as object as MarketTerms;
};

test.each([
  ["gov", "Days 1, 16 of each month", "15:20", "16:00", undefined],
  ["th_close", "Monday–Friday", "16:25", "16:50", undefined],
  ["egypt", "Sunday–Thursday", "19:15", "19:40", "14:15 Cairo time"],
  ["england", "Monday–Friday", "23:00", "23:45", "16:00 London time"],
  ["dowjones", "Monday–Friday", "00:30 next day", "04:15 next day", undefined],
  ["lao", "Monday, Wednesday, Friday", "20:15", "20:40", undefined],
  ["hanoy", "Every day", "18:00", "18:40", undefined],
])("%s in winter: %s, closes %s, result %s", (betType, days, close, result, local) => {
  expect(timesText(marketOf(betType), "2026-11-26", words, dayNames)).toEqual({
    days,
    close,
    result,
    ...(local ? { local } : {}),
  });
});

test.each([
  ["yeekee", "88 rounds a day, every 15 minutes", "06:00, last 03:45", "2 minutes after the close"],
  ["yeekee_5", "265 rounds a day, every 5 minutes", "05:05, last 03:05", "30 seconds after the close"],
  ["pingpong", "22 rounds a day, every 60 minutes", "06:00, last 03:00", "2 minutes after the close"],
])("%s has %s", (betType, days, close, result) => {
  const told = { days, close: `first closes ${close}`, result };
  expect(timesText(marketOf(betType), "2026-11-26", words, dayNames)).toEqual(told);
});

test("in summer a foreign close stands an hour earlier on Thai clocks", () => {
  expect(timesText(marketOf("england", 10, "2026-07-01"), "2026-07-01", words, dayNames)).toMatchObject({
    close: "22:00",
  });
});

test("on a Saturday the next trading day's times are shown", () => {
  expect(timesText(marketOf("th_open", 10, "2026-11-28"), "2026-11-28", words, dayNames)).toMatchObject({
    close: "09:50",
  });
});

test("draws that are moved over holidays stand there until they are over", () => {
  expect(movesOf(marketOf("gov"), "2027-05-02")).toEqual([
    { from: "01/05/2027", to: "02/05/2027" },
    { from: "01/01/2028", to: "30/12/2027" },
    { from: "16/01/2028", to: "17/01/2028" },
  ]);
  expect(movesOf(marketOf("gov"), "2031-01-02")).toEqual([]);
  expect(movesOf(marketOf("korea"), "2026-11-26")).toEqual([]);
});

test("the cancel limit is shown in minutes before the close, or that there is none", () => {
  expect(cancelText(marketOf("gov", 30), words)).toBe("30 minutes before the close");
  expect(cancelText(marketOf("yeekee_5", null), words)).toBe("Not possible");
});

test("two days running are written one by one", () => {
  expect(weekdaysText([5, 6], words, dayNames)).toBe("Friday, Saturday");
});
