import { expect, test } from "vitest";
import { closesOn } from "@/lib/domain/rounds/closes-on";
import { epochMs } from "@/lib/domain/time/time";

test.each([
  ["2026-11-23", "2026-11-23T15:30:00+07:00", null],
  ["2026-11-22", "2026-11-23T00:00:00+07:00", null],
  ["2026-11-22", "2026-11-23T01:45:00+07:00", null],
  ["2026-11-22", "2026-11-23T03:45:00+07:00", null],
  ["2026-11-22", "2026-11-23T04:00:00+07:00", "2026-11-23"],
  ["2026-11-22", "2026-11-22T03:59:59+07:00", "2026-11-22"],
])("of the lottery day %s, a close at %s is written with the date %s", (dt, close, date) => {
  expect(closesOn(dt, epochMs(close))).toBe(date);
});
