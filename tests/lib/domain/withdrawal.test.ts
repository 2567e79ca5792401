import { expect, test } from "vitest";
import { satang } from "@/lib/domain/money";
import {
  refuseWithdrawal,
  WITHDRAWS_A_DAY,
  withdrawMaxDay,
  withdrawMaxEach,
  withdrawMin,
} from "@/lib/domain/withdrawal";

const today = (count: number, baht: number, hasPending = false) => ({
  count,
  total: satang(baht * 100),
  hasPending,
});

test("the limits are the spec's, in satang", () => {
  expect([withdrawMaxEach, withdrawMaxDay, WITHDRAWS_A_DAY, withdrawMin]).toEqual([
    4_900_000, 20_000_000, 5, 10_000,
  ]);
});

test.each([
  [100, today(0, 0), null],
  [99.99, today(0, 0), "amount-out-of-range"],
  [49_000, today(0, 0), null],
  [49_000.01, today(0, 0), "withdraw-amount-too-high"],
  [49_000, today(3, 147_000), null],
  [4_000, today(4, 196_000), null],
  [4_001, today(4, 196_000), "withdraw-day-limit-reached"],
  [100, today(5, 500), "withdraw-count-limit-reached"],
  [100, today(4, 400), null],
  [100, today(1, 100, true), "withdraw-pending-already"],
])("%d baht after %j: %s", (baht, before, expected) => {
  expect(refuseWithdrawal(satang(Math.round(baht * 100)), before)).toBe(expected);
});
