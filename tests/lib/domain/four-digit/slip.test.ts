import { describe, expect, test } from "vitest";
import {
  addSet,
  costOf,
  fitRows,
  isSetNumber,
  type SetRow,
  scarceRows,
  setCount,
  setRowsMax,
  setsIn,
} from "@/lib/domain/four-digit/slip";
import { satang } from "@/lib/domain/money/money";

const plenty = () => 50;
const left = (of: Record<string, number>) => (number: string) => of[number] ?? 50;
const rows: readonly SetRow[] = [
  { number: "1234", sets: 2 },
  { number: "0007", sets: 1 },
];

describe("rows of sets", () => {
  test.each([
    ["a new number is a row of one set", rows, "5566", plenty, "added", 3],
    ["the same number once more is one more set", rows, "1234", plenty, "more", 2],
    ["a number without a set left is not taken", rows, "9999", left({ "9999": 0 }), "sold-out", 2],
    ["no more sets of a number than are left", rows, "1234", left({ "1234": 2 }), "no-more", 2],
    ["the last set of a number is taken", rows, "5566", left({ "5566": 1 }), "added", 3],
  ] as const)("%s", (_, before, number, leftOf, what, length) => {
    const added = addSet(before, number, leftOf);
    expect(added.what).toBe(what);
    expect(added.rows).toHaveLength(length);
    expect(added.rows.find((row) => row.number === "1234")?.sets).toBe(what === "more" ? 3 : 2);
  });

  test("a new row stands last, and one more set changes no other row", () => {
    expect(addSet(rows, "5566", plenty).rows).toEqual([...rows, { number: "5566", sets: 1 }]);
    expect(addSet(rows, "0007", plenty).rows).toEqual([rows[0], { number: "0007", sets: 2 }]);
  });

  test("a slip holds as many numbers as the call takes", () => {
    const full = Array.from({ length: setRowsMax }, (_, n) => ({
      number: String(n).padStart(4, "0"),
      sets: 1,
    }));
    expect(addSet(full, "9999", plenty)).toEqual({ rows: full, what: "full" });
    expect(addSet(full, "0000", plenty).what).toBe("more");
  });

  test.each([
    [0, 0],
    [-1, 0],
    [7, 7],
    [99, 99],
    [3.9, 3],
  ])("%d sets asked for stay: %d", (asked, sets) => {
    expect(setCount(rows, "1234", asked)[0]).toEqual({ number: "1234", sets });
  });

  test("a row without a set cannot be bought, and has one when it is made to fit", () => {
    const none = setCount(rows, "1234", 0);
    expect(scarceRows(none, plenty)).toEqual([{ number: "1234", sets: 0 }]);
    expect(fitRows(none, plenty)[0]).toEqual({ number: "1234", sets: 1 });
  });

  test("rows beyond what is left are named, and fit again when brought down", () => {
    const leftOf = left({ "1234": 1, "0007": 0 });
    expect(scarceRows(rows, leftOf)).toEqual(rows);
    expect(fitRows(rows, leftOf)).toEqual([{ number: "1234", sets: 1 }]);
    expect(scarceRows(fitRows(rows, leftOf), leftOf)).toEqual([]);
  });

  test("the cost is sets times the price, to the satang", () => {
    expect(setsIn(rows)).toBe(3);
    expect(costOf(rows, satang(120_00))).toBe(360_00);
    expect(costOf([], satang(120_00))).toBe(0);
  });

  test.each([
    ["0000", true],
    ["123", false],
    ["12345", false],
    ["12a4", false],
  ])("%s is a number of four digits: %s", (text, is) => expect(isSetNumber(text)).toBe(is));
});
