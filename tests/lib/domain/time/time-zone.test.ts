import { afterEach, describe, expect, test, vi } from "vitest";
import { bangkokIso } from "@/lib/domain/time/time";

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

/** Anew each time, because what was read is remembered. */
const atZoneAnew = async () => (await import("@/lib/domain/time/time-zone")).atZone;

// By itself dayjs would read the times around a change by the offset of the present time.
describe.each(["2026-01-15T12:00:00Z", "2026-07-15T12:00:00Z"])(
  "clocks of other zones, asked at %s",
  (now) => {
    test.each([
      ["New York in winter", "2026-01-15", "16:15", "America/New_York", "2026-01-16T04:15:00+07:00"],
      ["New York in summer", "2026-07-15", "16:15", "America/New_York", "2026-07-16T03:15:00+07:00"],
      ["London in winter", "2026-01-15", "16:00", "Europe/London", "2026-01-15T23:00:00+07:00"],
      ["London in summer", "2026-07-15", "16:00", "Europe/London", "2026-07-15T22:00:00+07:00"],
      [
        "Berlin on the day of the change",
        "2026-03-29",
        "17:10",
        "Europe/Berlin",
        "2026-03-29T22:10:00+07:00",
      ],
      ["Kolkata, half an hour off", "2026-07-15", "15:30", "Asia/Kolkata", "2026-07-15T17:00:00+07:00"],
      ["Cairo in summer", "2026-07-15", "14:20", "Africa/Cairo", "2026-07-15T18:20:00+07:00"],
      ["a skipped time lands later", "2026-03-08", "02:30", "America/New_York", "2026-03-08T14:30:00+07:00"],
      [
        "a repeated time is its first",
        "2026-11-01",
        "01:30",
        "America/New_York",
        "2026-11-01T12:30:00+07:00",
      ],
      ["just behind the repetition", "2026-11-01", "02:00", "America/New_York", "2026-11-01T14:00:00+07:00"],
      ["Bangkok itself", "2026-11-01", "02:00", "Asia/Bangkok", "2026-11-01T02:00:00+07:00"],
    ])("%s", async (_, date, time, zone, expected) => {
      vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
      const atZone = await atZoneAnew();
      expect(bangkokIso(atZone(date, time, zone))).toBe(expected);
    });
  },
);
