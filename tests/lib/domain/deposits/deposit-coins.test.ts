import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  coinsDownTo,
  lowestFreeUnits,
  readCoins,
  unitsFor,
  worthOf,
  writeCoins,
} from "@/lib/domain/deposits/deposit-coins";
import { satang } from "@/lib/domain/money/money";

const usdt = { satangPerCoin: 32_50, decimals: 6 };
const btc = { satangPerCoin: 3_200_000_00, decimals: 8 };

describe("a quote", () => {
  test.each([
    [32_50, usdt, 1_000_000],
    [1_000_00, usdt, 30_769_231],
    [1_000_00, btc, 31_250],
    [200_000_00, btc, 6_250_000],
  ])("of %i satang at %j is %i units", (amount, quote, units) => {
    expect(unitsFor(satang(amount), quote)).toBe(units);
  });

  test("of more than a number holds exactly is refused", () => {
    const dear = { satangPerCoin: 1, decimals: 0 };
    expect(unitsFor(satang(2 ** 53 - 1), dear)).toBe(9_007_199_254_740_991);
    expect(() => unitsFor(satang(2 ** 53 - 1), { ...dear, decimals: 1 })).toThrow(
      new RangeError("beyond exact numbers: 90071992547409910"),
    );
    expect(() => worthOf(2 ** 52, { satangPerCoin: 2, decimals: 0 })).toThrow(
      new RangeError("beyond exact numbers: 9007199254740992"),
    );
  });

  test("is never worth less than what is credited, and by less than a unit more", () => {
    const quote = fc.record({
      satangPerCoin: fc.integer({ min: 1, max: 10_000_000_00 }),
      decimals: fc.integer({ min: 2, max: 8 }),
    });
    const amount = fc.integer({ min: 1, max: 200_000_00 }).map(satang);
    fc.assert(
      fc.property(amount, quote, (asked, price) => {
        fc.pre(asked / price.satangPerCoin < 1_000_000);
        const units = unitsFor(asked, price);
        expect(worthOf(units, price)).toBeGreaterThanOrEqual(asked);
        expect(worthOf(units - 1, price)).toBeLessThan(asked);
      }),
    );
  });

  test("is raised to the lowest amount that nobody has, by ninety-nine units at most", () => {
    expect(lowestFreeUnits(500, [])).toBe(501);
    expect(lowestFreeUnits(500, [501, 502, 504, 77])).toBe(503);
    const all = Array.from({ length: 99 }, (_, at) => 501 + at);
    expect(lowestFreeUnits(500, all)).toBeNull();
    expect(lowestFreeUnits(500, all.slice(0, -1))).toBe(599);
  });
});

describe("an amount of coins", () => {
  test.each([
    [27_000_001, 6, "27.000001"],
    [27_000_000, 6, "27"],
    [1, 8, "0.00000001"],
    [10, 8, "0.0000001"],
    [0, 6, "0"],
    [5, 0, "5"],
  ])("of %i units with %i places is written %s, and read back", (units, decimals, text) => {
    expect(writeCoins(units, decimals)).toBe(text);
    expect(readCoins(text, decimals)).toBe(units);
  });

  test.each([
    ["27.0000010", 6, 27_000_001],
    ["27.00000100", 6, 27_000_001],
    ["27.000000000", 6, 27_000_000],
    ["027.5", 6, 27_500_000],
    ["27.0000011", 6, null],
    ["1e6", 6, null],
    ["-1", 6, null],
    ["", 6, null],
    ["1.", 6, null],
    ["999999999999999", 6, null],
  ])("written %s with %i places is %j units", (text, decimals, units) => {
    expect(readCoins(text, decimals)).toBe(units);
  });

  test.each([
    ["27.0000019", 6, 27_000_001],
    ["27", 6, 27_000_000],
    ["27.5", 6, 27_500_000],
    ["0.0000009", 6, 0],
    ["27.9", 0, 27],
  ])("written %s, with %i places, is at least %i units", (text, decimals, units) => {
    expect(coinsDownTo(text, decimals)).toBe(units);
  });
});
