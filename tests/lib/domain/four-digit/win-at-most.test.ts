import { expect, test } from "vitest";
import { defaultSetPrizes } from "@/lib/domain/four-digit/chance";
import { setsWinAtMost } from "@/lib/domain/four-digit/win-at-most";

const most = (...rows: [number: string, sets: number][]) =>
  setsWinAtMost(
    rows.map(([number, sets]) => ({ number, sets })),
    defaultSetPrizes,
  ) / 100;

test.each([
  ["nothing", [], 0],
  ["one number wins its own draw, for each of its sets", [["1234", 2]], 250_000],
  [
    "numbers without a digit in common win one after the other",
    [
      ["1234", 1],
      ["5678", 1],
    ],
    125_000,
  ],
  // In the draw 1234 the other one has the same last three digits.
  [
    "numbers alike win together",
    [
      ["1234", 1],
      ["9234", 1],
    ],
    166_000,
  ],
  // In the draw 9234 the other ones together win more than 5678 by itself.
  [
    "the best draw may be no number's own",
    [
      ["1234", 1],
      ["8234", 3],
      ["9234", 0],
    ],
    3 * 125_000 + 41_000,
  ],
] as const)("%s", (_, rows, baht) => {
  expect(most(...rows.map(([number, sets]): [string, number] => [number, sets]))).toBe(baht);
});
