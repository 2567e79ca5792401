import { expect, test } from "vitest";
import { createRetryDelays } from "@/upstream/yeekee/work/retry-delays";

test("a draw that fails is begun again at once, then less and less often, and at least every five minutes", () => {
  let now = 0;
  const rests = createRetryDelays(() => now);
  const restMs = () => {
    const began = now;
    rests.add("R1");
    while (rests.has("R1")) now += 500;
    return now - began;
  };
  expect(Array.from({ length: 12 }, restMs)).toEqual([
    0, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000, 300_000, 300_000,
  ]);
  expect(rests.has("R2")).toBe(false);
});

test("one that waits no more begins anew", () => {
  const rests = createRetryDelays(() => 0);
  for (const betId of ["R1", "R1", "R2", "R2"]) rests.add(betId);
  rests.keepOnly(new Set(["R2"]));
  expect([rests.has("R1"), rests.has("R2")]).toEqual([false, true]);
});
