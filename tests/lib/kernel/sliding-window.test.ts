import { expect, test } from "vitest";
import { freeFromMs } from "@/lib/kernel/sliding-window";

const bounds = [
  { most: 2, withinMs: 100 },
  { most: 3, withinMs: 1_000 },
];

test.each([
  ["nothing came before", [], 1_000],
  ["one is left of the short span", [950], 1_000],
  ["the short span is full until its older one leaves it", [990, 950], 1_050],
  ["what is as old as the span counts no more", [900, 950], 1_000],
  ["the long span is full", [100, 500, 850], 1_100],
  ["of two full spans the later end holds", [960, 980, 700], 1_700],
  ["times ahead, as after a clock that was set back, count", [2_000, 2_000], 2_100],
])("one more fits: %s", (_, times, from) => {
  expect(freeFromMs(times, bounds, 1_000)).toBe(from);
});
