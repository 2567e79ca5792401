import { describe, expect, test } from "vitest";
import { drawDates, isDrawOverdue, nextDrawDates, previousDrawDate } from "@/lib/domain/rounds/draws";
import type { DrawSchedule, Market } from "@/lib/domain/rounds/market";
import { roundsOf } from "@/lib/domain/rounds/schedule";
import { atBangkok, bangkokIso } from "@/lib/domain/time/time";
import rows from "@/upstream/rounds/markets.json";

const markets = rows as readonly Market[];
const gov = markets.find((one) => one.betType === "gov") as Market;
const schedule = gov.schedule as DrawSchedule;
const plain: DrawSchedule = { ...schedule, moves: {} };

describe("draws are held on the 1st and the 16th", () => {
  test("unless they are moved", () => {
    expect(drawDates(plain, "2026-12-01", "2027-01-31")).toEqual([
      "2026-12-01",
      "2026-12-16",
      "2027-01-01",
      "2027-01-16",
    ]);
    expect(drawDates(schedule, "2026-12-01", "2027-01-31")).toEqual([
      "2026-12-01",
      "2026-12-16",
      "2026-12-30",
      "2027-01-17",
    ]);
  });

  test("a move over the edge of a window is seen from both sides", () => {
    expect(drawDates(schedule, "2026-12-17", "2026-12-31")).toEqual(["2026-12-30"]);
    expect(drawDates(schedule, "2027-01-01", "2027-01-16")).toEqual([]);
  });

  test("two a month, 24 a year", () => {
    expect(drawDates(plain, "2026-01-01", "2026-12-31")).toHaveLength(24);
    expect(drawDates(plain, "2028-02-01", "2028-02-29")).toEqual(["2028-02-01", "2028-02-16"]);
  });
});

test("a draw is overdue once a later one must have been held, never before", () => {
  const dates = drawDates(schedule, "2025-01-01", "2027-12-31");
  expect(dates.length).toBeGreaterThan(70);
  for (const [at, dt] of dates.entries()) {
    const next = dates[at + 1];
    if (next) expect([dt, isDrawOverdue(dt, next)]).toEqual([dt, false]);
    const afterNext = dates[at + 2];
    if (afterNext) expect([dt, isDrawOverdue(dt, afterNext)]).toEqual([dt, true]);
  }
});

test.each([
  ["2026-11-21", "12:00", ["2026-12-01", "2026-12-16"]],
  ["2026-12-01", "15:19:59", ["2026-12-01", "2026-12-16"]],
  ["2026-12-01", "15:20", ["2026-12-16", "2026-12-30"]],
  ["2026-12-30", "16:00", ["2027-01-17", "2027-02-01"]],
] as const)("on %s %s the next draws are %j", (date, time, expected) => {
  expect(nextDrawDates(schedule, atBangkok(date, time), 2)).toEqual(expected);
});

test("a round is open from one hour after the previous result until 15:20", () => {
  const round = roundsOf(gov, "2026-12-16")[0];
  expect(round?.betId).toBe("gov-2026-12-16");
  expect(bangkokIso(round?.openMs ?? 0)).toBe("2026-12-01T17:00:00+07:00");
  expect(bangkokIso(round?.closeMs ?? 0)).toBe("2026-12-16T15:20:00+07:00");
  expect(bangkokIso(round?.resultMs ?? 0)).toBe("2026-12-16T16:00:00+07:00");
  expect(roundsOf(gov, "2026-12-15")).toEqual([]);
});

test("the draw before a moved one is found, and none where there is none", () => {
  expect(previousDrawDate(schedule, "2027-01-17")).toBe("2026-12-30");
  expect(() => previousDrawDate({ ...plain, daysOfMonth: [] }, "2027-01-17")).toThrow(RangeError);
  expect(drawDates({ ...plain, daysOfMonth: [31] }, "2026-04-01", "2026-04-30")).toEqual([]);
});
