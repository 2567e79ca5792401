import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  atBangkok,
  atZone,
  bangkokDate,
  bangkokIso,
  comingDay,
  daysBetween,
  displayClock,
  displayDate,
  displayDateTime,
  displayRecent,
  displayTime,
  displayUpcoming,
  epochMs,
  isDate,
  lotteryDay,
  readDay,
  toWalletTime,
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

  test.each([
    ["16/06/2025", "2025-06-16"],
    [" 1/6/2025 ", "2025-06-01"],
    ["16-6-2568", "2025-06-16"],
    ["29.02.2567", "2024-02-29"],
    ["2025-06-16", "2025-06-16"],
    ["31/02/2025", null],
    ["06/16/2025", null],
    ["16/06/25", null],
    ["", null],
  ])("typed %j it is the day %s", (text, expected) => {
    expect(readDay(text)).toBe(expected);
  });
});

describe("clocks of other zones", () => {
  test.each([
    ["New York in winter", "2026-01-15", "16:15", "America/New_York", "2026-01-16T04:15:00+07:00"],
    ["New York in summer", "2026-07-15", "16:15", "America/New_York", "2026-07-16T03:15:00+07:00"],
    ["London in winter", "2026-01-15", "16:00", "Europe/London", "2026-01-15T23:00:00+07:00"],
    ["London in summer", "2026-07-15", "16:00", "Europe/London", "2026-07-15T22:00:00+07:00"],
    ["Berlin on the day of the change", "2026-03-29", "17:10", "Europe/Berlin", "2026-03-29T22:10:00+07:00"],
    ["Kolkata, half an hour off", "2026-07-15", "15:30", "Asia/Kolkata", "2026-07-15T17:00:00+07:00"],
    ["Cairo in summer", "2026-07-15", "14:20", "Africa/Cairo", "2026-07-15T18:20:00+07:00"],
    ["a skipped time lands later", "2026-03-08", "02:30", "America/New_York", "2026-03-08T14:30:00+07:00"],
    ["a repeated time is its first", "2026-11-01", "01:30", "America/New_York", "2026-11-01T12:30:00+07:00"],
    ["just behind the repetition", "2026-11-01", "02:00", "America/New_York", "2026-11-01T14:00:00+07:00"],
    ["Bangkok itself", "2026-11-01", "02:00", "Asia/Bangkok", "2026-11-01T02:00:00+07:00"],
  ])("%s", (_, date, time, zone, expected) => {
    expect(bangkokIso(atZone(date, time, zone))).toBe(expected);
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
