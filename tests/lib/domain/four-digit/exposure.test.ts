import { expect, test } from "vitest";
import { payoutsByDraw } from "@/lib/domain/four-digit/exposure";
import { tierOf } from "@/lib/domain/four-digit/tiers";

/** Brute force: every draw against every number sold. */
function bySearch(sales: readonly { number: string; sold: number }[]) {
  const draws = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, "0"));
  return new Map(
    draws.flatMap((draw): [string, number][] => {
      const payout = sales.reduce(
        (sum, { number, sold }) => sum + sold * (tierOf(number, draw)?.prize ?? 0),
        0,
      );
      return payout > 0 ? [[draw, payout]] : [];
    }),
  );
}

test("fifty sets of one number cost most by its own draw", () => {
  const payouts = payoutsByDraw([{ number: "1234", sold: 50 }]);
  expect(payouts.get("1234")).toBe(50 * 125_000_00);
  expect(payouts.get("4321")).toBe(50 * 5_500_00);
  expect(Math.max(...payouts.values())).toBe(50 * 125_000_00);
});

test("numbers that share digits are paid by one draw together", () => {
  const sales = [
    { number: "1234", sold: 2 },
    { number: "9234", sold: 50 },
    { number: "4321", sold: 3 },
    { number: "7777", sold: 0 },
  ];
  const payouts = payoutsByDraw(sales);
  expect(payouts.get("1234")).toBe(2 * 125_000_00 + 50 * 41_000_00 + 3 * 5_500_00);
  expect(payouts).toEqual(bySearch(sales));
});

test("nothing sold, nothing to pay", () => expect(payoutsByDraw([]).size).toBe(0));
