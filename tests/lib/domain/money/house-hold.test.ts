import { describe, expect, test } from "vitest";
import { houseHold } from "@/lib/domain/money/house-hold";
import { satang } from "@/lib/domain/money/money";

const sums = (stakes: number, returned: number, open: number, payouts: number) => ({
  stakes: satang(stakes),
  returned: satang(returned),
  open: satang(open),
  payouts: satang(payouts),
});

describe("what the house holds", () => {
  test.each([
    [sums(1_000, 0, 0, 900), { profit: 100, holdPercent: 10 }],
    [sums(1_000, 200, 500, 0), { profit: 300, holdPercent: 100 }],
    [sums(300, 0, 0, 900), { profit: -600, holdPercent: -200 }],
    [sums(3, 0, 0, 1), { profit: 2, holdPercent: 66.67 }],
    [sums(500, 200, 300, 0), { profit: 0, holdPercent: null }],
    [sums(0, 0, 0, 0), { profit: 0, holdPercent: null }],
  ])("%o", (given, expected) => {
    expect(houseHold(given)).toEqual(expected);
  });
});
