import { expect, test } from "vitest";
import { atBangkok, DAY_MS, MINUTE_MS } from "@/lib/domain/time/time";
import { judgeMoment, readMoment } from "@/lib/domain/time/typed-moment";

test.each([
  ["22/11/2026", "14:05"],
  ["22/11/2569", "14.05"],
  ["2026-11-22", "1405"],
  ["๒๒/๑๑/๒๕๖๙", "๑๔:๐๕:๓๐"],
  ["22/11/69", "14:05 น."],
  ["22 พ.ย. 69", "2:05 PM"],
  ["22 พ.ย. 69 14:05 น.", ""],
  ["", "22/11/69@14:05"],
  ["22 พ.ย. 69 14:05 น.", "14.05"],
  ["22/11/2026", "22 พ.ย. 69 14:05 น."],
])("%s %s is five past two in Bangkok", (day, clock) => {
  expect(readMoment(day, clock)).toBe(atBangkok("2026-11-22", "14:05"));
});

test.each([
  ["31/02/2026", "14:05"],
  ["22/11/2026", "24:00"],
  ["22/11/2026", "14:60"],
  ["22/11/2026", "2 pm"],
  ["22 พ.ย. 69 14:05 น.", "14:06"],
  ["21/11/2026", "22 พ.ย. 69 14:05 น."],
  ["22/11", "14:05"],
  ["", ""],
])("%j %j is no moment", (day, clock) => {
  expect(readMoment(day, clock)).toBeNull();
});

test("a transfer lies behind us, at most a week, a few minutes of a fast watch forgiven", () => {
  const nowMs = atBangkok("2026-11-22", "14:00");
  expect(judgeMoment("22/11/2026", "14:05", nowMs)).toEqual({ atMs: nowMs + 5 * MINUTE_MS, problems: null });
  expect(judgeMoment("15/11/2026", "14:01", nowMs)).toMatchObject({ atMs: nowMs - 7 * DAY_MS + MINUTE_MS });
});

test.each([
  ["22/11/2026", "14:06", { time: "timeAhead" }],
  ["23/11/2026", "00:10", { day: "dayAhead" }],
  ["15/11/2026", "14:00", { day: "timeOld" }],
  ["x", "14:00", { day: "dayWrong" }],
  ["31/02/2026", "14:00", { day: "dayWrong" }],
  ["22/11/2026", "99:99", { time: "timeWrong" }],
  ["", "", { day: "dayWrong", time: "timeWrong" }],
  ["24/12/2026", "", { day: "dayAhead", time: "timeWrong" }],
])("of %j %j is said, where it was typed: %j", (day, clock, problems) => {
  expect(judgeMoment(day, clock, atBangkok("2026-11-22", "14:00"))).toEqual({ problems });
});
