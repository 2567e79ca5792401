import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addSatang,
  formatBaht,
  satang,
  subtractSatang,
  timesMultiply,
  toBaht,
  toSatang,
} from "@/lib/domain/money/money";

describe("baht at the edge becomes satang inside", () => {
  test.each([
    [0, 0],
    [1, 100],
    [0.01, 1],
    [1.1, 110],
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [100.07, 10007],
    [-2.5, -250],
    [199_999.99, 19_999_999],
  ])("%d baht is %d satang", (baht, expected) => {
    expect(toSatang(baht)).toBe(expected);
  });

  test.each([0.001, 1.005, 10.123, Number.NaN, Number.POSITIVE_INFINITY, 1e15, -1e15])(
    "%d is refused",
    (baht) => {
      expect(() => toSatang(baht)).toThrow(RangeError);
    },
  );

  test("no amount has a minus zero", () => {
    expect(Object.is(toSatang(-0), 0)).toBe(true);
    expect(Object.is(satang(-0), 0)).toBe(true);
  });

  test("there and back is the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 50), max: 2 ** 50 }), (amount) => {
        expect(toSatang(toBaht(satang(amount)))).toBe(amount + 0);
      }),
    );
  });

  test("an amount too large for two exact decimals does not leave", () => {
    expect(() => toBaht(satang(2 ** 51))).toThrow(RangeError);
  });
});

describe("an amount that can't be held exactly is refused, and the refusal says which", () => {
  const largest = 2 ** 50;

  test.each([
    ["half a satang", () => satang(0.5), "not a whole amount of satang: 0.5"],
    ["a third decimal", () => toSatang(1.005), "baht of at most two decimals expected: 1.005"],
    ["baht beyond the wire", () => toSatang(2e13), "baht of at most two decimals expected: 20000000000000"],
    [
      "satang beyond the wire",
      () => toBaht(satang(largest + 1)),
      "too large for the wire: 1125899906842625 satang",
    ],
    [
      "a multiplier",
      () => timesMultiply(satang(100), 3.255),
      "multiplier of at most two decimals expected: 3.255",
    ],
    ["a product", () => timesMultiply(satang(1e14), 1.01), "product too large: 100000000000000 × 1.01"],
    ["a part of a satang", () => timesMultiply(satang(1), 3.25), "not a whole satang: 1 × 3.25"],
  ])("%s", (_, run, message) => {
    expect(run).toThrow(new RangeError(message));
  });

  test("the largest amounts that are exact go both ways", () => {
    expect(toBaht(satang(largest))).toBe(11_258_999_068_426.24);
    expect(toSatang(11_258_999_068_426.24)).toBe(largest);
  });
});

describe("satang are whole", () => {
  test.each([0.5, Number.NaN, 2 ** 53])("%d is not satang", (amount) => {
    expect(() => satang(amount)).toThrow(RangeError);
  });

  test("sums and differences keep the unit", () => {
    expect(addSatang()).toBe(0);
    expect(addSatang(satang(1), satang(2), satang(-4))).toBe(-1);
    expect(subtractSatang(satang(100), satang(250))).toBe(-150);
    expect(() => addSatang(satang(Number.MAX_SAFE_INTEGER), satang(1))).toThrow(RangeError);
  });
});

describe("a stake times a multiplier is exact", () => {
  test.each([
    [100, 900, 90_000],
    [100, 3.2, 320],
    [700, 4.2, 2940],
    [100, 1.15, 115],
    [100, 0, 0],
    [1_000_00, 900, 900_000_00],
  ])("%d satang × %d = %d", (stake, multiply, expected) => {
    expect(timesMultiply(satang(stake), multiply)).toBe(expected);
  });

  test("nothing is rounded away", () => {
    expect(() => timesMultiply(satang(1), 3.25)).toThrow(RangeError);
    expect(() => timesMultiply(satang(100), 3.255)).toThrow(RangeError);
    expect(() => timesMultiply(satang(2 ** 52), 900)).toThrow(RangeError);
  });

  test("whole baht at two decimals always give whole satang", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (baht, hundredths) => {
          expect(timesMultiply(satang(baht * 100), hundredths / 100)).toBe(baht * hundredths);
        },
      ),
    );
  });
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [100, "1.00"],
  [123_450, "1,234.50"],
  [100_000_000, "1,000,000.00"],
  [-123_450, "-1,234.50"],
  [-5, "-0.05"],
])("%d satang reads %s", (amount, text) => {
  expect(formatBaht(satang(amount))).toBe(text);
});
