import { expect, test } from "vitest";
import { tallyForged, tallyMutated } from "../../../support/draws/forgeries";

const seed = process.env.SEED || "20261126";

/** Ten thousand and one thousand of them: `npm run sweep -- draws`. */
test("no file that was tampered with is called the site's own", async () => {
  const seen = await tallyMutated(600, seed);
  expect([seen.own, seen.otherDraws]).toEqual([0, 0]);
  expect(seen.broken).toBeGreaterThan(200);
  expect(seen.unreadable).toBeGreaterThan(20);
});

test("no draw that was made anew is called the site's own, although it agrees with itself", async () => {
  const seen = await tallyForged(60, seed);
  expect(seen).toMatchObject({ own: 0, consistent: 0, open: 0, broken: 60, alone: 60, otherDraws: 60 });
});
