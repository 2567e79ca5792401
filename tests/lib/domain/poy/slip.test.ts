import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { betMax, betMin, defaultRates } from "@/lib/domain/numbers/rates";
import type { Pick } from "@/lib/domain/poy/helpers";
import { type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import {
  addBatch,
  boundBroken,
  clampPrice,
  cutDuplicates,
  duplicateRefs,
  groupLines,
  refreshTerms,
  removeLine,
  repricedIn,
  type SlipLine,
  setAllPrices,
  setOptionPrices,
  setPrice,
  slipLinesMax,
  type TermsOf,
  totalOf,
  undoBatch,
  winOf,
  withinBounds,
} from "@/lib/domain/poy/slip";

const stock: TermsOf = (option) => {
  const rate = defaultRates.stock[option];
  return { min: betMin, max: betMax[option], defaultRate: rate, multiply: rate };
};
const picks = (option: PoyOption, ...numbers: string[]): Pick[] =>
  numbers.map((number) => ({ option, number }));
const add = (lines: readonly SlipLine[], batch: readonly Pick[], terms = stock) =>
  addBatch(lines, batch, terms).lines;

describe("a batch", () => {
  test("starts at the minimum, with the bounds and the rate of its option", () => {
    expect(add([], picks("teng_bon_2", "07"))).toEqual([
      {
        ref: "1-1",
        add: 1,
        option: "teng_bon_2",
        number: "07",
        price: 100,
        min: 100,
        max: 500_000,
        multiply: 90,
      },
    ]);
  });

  test("leaves out options with a zero default rate, silently", () => {
    const { lines, added, closed } = addBatch([], picks("teng_lang_3", "123"), stock);
    expect([lines, added, closed]).toEqual([[], [], []]);
  });

  test("leaves out closed numbers and says which", () => {
    const terms: TermsOf = (option, number) => ({
      ...stock(option, number),
      multiply: number === "13" ? 0 : 45,
    });
    const { lines, closed } = addBatch([], picks("teng_bon_2", "12", "13"), terms);
    expect(lines.map(({ number, multiply }) => [number, multiply])).toEqual([["12", 45]]);
    expect(closed).toEqual(picks("teng_bon_2", "13"));
  });

  test("that would make the slip too long is refused whole", () => {
    const many = add(
      [],
      Array.from({ length: slipLinesMax - 1 }, () => picks("teng_bon_2", "12")[0] as Pick),
    );
    expect(addBatch(many, picks("teng_bon_2", "12"), stock)).toMatchObject({ full: false });
    const { lines, added, full } = addBatch(many, picks("teng_bon_2", "12", "21"), stock);
    expect([lines, added, full]).toEqual([many, [], true]);
  });

  test("of nothing leaves the slip as it is, the same object", () => {
    const lines = add([], picks("teng_bon_2", "12"));
    expect(addBatch(lines, [], stock).lines).toBe(lines);
  });

  test("a maximum below the minimum caps the price", () => {
    expect(clampPrice(satang(100), { min: satang(500), max: satang(300) })).toBe(300);
  });
});

describe("undo takes the newest batch, whole", () => {
  test("one after another, down to nothing", () => {
    const one = add([], picks("teng_bon_2", "12", "21"));
    const two = add(one, picks("teng_lang_2", "12"));
    expect(undoBatch(two)).toEqual(one);
    expect(undoBatch(undoBatch(two))).toEqual([]);
    expect(undoBatch([])).toEqual([]);
  });

  test("adding and undoing is as before, and refs stay unique", () => {
    const batch = fc.array(
      fc.record({ option: fc.constantFrom(...poyOptions), number: fc.constantFrom("1", "12", "123") }),
      { minLength: 1, maxLength: 5 },
    );
    const gov: TermsOf = (option) => ({ ...stock(option, ""), defaultRate: 1, multiply: 1 });
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 8 }), batch, (batches, last) => {
        const before = batches.reduce<readonly SlipLine[]>((lines, one) => add(lines, one, gov), []);
        const after = add(before, last, gov);
        expect(undoBatch(after)).toEqual(before);
        expect(new Set(after.map((line) => line.ref)).size).toBe(after.length);
      }),
    );
  });

  test("of a batch that lost a line takes the rest of it", () => {
    const lines = removeLine(add(add([], picks("teng_bon_2", "12")), picks("teng_bon_2", "34", "56")), "2-1");
    expect(lines.map((line) => line.number)).toEqual(["12", "56"]);
    expect(undoBatch(lines).map((line) => line.number)).toEqual(["12"]);
  });
});

describe("duplicates stay until they are cut to one", () => {
  const repeated = () =>
    add(
      add(add([], picks("teng_bon_2", "12", "34")), picks("teng_lang_2", "12")),
      picks("teng_bon_2", "12", "12"),
    );

  test("the later ones are flagged", () => {
    const lines = repeated();
    expect([...duplicateRefs(lines)]).toEqual(["3-1", "3-2"]);
  });

  test("cutting keeps the dearest, not the first at the least price", () => {
    const lines = setPrice(setPrice(repeated(), "3-1", satang(80_00)), "3-2", satang(20_00));
    expect(cutDuplicates(lines).map(({ ref, price }) => [ref, price])).toEqual([
      ["1-2", 1_00],
      ["2-1", 1_00],
      ["3-1", 80_00],
    ]);
  });

  test("of equal prices cutting keeps the first of each option and number", () => {
    const lines = repeated();
    expect(cutDuplicates(lines).map((line) => line.ref)).toEqual(["1-1", "1-2", "2-1"]);
    expect(duplicateRefs(cutDuplicates(lines)).size).toBe(0);
  });
});

describe("prices", () => {
  const twoLines = () => add(add([], picks("teng_bon_3", "123")), picks("tode_3", "123"));

  test.each([
    [50_00, 50_00],
    [0, 0],
    [-5_00, 0],
    [5_000_00, 5_000_00],
    [12_99, 12_00],
  ])("%d satang typed on three top stay, in whole baht: %d", (typed, price) => {
    expect(setPrice(twoLines(), "1-1", satang(typed)).map((line) => line.price)).toEqual([price, 100]);
  });

  test.each([
    [1_00, null],
    [99, "min"],
    [1_000_00, null],
    [1_000_01, "max"],
  ])("%d satang on three top are beyond %j", (typed, bound) => {
    const bounds = { min: satang(1_00), max: satang(1_000_00) };
    expect(boundBroken(satang(typed), bounds)).toBe(bound);
  });

  test("a price at a maximum below the minimum is beyond the minimum", () => {
    const crossed = { min: satang(2_00), max: satang(1_00) };
    expect(boundBroken(satang(1_00), crossed)).toBe("min");
  });

  test("a batch may come with prices, which stay as they were typed", () => {
    const { lines: priced } = addBatch(
      [],
      [
        { option: "teng_bon_2", number: "12", price: satang(50_00) },
        { option: "teng_bon_2", number: "34", price: satang(0) },
        { option: "teng_bon_3", number: "123", price: satang(5_000_00) },
        { option: "teng_bon_3", number: "456" },
      ],
      stock,
    );
    expect(priced.map((line) => line.price)).toEqual([50_00, 0, 5_000_00, 1_00]);
  });

  test("an option's price leaves the other options alone", () => {
    const lines = twoLines();
    const priced = setOptionPrices(lines, { tode_3: satang(20_00) });
    expect(priced.map((line) => line.price)).toEqual([1_00, 20_00]);
    expect(priced[0]).toBe(lines[0]);
  });

  test("moved by new bounds are found again, with the bound", () => {
    const before = setAllPrices(twoLines(), satang(50_00));
    const now = before.map((line) => ({ ...line, price: line.ref === "1-1" ? satang(20_00) : line.price }));
    expect(repricedIn(before, now)).toEqual([{ ref: "1-1", bound: "max", asked: 50_00, taken: 20_00 }]);
    expect(repricedIn(now, before)).toEqual([{ ref: "1-1", bound: "min", asked: 20_00, taken: 50_00 }]);
    expect(repricedIn(now, [])).toEqual([]);
    expect(repricedIn([], now)).toEqual([]);
  });

  test("the same price for all stays on each line, and is brought within each line's own bounds by an import", () => {
    const typed = setAllPrices(twoLines(), satang(5_000_00));
    expect(typed.map((line) => line.price)).toEqual([5_000_00, 5_000_00]);
    const imported = withinBounds(typed);
    expect(imported.map((line) => line.price)).toEqual([1_000_00, 2_000_00]);
    expect(withinBounds(imported)[0]).toBe(imported[0]);
  });

  test("that were imported always lie between the bounds in whole baht", () => {
    const lines = twoLines();
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (typed) => {
        for (const line of withinBounds(setAllPrices(lines, satang(typed)))) {
          expect(line.price).toBeGreaterThanOrEqual(line.min);
          expect(line.price).toBeLessThanOrEqual(line.max);
          expect(line.price % 100).toBe(0);
        }
      }),
    );
  });

  test("add up, and a line shows what it wins", () => {
    const priced = setAllPrices(twoLines(), satang(20_00));
    expect(totalOf(priced)).toBe(40_00);
    expect(priced.map(winOf)).toEqual([16_000_00, 2_400_00]);
    expect(totalOf([])).toBe(0);
  });
});

test("new terms move rates and bounds, never a price; lines that take no bets stay to be marked", () => {
  const lines = setAllPrices(add([], picks("teng_bon_2", "12", "13")), satang(400_00));
  const now: TermsOf = (option, number) => ({
    ...stock(option, number),
    max: satang(100_00),
    multiply: number === "13" ? 0 : 45,
  });
  expect(refreshTerms(lines, now).map(({ price, max, multiply }) => [price, max, multiply])).toEqual([
    [400_00, 100_00, 45],
    [400_00, 500_000, 90],
  ]);
  const notOffered: TermsOf = (option, number) => ({ ...now(option, number), defaultRate: 0 });
  expect(refreshTerms(lines, notOffered)).toEqual(lines);
});

test("the slip shows its options in the spec's order with a total each", () => {
  const lines = add(add(add([], picks("tode_3", "123")), picks("teng_bon_1", "4")), picks("tode_3", "321"));
  expect(groupLines(lines).map(({ option, lines: of, total }) => [option, of.length, total])).toEqual([
    ["teng_bon_1", 1, 100],
    ["tode_3", 2, 200],
  ]);
});
