import { describe, expect, test } from "vitest";
import { headerMs, toldClock, toldDay, toldIso, toldMs, toldWallMs } from "@/lib/domain/time/time-told";

describe("times as other services write them", () => {
  test.each([
    ["2026-11-30T15:20:00+07:00", "2026-11-30T15:20:00+07:00"],
    ["2026-11-30T08:20:00Z", "2026-11-30T15:20:00+07:00"],
    ["2026-11-30 15:20", "2026-11-30T15:20:00+07:00"],
    ["2026-11-30", "2026-11-30T00:00:00+07:00"],
    [1_796_026_800, "2026-11-30T15:20:00+07:00"],
    ["1796026800000", "2026-11-30T15:20:00+07:00"],
  ])("%j is %s", (told, iso) => {
    expect(toldIso(told)).toBe(iso);
    expect(toldDay(told)).toBe("2026-11-30");
  });

  test.each([null, "", "soon", {}, "2026-13-45", -1, Number.NaN])("%j is no time", (told) => {
    expect([toldMs(told), toldIso(told), toldDay(told)]).toEqual([null, null, null]);
  });

  test("a day and a time of day, whatever follows them", () => {
    expect(toldWallMs("2026-11-30T00:00:00Z", "15:20:59")).toBe(1_796_026_800_000);
    expect([toldWallMs("today", "15:20"), toldClock("soon")]).toEqual([null, null]);
  });

  test("the header of an answer", () => {
    expect(headerMs("Mon, 30 Nov 2026 08:20:00 GMT")).toBe(1_796_026_800_000);
    expect(headerMs("soon")).toBeNaN();
  });
});
