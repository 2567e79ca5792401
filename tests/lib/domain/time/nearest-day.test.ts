import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestDay } from "@/lib/domain/time/nearest-day";
import { isDate } from "@/lib/domain/time/time";

const today = "2026-11-28";

test.each([
  ["31/02/2026", "2026-02-28"],
  ["2026-02-31", "2026-02-28"],
  ["30/02/2024", "2024-02-29"],
  ["31-4-2569", "2026-04-30"],
  ["0/0/2026", "2026-01-01"],
  ["99/99/2025", "2025-12-31"],
])("nearest to %s is %s", (text, day) => {
  expect(nearestDay(text, today)).toBe(day);
});

test("no day after the last one is named", () => {
  expect(nearestDay("99/99/2026", today)).toBe(today);
});

test("where there is no last day, one ahead is named", () => {
  expect(nearestDay("31/02/2027")).toBe("2027-02-28");
});

test.each(["28/11/2026", "2026-11-28", "yesterday", "", "1/1/26", "2026-11", "99/99/9999"])(
  "%s has none: it is a day, or not written like one",
  (text) => {
    expect(nearestDay(text, today)).toBeNull();
  },
);

test("what is found is a day that exists", () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), fc.integer({ min: 1900, max: 2199 }), (day, month, year) => {
      const found = nearestDay(`${day}/${month}/${year}`, today);
      return found === null || (isDate(found) && found <= today);
    }),
  );
});
