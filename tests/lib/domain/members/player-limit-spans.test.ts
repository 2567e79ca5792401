import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limitSpans, spanEndMs } from "@/lib/domain/members/player-limits";
import { bangkokDate, bangkokIso, DAY_MS, epochMs, weekday } from "@/lib/domain/time/time";

const leastDays = { day: 1, week: 7, month: 28 };
const mostDays = { day: 1, week: 7, month: 31 };

describe("a span of Bangkok's calendar", () => {
  test.each([
    ["day", "2026-11-26T00:00:00+07:00", "2026-11-26T00:00:00+07:00", "2026-11-27T00:00:00+07:00"],
    ["day", "2026-11-26T23:59:59.999+07:00", "2026-11-26T00:00:00+07:00", "2026-11-27T00:00:00+07:00"],
    ["day", "2026-11-26T16:59:59.999Z", "2026-11-26T00:00:00+07:00", "2026-11-27T00:00:00+07:00"],
    ["day", "2026-11-26T17:00:00Z", "2026-11-27T00:00:00+07:00", "2026-11-28T00:00:00+07:00"],
    ["week", "2026-11-22T23:59:59+07:00", "2026-11-16T00:00:00+07:00", "2026-11-23T00:00:00+07:00"],
    ["week", "2026-11-23T00:00:00+07:00", "2026-11-23T00:00:00+07:00", "2026-11-30T00:00:00+07:00"],
    ["month", "2026-11-30T23:59:59+07:00", "2026-11-01T00:00:00+07:00", "2026-12-01T00:00:00+07:00"],
    ["month", "2026-12-31T12:00:00+07:00", "2026-12-01T00:00:00+07:00", "2027-01-01T00:00:00+07:00"],
    ["month", "2028-02-29T12:00:00+07:00", "2028-02-01T00:00:00+07:00", "2028-03-01T00:00:00+07:00"],
  ] as const)("the %s of %s runs from %s to %s", (span, at, start, end) => {
    expect(bangkokIso(spanEndMs(span, epochMs(start) - 1))).toBe(start);
    expect(bangkokIso(spanEndMs(span, epochMs(at)))).toBe(end);
  });

  test("every instant lies before its span's end, one span is followed by the next, and weeks begin on Monday", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
        fc.constantFrom(...limitSpans),
        (ms, span) => {
          const end = spanEndMs(span, ms);
          expect(ms < end).toBe(true);
          expect(spanEndMs(span, end - 1)).toBe(end);
          expect(end - ms).toBeLessThanOrEqual(mostDays[span] * DAY_MS);
          expect(spanEndMs(span, end) - end).toBeGreaterThanOrEqual(leastDays[span] * DAY_MS);
          if (span === "week") expect(weekday(bangkokDate(end))).toBe(1);
          if (span === "month") expect(bangkokDate(end).slice(8)).toBe("01");
        },
      ),
    );
  });
});
