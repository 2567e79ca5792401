import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { memberCap, rateOf, saleTiers, swapRecommended } from "@/lib/domain/numbers/numbers";
import { betMax } from "@/lib/domain/numbers/rates";

describe("the sale before the slip decides the tier", () => {
  test("a new site has three tiers, in satang and per cent", () => {
    expect(saleTiers).toEqual([
      { soldFrom: 0, percent: 100 },
      { soldFrom: 5_000_000, percent: 50 },
      { soldFrom: 10_000_000, percent: 0 },
    ]);
  });

  test.each([
    [0, 900],
    [49_999_99, 900],
    [50_000_00, 450],
    [99_999_99, 450],
    [100_000_00, 0],
    [900_000_00, 0],
  ])("%d satang sold: a rate of 900 becomes %d", (sold, expected) => {
    expect(rateOf({ defaultRate: 900, sold: satang(sold) })).toBe(expected);
  });

  test.each([
    [3.2, 1.6],
    [4.2, 2.1],
    [85, 42.5],
    [3.25, 1.62],
  ])("half of %d is %d", (defaultRate, expected) => {
    expect(rateOf({ defaultRate, sold: satang(60_000_00) })).toBe(expected);
  });

  test("an operator's entry holds where it is lower", () => {
    expect(rateOf({ defaultRate: 900, entry: 300, sold: satang(0) })).toBe(300);
    expect(rateOf({ defaultRate: 900, entry: 600, sold: satang(60_000_00) })).toBe(450);
    expect(rateOf({ defaultRate: 900, entry: 0, sold: satang(0) })).toBe(0);
  });

  test("without tiers the default holds", () => {
    expect(rateOf({ defaultRate: 90, sold: satang(9e9) }, [])).toBe(90);
  });

  test("selling more never pays more, and a rate keeps two decimals", () => {
    const sale = fc.integer({ min: 0, max: 200_000_00 });
    fc.assert(
      fc.property(sale, sale, fc.integer({ min: 0, max: 100_000 }), (a, b, hundredths) => {
        const defaultRate = hundredths / 100;
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((sold) =>
          rateOf({ defaultRate, sold: satang(sold) }),
        );
        expect(more).toBeLessThanOrEqual(less as number);
        expect(Math.round((more as number) * 100) / 100).toBe(more);
      }),
    );
  });
});

test("a member's cap is five times the largest stake", () => {
  expect(memberCap(betMax.teng_bon_3)).toBe(5_000_00);
  expect(memberCap(betMax.teng_bon_1)).toBe(50_000_00);
});

describe("the recommended list swaps second and last", () => {
  test.each([
    ["teng_bon_3", "abc", "acb"],
    ["teng_bon_3", "abcd", "adcb"],
    ["tode_3", "abcde", "aecdb"],
    ["teng_bon_3", "ab", "ab"],
    ["teng_bon_3", "a", "a"],
    ["teng_bon_3", "", ""],
    ["teng_bon_2", "abc", "abc"],
    ["teng_bon_1", "abc", "abc"],
  ] as const)("%s %s → %s", (option, rows, expected) => {
    expect(swapRecommended(option, [...rows]).join("")).toBe(expected);
  });
});
