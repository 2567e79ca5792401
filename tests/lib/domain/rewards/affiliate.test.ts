import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import {
  AF_COMMISSION,
  AF_MOVE,
  afMoveFault,
  COMMISSION_PER_MILLE,
  COMMISSION_PERCENT,
  commissionOf,
  mostMovable,
  readAfSlug,
} from "@/lib/domain/rewards/affiliate";

describe("the commission on a slip", () => {
  test.each([
    [166, 0],
    [167, 1],
  ])("of %i satang is %i", (stake, commission) => {
    expect(commissionOf(satang(stake))).toBe(commission);
  });

  test("is said to be 0.6 %, six thousandths", () => {
    expect([COMMISSION_PERCENT, COMMISSION_PER_MILLE]).toEqual([0.6, 6]);
  });

  test("is never more than 0.6 %, and less than a satang under it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (stake) => {
        const due = BigInt(stake) * 6n;
        const paid = BigInt(commissionOf(satang(stake))) * 1000n;
        expect(paid <= due && due - paid < 1000n).toBe(true);
      }),
    );
  });
});

// Entries of years bear these names, and the ledger's checks spell them out in SQL.
test("affiliate money comes in and goes out under names that stay", () => {
  expect([AF_COMMISSION, AF_MOVE]).toEqual(["AF_COMMISSION", "MOVE_AF_TO_MONEY"]);
});

describe("a move to credit", () => {
  test.each([
    [499_99, 20_000_00, "amount-out-of-range"],
    [500_00, 20_000_00, null],
    [500_01, 20_000_00, null],
    [10_000_00, 20_000_00, null],
    [10_000_01, 20_000_00, "amount-out-of-range"],
    [500_00, 500_00, null],
    [500_01, 500_00, "balance-too-low"],
    [10_000_01, 0, "amount-out-of-range"],
  ])("of %i satang out of %i is refused with %j", (amount, balance, fault) => {
    expect(afMoveFault(satang(amount), satang(balance))).toBe(fault);
  });

  test.each([
    [0, null],
    [499_99, null],
    [500_00, 500_00],
    [1_234_56, 1_234_56],
    [25_000_00, 10_000_00],
  ])("takes of %i satang at most %j", (balance, most) => {
    expect(mostMovable(satang(balance))).toBe(most);
  });
});

describe("an invitation", () => {
  test.each([
    ["34679cdf", "34679cdf"],
    [" 34679CDF ", "34679cdf"],
    ["34679cd", null],
    ["34679cdf3", null],
    ["34679cd0", null],
    ["34679cda", null],
    ["", null],
    ["../../x1", null],
  ])("written %j is read as %j", (typed, slug) => {
    expect(readAfSlug(typed)).toBe(slug);
  });
});
