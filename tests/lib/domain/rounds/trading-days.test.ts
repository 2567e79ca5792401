import { describe, expect, test } from "vitest";
import type { Market } from "@/lib/domain/rounds/market";
import { roundsAhead, roundsOf } from "@/lib/domain/rounds/schedule";
import {
  type ExchangeDays,
  endsSoon,
  knownUntil,
  type MarketCalendar,
  tradingDay,
} from "@/lib/domain/rounds/trading-days";
import { addDays, epochMs, MINUTE_MS, weekday } from "@/lib/domain/time/time";
import rows from "@/upstream/rounds/markets.json";

const market = (betType: string) =>
  (rows as readonly Market[]).find((one) => one.betType === betType) as Market;

const exchange: ExchangeDays = {
  knownUntil: "2026-12-31",
  earliest: "12:00",
  closed: { "2026-12-25": "Christmas" },
  short: { "2026-12-24": "12:00" },
  unsure: { "2026-12-22": "12:30" },
};
const table: MarketCalendar = { exchange, own: {} };

test.each([
  ["a day of the table", "2026-12-23", { kind: "usual" }],
  ["a closed day", "2026-12-25", { kind: "closed" }],
  ["a short day", "2026-12-24", { kind: "short", figure: "12:00" }],
  ["a day that may be short", "2026-12-22", { kind: "unknown", figure: "12:30" }],
  ["a day that nobody knows", "2027-01-04", { kind: "unknown", figure: "12:00" }],
])("%s", (_, dt, day) => {
  expect(tradingDay(table, dt)).toEqual(day);
});

test("what operators enter comes first", () => {
  const own = { "2026-12-24": { kind: "usual" }, "2027-01-04": { kind: "closed" } } as const;
  expect(tradingDay({ exchange, own }, "2026-12-24")).toEqual({ kind: "usual" });
  expect(tradingDay({ exchange, own }, "2027-01-04")).toEqual({ kind: "closed" });
});

test("where no early close is known, no day is unknown", () => {
  const always = { ...exchange, earliest: null };
  expect(tradingDay({ exchange: always, own: {} }, "2030-06-03")).toEqual({ kind: "usual" });
});

describe("a table's end", () => {
  const trades = (dt: string) => weekday(dt) >= 1 && weekday(dt) <= 5;
  const until = (calendar: MarketCalendar) => knownUntil(calendar, (dt) => addDays(dt, 1), trades);

  test("is its last day, and moves on with what operators enter", () => {
    expect(until(table)).toBe("2026-12-31");
    const own = { "2027-01-01": { kind: "closed" }, "2027-01-04": { kind: "usual" } } as const;
    // The weekend between them needs nobody.
    expect(until({ exchange, own })).toBe("2027-01-04");
    expect(until({ exchange, own: { "2027-01-04": { kind: "usual" } } })).toBe("2026-12-31");
  });

  test("is none where nothing has to be known, and is told thirty days before", () => {
    expect(until({ own: {} })).toBeNull();
    expect([endsSoon(31), endsSoon(30), endsSoon(-1)]).toEqual([false, true, true]);
  });
});

describe("the rounds of a day", () => {
  const only = (betType: string, dt: string, calendar: MarketCalendar) =>
    roundsOf(market(betType), dt, calendar)[0];
  const bangkok = (dt: string, time: string) => epochMs(`${dt}T${time}:00+07:00`);

  test("of a closed day are none", () => {
    expect(roundsOf(market("hangseng_am"), "2026-12-25", table)).toEqual([]);
    const closed: MarketCalendar = { own: { "2026-12-25": { kind: "closed" } } };
    for (const betType of ["yeekee", "hanoy"])
      expect(roundsOf(market(betType), "2026-12-25", closed)).toEqual([]);
  });

  test("of a short day close before the early figure, and have their result with it", () => {
    expect(only("hangseng_pm", "2026-12-24", table)).toMatchObject({
      closeTime: "10:45",
      resultTime: "11:15",
      figureMs: bangkok("2026-12-24", "11:00"),
      latestCloseMs: bangkok("2026-12-24", "10:55"),
    });
  });

  test("whose figure is out before the early close are as on any day", () => {
    const usual = only("hangseng_am", "2026-12-23", table);
    const short = only("hangseng_am", "2026-12-24", table);
    expect([short?.closeTime, short?.resultTime]).toEqual([usual?.closeTime, usual?.resultTime]);
  });

  test("of a day that nobody knows close as early as ever; their figure is still the usual one", () => {
    expect(only("hangseng_pm", "2027-01-04", table)).toMatchObject({
      closeTime: "10:45",
      resultTime: "15:15",
      figureMs: bangkok("2027-01-04", "15:00"),
      latestCloseMs: bangkok("2027-01-04", "10:55"),
    });
  });

  test("are planned on a weekend that an operator has entered", () => {
    const sunday: MarketCalendar = { own: { "2026-02-01": { kind: "usual" } } };
    expect(only("india", "2026-02-01", sunday)?.dt).toBe("2026-02-01");
    expect(only("india", "2026-02-01", { own: {} })).toBeUndefined();
  });

  test("a draw that is moved, or not held, leaves its day and the next ones as they are", () => {
    const at = bangkok("2027-02-20", "09:00");
    const days = (own: MarketCalendar["own"]) => roundsAhead(market("gov"), at, { own }).map(({ dt }) => dt);
    expect(days({})).toEqual(["2027-03-01", "2027-03-16"]);
    expect(days({ "2027-03-01": { kind: "moved", to: "2027-03-02" } })).toEqual(["2027-03-02", "2027-03-16"]);
    expect(days({ "2027-03-01": { kind: "closed" } })).toEqual(["2027-03-16", "2027-04-01"]);
  });

  test("a draw behind the table of moves is held as early as it ever was", () => {
    const dt = roundsAhead(market("gov"), bangkok("2031-12-20", "09:00"))[0]?.dt;
    expect(dt).toBe("2031-12-30");
  });

  test("never close within five minutes of their figure", () => {
    for (const one of rows as readonly Market[])
      for (const round of roundsOf(one, "2026-12-23"))
        if (one.rule !== "shots")
          expect([round.betId, round.figureMs - round.latestCloseMs]).toEqual([round.betId, 5 * MINUTE_MS]);
  });
});
