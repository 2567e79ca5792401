import { expect, test } from "vitest";
import { isDeeperThan } from "@/lib/kernel/json-depth";

const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

test.each([
  [7, false],
  ["text", false],
  [null, false],
  [[], false],
  [{ a: [1, { b: null }] }, false],
  [nested(4), false],
  [nested(5), true],
  [{ a: { b: { c: { d: { e: 1 } } } } }, true],
  [[1, [2, [3, [4, [5]]]]], true],
])("four levels: %j", (value, isDeeper) => {
  expect(isDeeperThan(value, 4)).toBe(isDeeper);
});

test("a million levels take no stack, and a wide value is no deep one", () => {
  expect(isDeeperThan(nested(1_000_000), 32)).toBe(true);
  expect(
    isDeeperThan(
      Array.from({ length: 100_000 }, () => [[]]),
      32,
    ),
  ).toBe(false);
});
