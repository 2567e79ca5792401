import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatBaht, satang } from "@/lib/domain/money/money";
import {
  groupThousands,
  judgeAmount,
  readCurrency,
  typedBaht,
  typedFrom,
  typedStake,
} from "@/lib/domain/money/typed-amount";

describe("an amount as it is typed", () => {
  test.each([
    ["300", 300_00],
    [" 1,234.5 ", 1_234_50],
    ["฿1,000,000.07", 1_000_000_07],
    ["0.01", 1],
    ["๑๒๓.๕๐", 123_50],
    ["១២៣", 123_00],
    ["၅၀၀", 500_00],
  ])("%j is %d satang", (text, amount) => {
    expect(readCurrency(text)).toBe(amount);
  });

  test.each(["", "abc", "12a", "1.234", "1,23", "12,34.00", "-5", "1e3", ".", "5.", "1.2.3", "99999999999"])(
    "%j is no currency",
    (text) => {
      expect(readCurrency(text)).toBeNull();
    },
  );

  test("reads back whatever the site writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), (amount) => {
        expect(readCurrency(formatBaht(satang(amount)))).toBe(amount);
        expect(readCurrency(typedFrom(satang(amount)))).toBe(amount);
      }),
    );
  });
});

test("a stake in full-width digits loses none of them", () => {
  expect([typedStake("１5０"), typedStake("๑๐๐")]).toEqual(["150", "100"]);
});

test.each([
  [500_00, "500"],
  [1_234_50, "1,234.50"],
])("%d satang are typed as %j", (amount, text) => {
  expect(typedFrom(satang(amount))).toBe(text);
});

test.each([
  ["", ""],
  ["0", "0"],
  ["000", "0"],
  ["007", "7"],
  ["100", "100"],
  ["1,234.50", "1234"],
  ["฿ ๕๐๐", "500"],
  ["12345678901", "123456789"],
])("whole baht of %j are %j", (text, baht) => {
  expect(typedBaht(text)).toBe(baht);
});

test.each([
  ["1234", "1,234"],
  ["1234.", "1,234."],
  ["1234.56", "1,234.56"],
  ["1234.567", "1234.567"],
  ["1,2345", "12,345"],
  ["1234567.5", "1,234,567.5"],
  ["12a4", "12a4"],
  ["", ""],
])("%j is shown as %j while it is typed", (text, shown) => {
  expect(groupThousands(text)).toBe(shown);
});

const bounds = { min: satang(100_00), max: satang(200_000_00), isWhole: true };

test.each([
  ["", "required"],
  ["  ", "required"],
  ["abc", "currency"],
  ["100.50", "whole"],
  ["99", "tooLow"],
  ["200,001", "tooHigh"],
])("%j is refused as %s", (text, problem) => {
  expect(judgeAmount(text, bounds)).toEqual({ problem });
});

test("both bounds are inside, and satang are where they are allowed", () => {
  expect(judgeAmount("100", bounds)).toEqual({ amount: 100_00 });
  expect(judgeAmount("200000", bounds)).toEqual({ amount: 200_000_00 });
  expect(judgeAmount("100.50", { ...bounds, isWhole: false })).toEqual({ amount: 100_50 });
});

test.each([
  ["50", "50"],
  ["๐๐50.75", "50"],
  ["1,234,567", "1234567"],
  ["12345678", "1234567"],
])("of a typed stake %j the digits %j are kept", (text, digits) => {
  expect(typedStake(text)).toBe(digits);
});
