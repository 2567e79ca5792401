import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { payoutsByDraw } from "@/lib/domain/four-digit/exposure";
import { satang } from "@/lib/domain/money/money";
import { digitsOf, type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import { type SlipResult, winningNumbers } from "@/lib/domain/settlement/settlement";
import { type NumberPayout, worstDraw, worstOutcome } from "@/lib/domain/settlement/worst-outcome";

const sold = (option: PoyOption, number: string, payout: number): NumberPayout => ({
  option,
  number,
  payout: satang(payout),
});
const padded = (length: number) =>
  Array.from({ length: 10 ** length }, (_, n) => String(n).padStart(length, "0"));

/** The payout of a result, by the rule that settles lines. */
function paid(book: readonly NumberPayout[], result: SlipResult): number {
  return book
    .filter(({ option, number }) => winningNumbers(result, option).includes(number))
    .reduce((sum, { payout }) => sum + payout, 0);
}

describe("the dearest result of a round", () => {
  test.each([
    ["nothing sold", [], 0, null],
    [
      "two numbers of one option cannot both come out",
      [sold("teng_bon_3", "123", 800), sold("teng_bon_3", "124", 900)],
      900,
      { top3: "124", bottom2: "00" },
    ],
    [
      "the digits above decide several options together",
      [sold("teng_bon_3", "547", 800), sold("teng_bon_2", "11", 500), sold("teng_bon_2", "47", 90)],
      890,
      { top3: "547", bottom2: "00" },
    ],
    [
      "two numbers of any order that share their digits are paid by one draw",
      [sold("tode_3", "123", 10), sold("tode_3", "321", 20), sold("tode_3", "456", 25)],
      30,
      { top3: "123", bottom2: "00" },
    ],
    [
      "three running digits above pay together, but two below",
      ["1", "2", "3"].flatMap((digit) => [sold("teng_bon_1", digit, 3), sold("teng_lang_1", digit, 4)]),
      17,
      { top3: "123", bottom2: "12" },
    ],
    [
      "prizes that the market does not draw cost nothing",
      [sold("teng_lang_3", "123", 999), sold("teng_lang_2", "47", 1)],
      1,
      { top3: "000", bottom2: "47" },
    ],
  ] as const)("%s", (_, book, payout, result) => {
    expect(worstOutcome("three-digit", book)).toEqual({ payout, result });
  });

  test("a government draw has two front and two back numbers, each paid once", () => {
    const book = [
      sold("teng_bon_nha_3", "111", 5),
      sold("teng_bon_nha_3", "222", 7),
      sold("teng_bon_nha_3", "333", 6),
      sold("teng_lang_3", "999", 11),
      sold("teng_bon_3", "847", 100),
      sold("teng_lang_2", "56", 40),
    ];
    expect(worstOutcome("government", book)).toEqual({
      payout: 7 + 6 + 11 + 100 + 40,
      result: { first: "000847", front3: ["222", "333"], back3: ["999", "000"], back2: "56" },
    });
  });

  test("is what a search through all 100,000 results of two figures finds", { timeout: 300_000 }, () => {
    const results = padded(3).flatMap((top3) => padded(2).map((bottom2) => ({ top3, bottom2 })));
    const winners = results.map((result) =>
      poyOptions.flatMap((option) => winningNumbers(result, option).map((number) => `${option} ${number}`)),
    );
    let dear = 0;
    fc.assert(
      fc.property(bookOf(padded(1).join("")), (book) => {
        const payouts = new Map(book.map(({ option, number, payout }) => [`${option} ${number}`, payout]));
        let most = 0;
        for (const won of winners)
          most = Math.max(
            most,
            won.reduce((sum, key) => sum + (payouts.get(key) ?? 0), 0),
          );
        const worst = worstOutcome("three-digit", book);
        expect(worst.payout).toBe(most);
        if (worst.result) expect(paid(book, worst.result)).toBe(most);
        if (most > 0) dear += 1;
      }),
      { numRuns: 30 },
    );
    expect(dear).toBeGreaterThan(10);
  });

  test("is what a search through every kind of government draw finds", { timeout: 300_000 }, () => {
    // Bets consist of 0, 1 and 2; the digit 3 stands for all that nobody has bet on.
    const top3s = wordsOf("0123", 3);
    const pairsOf = (book: readonly NumberPayout[], option: PoyOption) => {
      const numbers = [...book.filter((row) => row.option === option).map(({ number }) => number), "333"];
      return numbers.flatMap((one, at) => numbers.slice(at).map((other) => [one, other] as [string, string]));
    };
    let dear = 0;
    fc.assert(
      fc.property(bookOf("012", 2), (book) => {
        const [fronts, backs] = [pairsOf(book, "teng_bon_nha_3"), pairsOf(book, "teng_lang_3")];
        let most = 0;
        for (const last3 of top3s)
          for (const back2 of wordsOf("0123", 2))
            for (const front3 of fronts)
              for (const back3 of backs)
                most = Math.max(most, paid(book, { first: `999${last3}`, front3, back3, back2 }));
        const worst = worstOutcome("government", book);
        expect(worst.payout).toBe(most);
        if (worst.result) expect(paid(book, worst.result)).toBe(most);
        if (most > 0) dear += 1;
      }),
      { numRuns: 12 },
    );
    expect(dear).toBeGreaterThan(4);
  });
});

test("a government draw of which nothing is sold has no dearest result", () => {
  expect(worstOutcome("government", [])).toEqual({ payout: 0, result: null });
});

describe("the dearest draw of four-digit sets", () => {
  test("pays the numbers that share digits together", () => {
    const sales = [
      { number: "9234", sold: 4 },
      { number: "1234", sold: 50 },
    ];
    expect(worstDraw(sales)).toEqual({
      payout: 50 * 125_000_00 + 4 * 41_000_00,
      result: { draw4: "1234" },
    });
    expect(worstDraw(sales).payout).toBe(Math.max(...payoutsByDraw(sales).values()));
  });

  test("is the first of those that cost the same", () => {
    const sales = [
      { number: "1234", sold: 2 },
      { number: "9876", sold: 2 },
    ];
    expect(worstDraw(sales).result).toEqual({ draw4: "1234" });
  });

  test("costs nothing where nothing is sold", () =>
    expect(worstDraw([{ number: "1234", sold: 0 }])).toEqual({ payout: 0, result: null }));
});

function wordsOf(alphabet: string, length: number): readonly string[] {
  if (length === 0) return [""];
  return wordsOf(alphabet, length - 1).flatMap((word) => [...alphabet].map((digit) => word + digit));
}

/** Books of numbers with these digits; `mostFrontBack` limits the numbers with front and back prizes. */
function bookOf(alphabet: string, mostFrontBack = 12): fc.Arbitrary<readonly NumberPayout[]> {
  const linesOf = (option: PoyOption) =>
    fc.uniqueArray(
      fc.record({
        option: fc.constant(option),
        number: fc
          .array(fc.constantFrom(...alphabet), { minLength: digitsOf(option), maxLength: digitsOf(option) })
          .map((digits) => digits.join("")),
        payout: fc.integer({ min: 1, max: 1_000_000_00 }).map(satang),
      }),
      {
        selector: ({ number }) => number,
        maxLength: option === "teng_bon_nha_3" || option === "teng_lang_3" ? mostFrontBack : 12,
      },
    );
  return fc.tuple(...poyOptions.map(linesOf)).map((books) => books.flat());
}
