import fc from "fast-check";
import { expect, test } from "vitest";
import { importSets, joinSets } from "@/lib/domain/four-digit/import-sets";
import { type SetRow, setRowsMax, setsIn } from "@/lib/domain/four-digit/slip";

const left = (of: Record<string, number>) => (number: string) => of[number] ?? 50;
const row = (number: string, sets: number): SetRow => ({ number, sets });

test("numbers fit with as many sets as are left; what is sold out and what is fewer is named", () => {
  const old = [row("1234", 2), row("0007", 3), row("5566", 1)];
  expect(importSets(old, left({ "0007": 1, "5566": 0 }))).toEqual({
    fits: [row("1234", 2), row("0007", 1)],
    soldOut: [row("5566", 1)],
    fewer: [{ number: "0007", sets: 1, was: 3 }],
  });
});

test.each([
  [
    "a new number stands behind those that are there",
    [row("1234", 2)],
    [row("0007", 1)],
    {},
    "1234×2 0007×1",
  ],
  ["the sets of a number that is there add up", [row("1234", 2)], [row("1234", 3)], {}, "1234×5"],
  ["they add up to what is left of it", [row("1234", 2)], [row("1234", 3)], { "1234": 4 }, "1234×4"],
  ["a row that already asks for too much stays", [row("1234", 6)], [row("1234", 1)], { "1234": 4 }, "1234×6"],
] as const)("%s", (_, there, more, of, joined) => {
  expect(
    joinSets(there, more, left(of))
      .map(({ number, sets }) => `${number}×${sets}`)
      .join(" "),
  ).toBe(joined);
});

const rows = fc.uniqueArray(
  fc.record({ number: fc.integer({ min: 0, max: 299 }).map(four), sets: fc.integer({ min: 1, max: 60 }) }),
  { selector: ({ number }) => number, maxLength: setRowsMax },
);

test("nothing that was there is lost or shrinks, and a slip never holds more numbers than the call takes", () => {
  fc.assert(
    fc.property(rows, rows, (there, more) => {
      const { fits } = importSets(more, left({}));
      const joined = joinSets(there, fits, left({}));
      const after = new Map(joined.map(({ number, sets }) => [number, sets]));
      expect(there.every(({ number, sets }) => (after.get(number) ?? 0) >= sets)).toBe(true);
      expect(joined.length).toBeLessThanOrEqual(setRowsMax);
      expect(setsIn(joined)).toBeLessThanOrEqual(setsIn(there) + setsIn(fits));
    }),
  );
});

function four(n: number): string {
  return String(n).padStart(4, "0");
}
