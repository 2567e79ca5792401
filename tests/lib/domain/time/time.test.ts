import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  atBangkok,
  bangkokDate,
  bangkokIso,
  comingDay,
  daysBetween,
  displayClock,
  displayDate,
  displayDateTime,
  displayDayMonth,
  displayDuration,
  displayLength,
  displayRecent,
  displayTime,
  displayUpcoming,
  endOfMonth,
  epochMs,
  epochMsOrNaN,
  hourOf,
  isDate,
  lotteryDay,
  startOfMonth,
  startOfWeek,
  toWalletTime,
  utcIso,
  walletTime,
  weekday,
} from "@/lib/domain/time/time";

const noon = Date.UTC(2026, 10, 23, 5, 0, 7);

describe("the lottery day runs to 04:00 in Bangkok", () => {
  test.each([
    ["04:00:00.000", "2026-11-22T04:00:00+07:00", "2026-11-22"],
    ["noon", "2026-11-22T12:00:00+07:00", "2026-11-22"],
    ["the last moment before midnight", "2026-11-22T23:59:59.999+07:00", "2026-11-22"],
    ["midnight", "2026-11-23T00:00:00+07:00", "2026-11-22"],
    ["the close of the last yeekee round", "2026-11-23T03:45:00+07:00", "2026-11-22"],
    ["the last moment before 04:00", "2026-11-23T03:59:59.999+07:00", "2026-11-22"],
    ["the next 04:00", "2026-11-23T04:00:00+07:00", "2026-11-23"],
    ["the first hours of a year", "2027-01-01T03:59:59+07:00", "2026-12-31"],
  ])("%s", (_what, iso, day) => {
    expect(lotteryDay(epochMs(iso))).toBe(day);
  });
});

describe("Bangkok's clock", () => {
  test("dates, ISO and display carry +07:00", () => {
    expect(bangkokDate(noon)).toBe("2026-11-23");
    expect(bangkokDate(Date.UTC(2026, 10, 22, 17))).toBe("2026-11-23");
    expect(bangkokDate(Date.UTC(2026, 10, 22, 16, 59, 59, 999))).toBe("2026-11-22");
    expect(bangkokIso(noon)).toBe("2026-11-23T12:00:07+07:00");
    expect(bangkokIso(noon + 5)).toBe("2026-11-23T12:00:07.005+07:00");
    expect(displayDateTime(noon)).toBe("23/11/2026 12:00:07");
    expect(displayDateTime("2026-11-23T05:00:07Z")).toBe("23/11/2026 12:00:07");
    expect(displayTime(noon)).toBe("12:00");
    expect(displayClock(noon)).toBe("12:00:07");
    expect(displayDate("2026-12-01")).toBe("01/12/2026");
  });

  test("a day and a time of day make an instant", () => {
    expect(atBangkok("2026-11-23", "12:00:07")).toBe(noon);
    expect(atBangkok("2026-11-23", "00:00")).toBe(Date.UTC(2026, 10, 22, 17));
  });

  test.each([
    ["2026-02-30", "10:00"],
    ["2026-2-3", "10:00"],
    ["2026-02-03", "24:00"],
    ["2026-02-03", "9:00"],
  ])("%s %s is no time", (date, time) => {
    expect(() => atBangkok(date, time)).toThrow(RangeError);
  });

  test("ISO and back is the same millisecond", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (ms) => {
        expect(epochMs(bangkokIso(ms))).toBe(ms);
        expect(atBangkok(bangkokDate(ms), bangkokIso(ms).slice(11, 19))).toBe(Math.floor(ms / 1000) * 1000);
      }),
    );
  });

  test("a time without an offset is refused", () => {
    expect(() => epochMs("2026-11-23T12:00:00")).toThrow(RangeError);
    expect(() => epochMs("soon")).toThrow(RangeError);
  });
});

describe("calendar days", () => {
  test.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-01", -1, "2026-02-28"],
    ["2026-11-21", -30, "2026-10-22"],
  ])("%s and %d days is %s", (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  test.each([
    ["2026-08-31", 6, "2027-02-28"],
    ["2027-08-31", 6, "2028-02-29"],
    ["2026-11-26", 60, "2031-11-26"],
    ["2026-03-05", 6, "2026-09-05"],
    ["2026-12-31", 12, "2027-12-31"],
    ["2026-03-31", -1, "2026-02-28"],
  ])("%s and %i months is %s", (date, months, later) => expect(addMonths(date, months)).toBe(later));

  test.each([
    ["2026-11-23", "2026-11-23", "2026-11-01", "2026-11-30"],
    ["2026-11-29", "2026-11-23", "2026-11-01", "2026-11-30"],
    ["2027-01-01", "2026-12-28", "2027-01-01", "2027-01-31"],
    ["2028-02-29", "2028-02-28", "2028-02-01", "2028-02-29"],
  ])("%s is in the week from %s and the month from %s to %s", (date, week, first, last) => {
    expect([startOfWeek(date), startOfMonth(date), endOfMonth(date)]).toEqual([week, first, last]);
  });

  test.each(["2026-02-29", "2026-11-31", "Invalid Date", "2026-1-1", "2026-11-23T00:00", ""])(
    "%j is refused, not carried over into another day",
    (text) => {
      for (const act of [displayDate, weekday, startOfMonth, (day: string) => addDays(day, 1)])
        expect(() => act(text)).toThrow(RangeError);
    },
  );

  test("weekdays count from Sunday", () => {
    expect(weekday("2026-11-22")).toBe(0);
    expect(weekday("2026-11-23")).toBe(1);
    expect(weekday("2026-11-28")).toBe(6);
  });

  test.each([
    ["2026-02-28", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["26-01-01", false],
    ["0001-01-01", false],
    ["9999-12-31", false],
  ])("%s is a day: %s", (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });
});

test.each([
  ["2026-11-23T10:00:00.000Z", "2026-11-23T10:00:00.000+07:00"],
  ["2026-11-23T10:00:00z", "2026-11-23T10:00:00+07:00"],
  ["2026-11-23T10:00:00+07:00", "2026-11-23T10:00:00+07:00"],
  ["2026-11-23T10:00:00+00:00", "2026-11-23T10:00:00+00:00"],
])("a wallet row's time %s means %s", (text, expected) => {
  expect(walletTime(text)).toBe(expected);
});

test("what is written as a wallet row's time is read back as the same instant", () => {
  const written = toWalletTime("2026-11-23T03:00:00Z");
  expect(written).toBe("2026-11-23T10:00:00Z");
  expect(epochMs(walletTime(written))).toBe(epochMs("2026-11-23T03:00:00Z"));
});

test.each([
  ["2026-11-23T05:00:00+07:00", "05:00"],
  ["2026-11-23T23:59:59+07:00", "23:59"],
  ["2026-11-24T01:36:59+07:00", "01:36"],
  ["2026-11-24T01:37:00+07:00", "24/11/2026 01:37"],
  ["2026-12-01T15:20:00+07:00", "01/12/2026 15:20"],
])("at 01:37 what comes at %s is shown as %s", (at, shown) => {
  expect(displayUpcoming(Date.parse(at), Date.parse("2026-11-23T01:37:00+07:00"))).toBe(shown);
});

test.each([
  ["2026-11-23T09:00", "2026-11-23T23:59", "today"],
  ["2026-11-23T23:50", "2026-11-24T03:59", "today"],
  ["2026-11-24T01:37", "2026-11-24T05:00", "today"],
  ["2026-11-23T09:00", "2026-11-24T05:00", "tomorrow"],
  ["2026-11-23T09:00", "2026-11-24T23:59", "tomorrow"],
  ["2026-11-23T09:00", "2026-11-25T05:00", null],
])("at %s a moment at %s is %s", (now, at, day) => {
  expect(comingDay(Date.parse(`${at}:00+07:00`), Date.parse(`${now}:00+07:00`))).toBe(day);
});

test.each([
  ["2026-11-22T04:00:00+07:00", "04:00"],
  ["2026-11-22T23:59:59+07:00", "23:59"],
  ["2026-11-23T01:30:00+07:00", "01:30"],
  ["2026-11-22T03:59:59+07:00", "22/11/2026"],
  ["2026-11-20T12:00:00+07:00", "20/11/2026"],
])("at 01:37, which is of the day before, what came at %s is shown as %s", (at, shown) => {
  expect(displayRecent(Date.parse(at), Date.parse("2026-11-23T01:37:00+07:00"))).toBe(shown);
});

test.each([
  [0, "00:00", "0:00"],
  [65, "01:05", "1:05"],
  [3_599, "59:59", "59:59"],
  [3_600, "01:00:00", "1:00:00"],
  [90_000, "25:00:00", null],
])("%d seconds are %s, of a recording %s", (seconds, duration, length) => {
  expect(displayDuration(seconds)).toBe(duration);
  if (length !== null) expect(displayLength(seconds)).toBe(length);
});

test("a time of day has its hour, a day in its year needs no year, and a database may have UTC", () => {
  expect([hourOf("00:30"), hourOf("23:59")]).toEqual([0, 23]);
  expect(displayDayMonth("2026-12-01")).toBe("01/12");
  expect(utcIso(noon)).toBe("2026-11-23T05:00:07.000Z");
});

test("a time that others wrote is NaN where it states no offset, whatever the machine's zone", () => {
  expect(epochMsOrNaN("2026-11-23T12:00:07+07:00")).toBe(noon);
  for (const text of ["2026-11-23T12:00:07", "2026-11-23", "soon", ""]) expect(epochMsOrNaN(text)).toBeNaN();
});
