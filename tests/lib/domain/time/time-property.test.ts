/** Laws of the calendar on moments drawn at random, beside plain arithmetic on milliseconds and a plugin's own words. */
import dayjs from "dayjs";
import buddhistEra from "dayjs/plugin/buddhistEra.js";
import utc from "dayjs/plugin/utc.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestDay } from "@/lib/domain/time/nearest-day";
import {
  addDays,
  addMonths,
  atBangkok,
  bangkokDate,
  bangkokIso,
  DAY_MS,
  daysBetween,
  displayClock,
  displayDateTime,
  endOfMonth,
  epochMs,
  HOUR_MS,
  isDate,
  lotteryDay,
  lotteryDayBegins,
  startOfMonth,
  startOfWeek,
  weekday,
} from "@/lib/domain/time/time";
import { readDay } from "@/lib/domain/time/time-written";

dayjs.extend(utc);
dayjs.extend(buddhistEra);

const [first, last] = [epochMs("1900-01-01T00:00:00+07:00"), epochMs("2199-12-31T23:59:59.999+07:00")];
const moments = fc.oneof(
  fc.integer({ min: first, max: last }),
  // Around midnight in Bangkok.
  fc
    .tuple(fc.integer({ min: -25_000, max: 83_000 }), fc.constantFrom(-1, 0, 1))
    .map(([days, ms]) => days * DAY_MS - 7 * HOUR_MS + ms),
);
const days = moments.map(bangkokDate);
const two = (value: number) => String(value).padStart(2, "0");
const settings = { seed: 58, numRuns: 300 };
const hold = <T>(drawn: fc.Arbitrary<T>, law: (value: T) => void) =>
  fc.assert(fc.property(drawn, law), settings);

test("Bangkok's clock is UTC's seven hours on, in every format", () => {
  hold(moments, (ms) => {
    const wall = new Date(ms + 7 * HOUR_MS).toISOString();
    const [year, month, day] = wall.slice(0, 10).split("-");
    expect(bangkokDate(ms)).toBe(wall.slice(0, 10));
    expect(bangkokIso(ms)).toBe(`${wall.slice(0, ms % 1000 === 0 ? 19 : 23)}+07:00`);
    expect(displayDateTime(ms)).toBe(`${day}/${month}/${year} ${wall.slice(11, 19)}`);
  });
});

test("what is written is read back as the same moment", () => {
  hold(moments, (ms) => {
    expect(epochMs(bangkokIso(ms))).toBe(ms);
    expect(atBangkok(bangkokDate(ms), displayClock(ms))).toBe(Math.floor(ms / 1000) * 1000);
  });
});

test("a lottery day holds the moments from its beginning to the next one's", () => {
  hold(moments, (ms) => {
    const day = lotteryDay(ms);
    expect(lotteryDayBegins(day) <= ms && ms < lotteryDayBegins(addDays(day, 1))).toBe(true);
  });
});

test("days can be added, counted and taken away again", () => {
  hold(fc.tuple(days, fc.integer({ min: -1_000, max: 1_000 })), ([day, count]) => {
    const later = addDays(day, count);
    expect(daysBetween(day, later)).toBe(count);
    expect(addDays(later, -count)).toBe(day);
    expect((((weekday(day) + count) % 7) + 7) % 7).toBe(weekday(later));
  });
});

test("weeks begin on the Monday before, months hold their days, and months are added within the month", () => {
  hold(fc.tuple(days, fc.integer({ min: -30, max: 30 })), ([day, months]) => {
    expect([weekday(startOfWeek(day)), daysBetween(startOfWeek(day), day) < 7]).toEqual([1, true]);
    expect(startOfMonth(day) <= day && day <= endOfMonth(day)).toBe(true);
    expect(startOfMonth(addDays(endOfMonth(day), 1))).toBe(addMonths(startOfMonth(day), 1));
    const moved = addMonths(day, months);
    expect(startOfMonth(moved)).toBe(addMonths(startOfMonth(day), months));
    expect([day.slice(8), endOfMonth(moved).slice(8)]).toContain(moved.slice(8));
  });
});

const parts = fc.tuple(
  fc.integer({ min: 1_900, max: 2_199 }),
  fc.integer({ min: 0, max: 13 }),
  fc.integer({ min: 0, max: 32 }),
);
/** Days of the months of a year, by the rule of the calendar. */
const lengths = (year: number) => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
};

test("only days of the calendar are days; of others the nearest in their month is found", () => {
  hold(parts, ([year, month, day]) => {
    const text = `${year}-${two(month)}-${two(day)}`;
    const isReal = day >= 1 && day <= (lengths(year)[month - 1] ?? 0);
    expect([isDate(text), readDay(text), readDay(`${day}/${month}/${year}`)]).toEqual(
      isReal ? [true, text, text] : [false, null, null],
    );
    if (isReal) return;
    const near = Math.min(Math.max(month, 1), 12);
    const most = lengths(year)[near - 1] ?? 0;
    expect(nearestDay(text)).toBe(`${year}-${two(near)}-${two(Math.min(Math.max(day, 1), most))}`);
  });
});

test("a day written in the Buddhist era is that day", () => {
  hold(days, (day) => {
    expect(readDay(dayjs.utc(day).format("D/M/BBBB"))).toBe(day);
  });
});

test("times of day end at 23:59:59", () => {
  const clocks = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 70 }));
  hold(fc.tuple(days, clocks), ([day, [hour, minute]]) => {
    const read = () => atBangkok(day, `${two(hour)}:${two(minute)}`);
    if (hour > 23 || minute > 59) expect(read).toThrow(RangeError);
    else expect(displayClock(read())).toBe(`${two(hour)}:${two(minute)}:00`);
  });
});
