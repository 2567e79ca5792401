import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Market } from "@/lib/domain/rounds/market";
import { roundsAhead, roundsOf, type ScheduledRound } from "@/lib/domain/rounds/schedule";
import rows from "@/upstream/rounds/markets.json";

/**
 * The schedule of every game over whole years, computed independently: no rule of the product is used, only
 * counting in minutes from midnight UTC (Bangkok is seven hours ahead the whole year).
 */
const markets = rows as readonly Market[];
const market = (betType: string) => markets.find((one) => one.betType === betType) as Market;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Midnight in Bangkok of each day of a year. */
function daysOf(year: number): { dt: string; midnight: number; weekday: number }[] {
  const days = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY) {
    const utc = new Date(at);
    days.push({
      dt: utc.toISOString().slice(0, 10),
      midnight: at - 7 * 60 * MINUTE,
      weekday: utc.getUTCDay(),
    });
  }
  return days;
}

const yearOf = (one: Market, year: number): ScheduledRound[] =>
  daysOf(year).flatMap(({ dt }) => [...roundsOf(one, dt)]);

const dayAfter = (dt: string) => new Date(Date.parse(dt) + DAY).toISOString().slice(0, 10);

const games = [
  {
    betType: "yeekee",
    rounds: 88,
    start: 345,
    every: 15,
    shooting: 120_000,
    firstRolled: 73,
    lastClose: "03:45",
  },
  {
    betType: "yeekee_5",
    rounds: 265,
    start: 300,
    every: 5,
    shooting: 30_000,
    firstRolled: 228,
    lastClose: "03:05",
  },
  {
    betType: "pingpong",
    rounds: 22,
    start: 300,
    every: 60,
    shooting: 120_000,
    firstRolled: 19,
    lastClose: "03:00",
  },
];

describe.each([2026, 2027, 2028])("in %d", (year) => {
  const days = daysOf(year);

  test.each(games)(
    "$betType has $rounds rounds every day, in order, and rolls at round $firstRolled",
    ({ betType, rounds, start, every, shooting, firstRolled, lastClose }) => {
      for (const { dt, midnight } of days) {
        const day = roundsOf(market(betType), dt);
        expect(day).toHaveLength(rounds);
        day.forEach((round, at) => {
          const number = at + 1;
          const closeMs = midnight + (start + number * every) * MINUTE;
          const rolledDt = number >= firstRolled ? dayAfter(dt) : dt;
          const said = [
            round.roundNo,
            round.betId,
            round.openMs,
            round.closeMs,
            round.resultMs,
            round.closeDt,
            round.resultDt,
          ];
          const reckoned = [
            number,
            `${betType}-${dt}-${number}`,
            midnight + 5 * 60 * MINUTE,
            closeMs,
            closeMs + shooting,
            rolledDt,
            rolledDt,
          ];
          if (JSON.stringify(said) !== JSON.stringify(reckoned)) expect(said).toEqual(reckoned);
        });
        expect(day.at(-1)?.closeTime).toBe(lastClose);
        // The last result of a service day comes before the next service day opens.
        expect(day.at(-1)?.resultMs ?? 0).toBeLessThan(midnight + DAY + 5 * 60 * MINUTE);
      }
    },
  );

  test.each(
    markets.filter((one) => one.schedule.kind === "exchange").map((one) => [one.betType, one] as const),
  )("%s trades once on each of its weekdays and rests on the others", (betType, one) => {
    const trading = betType === "egypt" ? [0, 1, 2, 3, 4] : [1, 2, 3, 4, 5];
    let closedMs = 0;
    for (const { dt, midnight, weekday } of days) {
      const day = roundsOf(one, dt);
      expect(day).toHaveLength(trading.includes(weekday) ? 1 : 0);
      const [round] = day;
      if (!round) continue;
      expect(round.betId).toBe(`${betType}-${dt}`);
      expect(round.openMs).toBe(midnight + 5 * 60 * MINUTE);
      expect(round.openMs < round.closeMs && round.closeMs < round.resultMs).toBe(true);
      expect(round.closeMs).toBeGreaterThan(closedMs);
      expect(round.closeDt).toBe(betType === "dowjones" ? dayAfter(dt) : dt);
      closedMs = round.closeMs;
    }
  });

  test.each([
    ["lao", [1, 3, 5], 20 * 60 + 15, 20 * 60 + 40],
    ["lao-super", [0, 1, 2, 3, 4, 5, 6], 15 * 60 + 15, 15 * 60 + 40],
    ["hanoy", [0, 1, 2, 3, 4, 5, 6], 18 * 60, 18 * 60 + 40],
    ["malay", [0, 3, 6], 17 * 60 + 45, 18 * 60 + 45],
  ])(
    "%s draws on its weekdays, each round open from the last result on",
    (betType, weekdays, close, result) => {
      const drawing = days.filter(({ weekday }) => weekdays.includes(weekday));
      const draws = yearOf(market(betType), year);
      expect(draws.map(({ dt, closeMs, resultMs }) => [dt, closeMs, resultMs])).toEqual(
        drawing.map(({ dt, midnight }) => [dt, midnight + close * MINUTE, midnight + result * MINUTE]),
      );
      for (const [at, draw] of draws.entries()) {
        const previous = draws[at - 1];
        if (previous) expect(draw.openMs).toBe(previous.resultMs);
      }
    },
  );
});

describe("at any instant of a year", () => {
  const instants = fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 10, 1) });

  test("the rounds that should exist are those that have not closed, each once and by their close", () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...markets), (now, one) => {
        const ahead = roundsAhead(one, now);
        expect(new Set(ahead.map(({ betId }) => betId)).size).toBe(ahead.length);
        const closes = ahead.map(({ closeMs }) => closeMs);
        expect(closes).toEqual([...closes].sort((a, b) => a - b));
        expect(closes.every((closeMs) => closeMs > now)).toBe(true);
        // No round between now and the last of them is left out.
        const today = Math.floor((now + 7 * 60 * MINUTE) / DAY) * DAY;
        const around = Array.from({ length: 21 }, (_, at) =>
          new Date(today + (at - 2) * DAY).toISOString().slice(0, 10),
        ).flatMap((dt) => [...roundsOf(one, dt)]);
        const missing = around.filter(
          ({ betId, closeMs }) =>
            closeMs > now && closeMs < (closes.at(-1) ?? 0) && !ahead.some((round) => round.betId === betId),
        );
        expect(missing).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test("government and sets have their next two, so that there is one after the one that closes now", () => {
    const always = markets.filter(({ schedule }) => schedule.kind === "draws" || schedule.kind === "set");
    expect(always).toHaveLength(5);
    fc.assert(
      fc.property(instants, fc.constantFrom(...always), (now, one) => {
        const [next, after] = roundsAhead(one, now);
        if (!next || !after) return expect.fail(`${one.betType} has no second round`);
        const rest = one.schedule.kind === "draws" ? 60 * MINUTE : 0;
        expect(after.openMs).toBe(next.resultMs + rest);
      }),
      { numRuns: 400 },
    );
  });
});
