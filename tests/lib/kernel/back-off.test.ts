import fc from "fast-check";
import { expect, test } from "vitest";
import { backOffMs } from "@/lib/kernel/back-off";

const wait = { firstMs: 1_000, mostMs: 60_000 };

test.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [3, 0.5, 6_000],
  [6, 0, 30_000],
  [500, 1, 60_000],
])("attempt %i with chance %d waits %i ms", (attempt, chance, ms) => {
  expect(backOffMs(wait, attempt, chance)).toBe(ms);
});

test("no wait is shorter than half of the first or longer than the most", () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, chance) => {
      const ms = backOffMs(wait, attempt, chance);
      return ms >= 500 && ms <= 60_000;
    }),
  );
});
