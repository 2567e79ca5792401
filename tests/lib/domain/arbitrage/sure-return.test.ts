import fc from "fast-check";
import loadHighs from "highs";
import { describe, expect, test } from "vitest";
import { fraction, toNumber } from "@/lib/domain/arbitrage/fraction";
import { familiesOf, patternOf, type Rates, setFamily } from "@/lib/domain/arbitrage/market-bets";
import { isProven, type Payoffs, sureReturn } from "@/lib/domain/arbitrage/sure-return";
import { digitsOf, type PoyOption } from "@/lib/domain/poy/options";
import { wins } from "@/lib/domain/settlement/settlement";

const whole = (rows: readonly (readonly number[])[]): Payoffs =>
  rows.map((row) => row.map((value) => fraction(value)));

describe("the return for certain", () => {
  test("of two bets that exclude each other is spread so that both pay alike", () => {
    const found = sureReturn(
      whole([
        [3, 0],
        [0, 2],
      ]),
    );
    expect(found.value).toEqual(fraction(6, 5));
    expect(found.stakes).toEqual([fraction(2, 5), fraction(3, 5)]);
  });

  test("is nothing where an outcome pays no bet", () => {
    const payoffs = whole([
      [3, 1],
      [0, 0],
    ]);
    expect(sureReturn(payoffs).value).toEqual(fraction(0));
    expect(isProven(payoffs, sureReturn(payoffs))).toBe(true);
  });

  test("carries its proof: stakes and weights that no other value has", () => {
    const cell = fc.integer({ min: 0, max: 9 });
    const tables = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .chain(([rows, width]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: rows,
          maxLength: rows,
        }),
      );
    fc.assert(
      fc.property(tables, (rows) => {
        const found = sureReturn(whole(rows));
        expect(isProven(whole(rows), found)).toBe(true);
        for (const off of [fraction(1, 1000), fraction(-1, 1000)]) {
          const value = fraction(
            found.value.over * off.under + off.over * found.value.under,
            found.value.under * off.under,
          );
          expect(isProven(whole(rows), { ...found, value })).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });
});

const numbersOf = (digits: number) =>
  Array.from({ length: 10 ** digits }, (_, n) => String(n).padStart(digits, "0"));

/** All bets on a figure against all its outcomes one by one, without any symmetry, by another solver. */
async function inFull(
  options: readonly PoyOption[],
  rates: Rates,
  drawn: readonly string[],
  isAbove: boolean,
) {
  const highs = await loadHighs();
  const bets = options.flatMap((option) =>
    numbersOf(digitsOf(option))
      // A tode bet is the same for all orders of its digits.
      .filter((number) => option !== "tode_3" || [...number].toSorted().join("") === number)
      .map((number) => ({ option, number })),
  );
  const rows = drawn.map((figure, row) => {
    const result = isAbove ? { top3: figure, bottom2: "00" } : { top3: "000", bottom2: figure };
    const terms = bets.flatMap(({ option, number }, at) =>
      wins(option, number, result) ? [`${(rates[option] ?? 0) / 100} x${at}`] : [],
    );
    return ` r${row}: ${terms.join(" + ")} - z >= 0`;
  });
  const program = `Maximize\n z\nSubject To\n${rows.join("\n")}\n all: ${bets
    .map((_, at) => `x${at}`)
    .join("\n + ")} = 1\nBounds\n z free\nEnd`;
  const solved = highs.solve(program, { output_flag: false });
  expect(solved.Status).toBe("Optimal");
  return solved.ObjectiveValue;
}

describe("patterns lose nothing: the whole program, solved by HiGHS, has the same value", () => {
  const above: readonly PoyOption[] = ["teng_bon_1", "teng_bon_2", "teng_bon_3", "tode_3"];
  const rates: readonly Rates[] = [
    { teng_bon_1: 320, teng_bon_2: 9_000, teng_bon_3: 90_000, tode_3: 15_000 },
    { teng_bon_1: 320, teng_bon_2: 5_000, teng_bon_3: 70_000, tode_3: 20_000 },
    { teng_bon_1: 410, teng_bon_2: 11_000, teng_bon_3: 20_000, tode_3: 9_000 },
    { teng_bon_1: 500, teng_bon_2: 1_000, teng_bon_3: 40_000, tode_3: 16_500 },
  ];

  test.each(rates)("above, at %o", async (own) => {
    const [family] = familiesOf(own);
    const exact = sureReturn(family?.payoffs ?? []);
    expect(isProven(family?.payoffs ?? [], exact)).toBe(true);
    expect(await inFull(above, own, numbersOf(3), true)).toBeCloseTo(toNumber(exact.value), 7);
  });

  test("below", async () => {
    const own = { teng_lang_1: 560, teng_lang_2: 7_000 };
    const [family] = familiesOf(own);
    const exact = toNumber(sureReturn(family?.payoffs ?? []).value);
    expect(await inFull(["teng_lang_1", "teng_lang_2"], own, numbersOf(2), false)).toBeCloseTo(exact, 7);
  });

  test("a pattern is the order in which digits first occur", () => {
    expect(["123", "907", "112", "121", "999"].map(patternOf)).toEqual(["012", "012", "001", "010", "000"]);
  });

  test("every ticket and every draw of four-digit sets is in one pattern", () => {
    const { kinds, counts } = setFamily(120_00);
    expect(kinds.reduce((sum, { numbers }) => sum + numbers.length, 0)).toBe(10_000);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10_000);
  });
});
