import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Satang, satang } from "@/lib/domain/money/money";
import { importLines, isAsItWas, nextBatch, type OldLine, spaceFor } from "@/lib/domain/poy/import-lines";
import { type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import { slipLinesMax, type TermsOf } from "@/lib/domain/poy/slip";

const baht = (amount: number): Satang => satang(amount * 100);

/** Two-digit tops at 90, from 1 to 100 baht; 13 is closed, 47 pays half; front threes do not exist here. */
const termsOf: TermsOf = (option, number) => ({
  min: baht(1),
  max: baht(100),
  defaultRate: option === "teng_bon_nha_3" ? 0 : 90,
  multiply: number === "13" ? 0 : number === "47" ? 45 : 90,
});

const old = (number: string, more: Partial<OldLine> = {}): OldLine => ({
  option: "teng_bon_2",
  number,
  ...more,
});

describe("a slip is as it was", () => {
  const whole = importLines([old("12", { price: baht(20), multiply: 90 }), old("34")], termsOf, 1);

  test("with every line of the old one at its stake and its rate", () => {
    expect(isAsItWas(whole, whole.fits)).toBe(true);
  });

  test("not where a line is missing, is dearer, pays less, or stands beside others", () => {
    const less = [old("13"), old("123", { option: "teng_bon_nha_3" }), old("12", { price: baht(500) })];
    for (const one of [...less, old("47", { multiply: 90 })]) {
      const imported = importLines([old("12"), one], termsOf, 1);
      expect(isAsItWas(imported, imported.fits), one.number).toBe(false);
    }
    expect(isAsItWas(whole, whole.fits.slice(1))).toBe(false);
    expect(isAsItWas(whole, [...whole.fits, ...whole.fits])).toBe(false);
  });

  test("not where a rate fell between the showing and the taking", () => {
    const fallen = whole.fits.map((line) => ({ ...line, multiply: 45 }));
    expect(isAsItWas(whole, fallen)).toBe(false);
  });
});

describe("lines of an old slip in the round of now", () => {
  test("keep their stake and get the rate of now, as one batch", () => {
    const { fits } = importLines([old("12", { price: baht(20), multiply: 90 }), old("34")], termsOf, 7);
    expect(fits.map(({ ref, add, price, multiply }) => [ref, add, price, multiply])).toEqual([
      ["7-1", 7, baht(20), 90],
      ["7-2", 7, baht(1), 90],
    ]);
  });

  test("that are closed or of a missing option are reported separately and left out", () => {
    const closed = old("13", { price: baht(5) });
    const unknown = old("123", { option: "teng_bon_nha_3" });
    const taken = importLines([closed, unknown, old("12")], termsOf, 1);
    expect([taken.closed, taken.unknown, taken.fits.length]).toEqual([[closed], [unknown], 1]);
  });

  test("that pay less now, or whose stake had to move into the bounds, are named", () => {
    const taken = importLines(
      [old("47", { price: baht(10), multiply: 90 }), old("12", { price: baht(500), multiply: 90 })],
      termsOf,
      1,
    );
    expect(taken.worse.map(({ number, was, multiply }) => [number, was, multiply])).toEqual([["47", 90, 45]]);
    expect(taken.repriced.map(({ number, asked, price }) => [number, asked, price])).toEqual([
      ["12", baht(500), baht(100)],
    ]);
  });

  test("without a stake or a rate of their own are neither dearer nor worse", () => {
    const taken = importLines([old("47"), old("12")], termsOf, 1);
    expect([taken.fits.length, taken.worse, taken.repriced]).toEqual([2, [], []]);
  });

  test("whatever they are, each is in exactly one of the lists and in its old order", () => {
    const line = fc.record({
      option: fc.constantFrom(...poyOptions),
      number: fc.constantFrom("12", "13", "47"),
      price: fc.integer({ min: 1, max: 900 }).map(baht),
    });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 60 }),
        (lines: { option: PoyOption; number: string; price: Satang }[]) => {
          const { fits, closed, unknown, repriced, worse } = importLines(lines, termsOf, 1);
          expect(fits.length + closed.length + unknown.length).toBe(lines.length);
          const kept = lines.filter((one) => !closed.includes(one) && !unknown.includes(one));
          expect(fits.map(({ option, number }) => [option, number])).toEqual(
            kept.map(({ option, number }) => [option, number]),
          );
          expect(new Set(fits.map(({ ref }) => ref)).size).toBe(fits.length);
          for (const { asked, from, ...one } of repriced) {
            expect(fits).toContainEqual(one);
            expect(lines).toContain(from);
            expect(asked).toBe(from.price);
            expect(asked).not.toBe(one.price);
          }
          for (const { was: _was, ...one } of worse) expect(fits).toContainEqual(one);
          for (const { price, min, max } of fits) expect(price >= min && price <= max).toBe(true);
        },
      ),
    );
  });
});

test("the next batch comes after all that are there", () => {
  const { fits } = importLines([old("12"), old("34")], termsOf, 4);
  expect(nextBatch(fits)).toBe(5);
  expect(nextBatch([])).toBe(1);
});

test.each([
  [0, 10, 10],
  [slipLinesMax - 3, 10, 3],
  [slipLinesMax, 10, 0],
])("beside %i lines, of %i more there is room for %i", (there, more, room) => {
  expect(spaceFor(there, more)).toBe(room);
});
