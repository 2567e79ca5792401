import fc from "fast-check";
import { expect, test } from "vitest";
import { earnPoints } from "@/lib/domain/loyalty";
import { satang } from "@/lib/domain/money";

test.each([
  [0, 0, 99_00, 0, 99_00],
  [0, 99_00, 1_00, 1, 0],
  [0, 0, 100_00, 1, 0],
  [7, 50_00, 260_00, 10, 10_00],
  [3, 1_00, 0, 3, 1_00],
])(
  "%i points and %i satang over, then %i settled, are %i points and %i over",
  (points, over, stake, nowPoints, nowOver) => {
    expect(earnPoints({ points, remainder: satang(over) }, satang(stake))).toEqual({
      points: nowPoints,
      remainder: nowOver,
    });
  },
);

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
