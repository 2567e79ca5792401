import fc from "fast-check";
import { expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { earnPoints } from "@/lib/domain/rewards/loyalty";

test("nothing settled changes nothing", () => {
  const had = { points: 3, remainder: satang(1_00) };
  expect(earnPoints(had, satang(0))).toEqual(had);
});

test.each([
  [0, 0, 99_99, 0, 99_99],
  [0, 0, 100_00, 1, 0],
  [3, 0, 100_01, 4, 1],
  [3, 99_99, 0, 3, 99_99],
  [3, 99_99, 1, 4, 0],
  [3, 99_99, 1_000_00, 13, 99_99],
])("%i points and %i satang are, with a stake of %i, %i points and %i", (points, rest, stake, more, left) => {
  const earned = earnPoints({ points, remainder: satang(rest) }, satang(stake));
  expect(earned).toEqual({ points: more, remainder: left });
});

test("how stakes are cut into slips makes no difference", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500_00 }), { maxLength: 30 }), (stakes) => {
      const none = { points: 0, remainder: satang(0) };
      const oneByOne = stakes.reduce((had, stake) => earnPoints(had, satang(stake)), none);
      const together = earnPoints(none, satang(stakes.reduce((sum, stake) => sum + stake, 0)));
      expect(oneByOne).toEqual(together);
    }),
  );
});
