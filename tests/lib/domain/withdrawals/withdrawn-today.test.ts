import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { refuseWithdrawal } from "@/lib/domain/withdrawals/withdrawal";
import {
  isUnderWay,
  leftToday,
  mostToWithdraw,
  withdrawnToday,
} from "@/lib/domain/withdrawals/withdrawn-today";

const today = "2026-11-23";
const one = (
  baht: number,
  status: "pending" | "approved" | "paid" | "rejected",
  createdAt = "2026-11-23T12:00:00+07:00",
) => ({ amount: satang(baht * 100), status, createdAt });

describe("what the limits count, read off the list", () => {
  test("pending, approved and paid ones count, rejected ones do not", () => {
    const list = [one(100, "pending"), one(200, "approved"), one(400, "paid"), one(800, "rejected")];
    expect(withdrawnToday(list, today)).toEqual({ count: 3, total: 700_00, hasPending: true });
  });

  test.each([
    ["pending", true],
    ["approved", true],
    ["paid", false],
    ["rejected", false],
  ] as const)("one that is %s is under way: %s", (status, underWay) => {
    expect(isUnderWay({ status })).toBe(underWay);
    expect(withdrawnToday([one(100, status)], today).hasPending).toBe(underWay);
  });

  test.each([
    ["the last second of the Thai day before", "2026-11-22T23:59:59+07:00", 0],
    ["the first of today", "2026-11-23T00:00:00+07:00", 1],
    ["the same moment by another clock", "2026-11-22T17:00:00Z", 1],
    ["the first of tomorrow", "2026-11-24T00:00:00+07:00", 0],
  ])("%s", (_, createdAt, count) => {
    expect(withdrawnToday([one(100, "paid", createdAt)], today).count).toBe(count);
  });

  test("one that is on its way since yesterday is still in the way of another", () => {
    const list = [one(100, "approved", "2026-11-22T10:00:00+07:00")];
    expect(withdrawnToday(list, today)).toEqual({ count: 0, total: 0, hasPending: true });
  });
});

test("after four of 49,000 one of 4,000 is left", () => {
  const day = withdrawnToday(
    [1, 2, 3, 4].map(() => one(49_000, "paid")),
    today,
  );
  expect(leftToday(day)).toEqual({ times: 1, amount: 4_000_00 });
  expect(mostToWithdraw(satang(10_000_00), day)).toBe(4_000_00);
});

test("after five times nothing is left, whatever the money says", () => {
  const day = withdrawnToday(
    [1, 2, 3, 4, 5].map(() => one(100, "paid")),
    today,
  );
  expect(leftToday(day)).toEqual({ times: 0, amount: 0 });
  expect(mostToWithdraw(satang(10_000_00), day)).toBe(0);
});

test.each([
  [0, 0, 0],
  [99_99, 0, 0],
  [100_00, 0, 100_00],
  [100_01, 0, 100_01],
  [49_000_00, 0, 49_000_00],
  [49_000_01, 0, 49_000_00],
  [500_00, 199_900_00, 100_00],
  [500_00, 199_900_01, 0],
])("of %i satang, after %i that day, at most %i can be requested", (cash, total, most) => {
  expect(mostToWithdraw(satang(cash), { count: 4, total: satang(total) })).toBe(most);
});

test("what 'all' fills in is never refused, and one satang more is, unless the money ends there", () => {
  const amounts = fc.array(fc.integer({ min: 100_00, max: 49_000_00 }), { maxLength: 5 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 300_000_00 }), (paid, cash) => {
      const day = withdrawnToday(
        paid.map((amount) => ({ ...one(0, "paid"), amount: satang(amount) })),
        today,
      );
      const most = mostToWithdraw(satang(cash), day);
      if (most === 0) return;
      expect(refuseWithdrawal(most, day)).toBeNull();
      expect(most).toBeLessThanOrEqual(cash);
      if (most < cash) expect(refuseWithdrawal(satang(most + 1), day)).not.toBeNull();
    }),
  );
});
