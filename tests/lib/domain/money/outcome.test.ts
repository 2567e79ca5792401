import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeOf } from "@/lib/domain/money/outcome";

test("the net decides, whatever was paid out: above the stake a win, the stake alone even, all else a loss", () => {
  const amount = fc.nat({ max: 1_000_000_00 });
  fc.assert(
    fc.property(amount, amount, (paid, stake) => {
      expect(outcomeOf(paid - stake)).toBe(paid > stake ? "win" : paid === stake ? "even" : "loss");
    }),
  );
});
