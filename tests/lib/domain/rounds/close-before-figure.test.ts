import { describe, expect, test } from "vitest";
import type { Market } from "@/lib/domain/rounds/market";
import { roundsOf } from "@/lib/domain/rounds/schedule";
import { calendarWith } from "@/upstream/rounds/calendars";
import { plannedMarkets } from "@/upstream/rounds/markets";

/**
 * The law: no round of any market takes a bet within five minutes of the moment at which its figure can exist, on any day
 * of five years. The moments are reckoned here from facts, by rules of holidays and of clocks; no table, time or rule of
 * the product is used.
 */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MARGIN = 5 * MINUTE;
const [FIRST, LAST] = [Date.UTC(2026, 0, 1), Date.UTC(2030, 11, 31)];

const utc = (dt: string) => Date.parse(`${dt}T00:00:00Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const weekdayOf = (ms: number) => new Date(ms).getUTCDay();
const yearOf = (dt: string) => Number(dt.slice(0, 4));
const on = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day);

/** The nth weekday of a month, or its last for n = 0. */
function nth(year: number, month: number, weekday: number, n: number): number {
  if (n > 0)
    return on(year, month, 1) + ((weekday - weekdayOf(on(year, month, 1)) + 7) % 7) * DAY + (n - 1) * 7 * DAY;
  const end = on(year, month + 1, 1) - DAY;
  return end - ((weekdayOf(end) - weekday + 7) % 7) * DAY;
}

type Clock = "utc" | "eu" | "us" | "egypt";

/** Daylight saving by day; a change in the night before dawn counts for the whole day. */
function isSummer(clock: Clock, dt: string): boolean {
  const [year, day] = [yearOf(dt), utc(dt)];
  if (clock === "eu") return day >= nth(year, 3, 0, 0) && day < nth(year, 10, 0, 0);
  if (clock === "us") return day >= nth(year, 3, 0, 2) && day < nth(year, 11, 0, 1);
  // From the last Friday of April, until the end of the last Thursday of October.
  return clock === "egypt" && day >= nth(year, 4, 5, 0) && day <= nth(year, 10, 4, 0);
}

/** Eves of the Lunar New Year, by the astronomical calendar of China. */
const lunarEves = ["2026-02-16", "2027-02-05", "2028-01-25", "2029-02-12", "2030-02-02"];

/** Days of Ramadan in Egypt; a day more on both sides, for the moon is looked for. */
const ramadans = [
  ["2026-02-17", "2026-03-20"],
  ["2027-02-07", "2027-03-10"],
  ["2028-01-27", "2028-02-27"],
  ["2029-01-15", "2029-02-15"],
  ["2030-01-04", "2030-02-05"],
  ["2030-12-25", "2030-12-31"],
] as const;

const isEve = (dt: string) => dt.endsWith("-12-24") || dt.endsWith("-12-31") || lunarEves.includes(dt);
/** The last weekday at or before a day. */
const weekdayBefore = (ms: number): number => (weekdayOf(ms) % 6 === 0 ? weekdayBefore(ms - DAY) : ms);
const isYearEnd = (dt: string) =>
  [on(yearOf(dt), 12, 24), on(yearOf(dt), 12, 31)].some((ms) => iso(weekdayBefore(ms)) === dt);

/** New York closes at 13:00 on the day after Thanksgiving, on 24 December, and on 3 July unless the 4th is a weekend. */
function isShortInNewYork(dt: string): boolean {
  const year = yearOf(dt);
  if (dt === iso(nth(year, 11, 4, 4) + DAY) || dt.endsWith("-12-24")) return true;
  return dt.endsWith("-07-03") && weekdayOf(on(year, 7, 4)) % 6 !== 0;
}

interface Exchange {
  /** Hours east of Greenwich in winter. */
  east: number;
  clock?: Clock;
  /** The earliest moment of the figure, by the exchange's clock, on this day. */
  figure(dt: string): string;
}

const always = (time: string) => () => time;
const facts: Readonly<Record<string, Exchange>> = {
  th_open: { east: 7, figure: always("09:55") },
  th_noon: { east: 7, figure: always("12:30") },
  th_afternoon: { east: 7, figure: always("14:00") },
  th_close: { east: 7, figure: always("16:30") },
  nikkei_am: { east: 9, figure: always("11:30") },
  nikkei_pm: { east: 9, figure: always("15:30") },
  china_am: { east: 8, figure: always("11:30") },
  china_pm: { east: 8, figure: always("15:00") },
  hangseng_am: { east: 8, figure: always("12:00") },
  // On the three eves there is no afternoon: trading ends at noon, its auction by 12:08 to 12:10.
  hangseng_pm: { east: 8, figure: (dt) => (isEve(dt) ? "12:00" : "16:00") },
  taiwan: { east: 8, figure: always("13:30") },
  korea: { east: 9, figure: always("15:30") },
  singapore: { east: 8, figure: (dt) => (isEve(dt) ? "12:00" : "17:00") },
  india: { east: 5.5, figure: always("15:30") },
  // The closing auction ends at random from seven minutes before the end of trading on.
  egypt: {
    east: 2,
    clock: "egypt",
    figure: (dt) => (ramadans.some(([from, to]) => dt >= from && dt <= to) ? "13:23" : "14:23"),
  },
  russia: { east: 3, figure: always("18:40") },
  england: { east: 0, clock: "eu", figure: (dt) => (isYearEnd(dt) ? "12:30" : "16:30") },
  germany: {
    east: 1,
    clock: "eu",
    figure: (dt) => (iso(weekdayBefore(on(yearOf(dt), 12, 30))) === dt ? "14:00" : "17:30"),
  },
  dowjones: { east: -5, clock: "us", figure: (dt) => (isShortInNewYork(dt) ? "13:00" : "16:00") },
};

/** Draws: when the first number can be known, in Bangkok. */
const draws: Readonly<Record<string, string>> = {
  gov: "15:30",
  lao: "20:30",
  "lao-super": "15:30",
  hanoy: "18:15",
  malay: "18:00",
};

/** How long after a close its shots go on, ms: before their end there is no figure. */
const shots: Readonly<Record<string, number>> = { yeekee: 120_000, yeekee_5: 30_000, pingpong: 120_000 };

const atClock = (dt: string, time: string, east: number) =>
  Date.parse(`${dt}T${time}:00Z`) - east * 60 * MINUTE;

function earliestFigure({ betType }: Market, dt: string): number | null {
  const exchange = facts[betType];
  if (exchange) {
    const { east, clock = "utc", figure } = exchange;
    return atClock(dt, figure(dt), east + (isSummer(clock, dt) ? 1 : 0));
  }
  const draw = draws[betType];
  return draw ? atClock(dt, draw, 7) : null;
}

const days = Array.from({ length: (LAST - FIRST) / DAY + 1 }, (_, at) => iso(FIRST + at * DAY));

describe("on each of the 1,826 days of 2026 to 2030", () => {
  let rounds = 0;

  test.each(plannedMarkets.map((market) => [market.betType, market] as const))(
    "%s closes five minutes before its figure can exist, and can be put off no further",
    (betType, market) => {
      const calendar = calendarWith(market, {});
      const wrong: string[] = [];
      for (const dt of days)
        for (const round of roundsOf(market, dt, calendar)) {
          rounds += 1;
          const { closeMs, latestCloseMs, figureMs, resultMs, betId } = round;
          const shooting = shots[betType];
          const figure = earliestFigure(market, dt);
          const isRight =
            shooting === undefined
              ? figure !== null && latestCloseMs + MARGIN <= figure && figureMs >= figure
              : figureMs === closeMs + shooting && latestCloseMs === closeMs;
          if (!(isRight && closeMs <= latestCloseMs && figureMs <= resultMs)) wrong.push(betId);
        }
      expect(wrong).toEqual([]);
    },
  );

  test("which are more than 650,000 rounds", () => {
    expect(days).toHaveLength(1826);
    expect(rounds).toBeGreaterThan(650_000);
  });
});

/** Full holidays that every source agrees on, of each exchange: no round stands on them. */
test.each([
  ["dowjones", ["2026-11-26", "2026-12-25", "2027-06-18", "2028-04-14", "2029-05-28", "2030-07-04"]],
  ["england", ["2026-12-28", "2027-03-29", "2027-12-27", "2028-08-28", "2030-12-26"]],
  ["germany", ["2026-12-24", "2026-12-31", "2027-03-26", "2028-05-01", "2029-04-02"]],
  ["hangseng_pm", ["2026-04-07", "2026-12-25", "2027-02-09", "2027-09-16", "2028-01-26"]],
  ["nikkei_pm", ["2026-09-22", "2026-12-31", "2027-03-22", "2028-05-03", "2030-01-03"]],
  ["th_close", ["2026-12-07", "2026-12-10", "2026-12-31", "2027-04-13", "2028-10-13"]],
  ["singapore", ["2026-11-09", "2026-12-25", "2027-03-26"]],
  ["china_pm", ["2026-10-05", "2027-10-01"]],
  ["korea", ["2026-12-31", "2027-02-05"]],
  ["taiwan", ["2026-12-25"]],
  ["india", ["2026-11-10", "2027-01-26"]],
])("%s has no round on its holidays", (betType, holidays) => {
  const market = plannedMarkets.find((one) => one.betType === betType) as Market;
  for (const dt of holidays) expect([dt, roundsOf(market, dt, calendarWith(market, {}))]).toEqual([dt, []]);
});

/** As the archive of published draws shows of 2015 to 2025; New Year's draw, which was held on either side, early. */
test("the government draws 120 times in five years, on the days to which holidays move it, each open an hour after the last", () => {
  const gov = plannedMarkets.find(({ betType }) => betType === "gov") as Market;
  const regular = Array.from({ length: 60 }, (_, at) => iso(on(2026, at + 1, 1)).slice(0, 8)).flatMap(
    (month) => [`${month}01`, `${month}16`],
  );
  const held = (dt: string) => {
    if (dt === "2026-01-01") return "2026-01-02";
    if (dt.endsWith("-01-01")) return `${yearOf(dt) - 1}-12-30`;
    if (dt.endsWith("-01-16")) return dt.replace(/16$/, "17");
    return dt.endsWith("-05-01") ? dt.replace(/01$/, "02") : dt;
  };
  const rounds = days.flatMap((dt) => [...roundsOf(gov, dt, calendarWith(gov, {}))]);
  expect(rounds.map(({ dt }) => dt)).toEqual([...regular, "2031-01-01"].map(held).sort());
  for (const [at, round] of rounds.entries()) {
    const before = rounds[at - 1];
    if (before) expect(round.openMs).toBe(before.resultMs + 60 * MINUTE);
  }
});
