import fc from "fast-check";
import { expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { epochMs, MINUTE_MS } from "@/lib/domain/time/time";
import {
  canWithdrawalBecome,
  expectedAtMs,
  refuseWithdrawal,
  WITHDRAWS_A_DAY,
  type WithdrawalState,
  withdrawalDay,
  withdrawMaxDay,
  withdrawMaxEach,
  withdrawMin,
} from "@/lib/domain/withdrawals/withdrawal";

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

test("whatever is asked for in a day, what passes stays within every limit", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60_000_00 }), { maxLength: 30 }), (asked) => {
      let [count, total] = [0, 0];
      for (const amount of asked) {
        const refusal = refuseWithdrawal(satang(amount), { count, total: satang(total), hasPending: false });
        if (refusal) continue;
        count += 1;
        total += amount;
        expect(amount).toBeGreaterThanOrEqual(withdrawMin);
        expect(amount).toBeLessThanOrEqual(withdrawMaxEach);
      }
      expect(count).toBeLessThanOrEqual(WITHDRAWS_A_DAY);
      expect(total).toBeLessThanOrEqual(withdrawMaxDay);
    }),
  );
});

const states: WithdrawalState[] = ["pending", "approved", "paid", "rejected"];
test("money goes from held to let go to sent; once sent or given back it stays so", () => {
  const steps = states.flatMap((from) =>
    states.filter((to) => canWithdrawalBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(steps).toEqual(["pending approved", "pending rejected", "approved paid", "approved rejected"]);
});

test.each([
  ["2026-11-26T00:00:00+07:00", "2026-11-26T00:00:00+07:00"],
  ["2026-11-26T23:59:59.999+07:00", "2026-11-26T00:00:00+07:00"],
  ["2026-11-26T17:00:00Z", "2026-11-27T00:00:00+07:00"],
])("the Thai day around %s begins %s", (at, from) => {
  const { fromMs, untilMs } = withdrawalDay(epochMs(at));
  expect([fromMs, untilMs - fromMs]).toEqual([epochMs(from), 24 * 60 * MINUTE_MS]);
});

test("the further back in the queue, the later it is expected, and never at once", () => {
  const waits = [1, 2, 3, 10, 100].map((place) => expectedAtMs(0, place) / MINUTE_MS);
  expect(waits).toEqual([5, 5, 6, 20, 200]);
});
