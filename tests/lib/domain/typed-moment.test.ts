import { expect, test } from "vitest";
import { atBangkok, DAY_MS, MINUTE_MS } from "@/lib/domain/time";
import { judgeMoment, readMoment } from "@/lib/domain/typed-moment";

test.each([
  ["22/11/2026", "14:05"],
  ["22/11/2569", "14.05"],
  ["2026-11-22", "1405"],
  ["๒๒/๑๑/๒๕๖๙", "๑๔:๐๕:๓๐"],
])("%s %s is five past two in Bangkok", (day, clock) => {
  expect(readMoment(day, clock)).toBe(atBangkok("2026-11-22", "14:05"));
});

test.each([
  ["31/02/2026", "14:05"],
  ["22/11/2026", "24:00"],
  ["22/11/2026", "14:60"],
  ["22/11/2026", "2 pm"],
  ["", ""],
])("%j %j is no moment", (day, clock) => {
  expect(readMoment(day, clock)).toBeNull();
});

test("a transfer lies behind us, at most a week, a few minutes of a fast watch forgiven", () => {
  const nowMs = atBangkok("2026-11-22", "14:00");
  expect(judgeMoment("22/11/2026", "14:05", nowMs)).toEqual({ atMs: nowMs + 5 * MINUTE_MS });
  expect(judgeMoment("22/11/2026", "14:06", nowMs)).toEqual({ problem: "timeAhead" });
  expect(judgeMoment("15/11/2026", "14:01", nowMs)).toEqual({ atMs: nowMs - 7 * DAY_MS + MINUTE_MS });
  expect(judgeMoment("15/11/2026", "14:00", nowMs)).toEqual({ problem: "timeOld" });
  expect(judgeMoment("x", "14:00", nowMs)).toEqual({ problem: "timeWrong" });
});
