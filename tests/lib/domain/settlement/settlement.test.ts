import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { permutations } from "@/lib/domain/poy/helpers";
import { digitsOf, type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import { type GovernmentResult, paysOf, winningNumbers, wins } from "@/lib/domain/settlement/settlement";

const draw: GovernmentResult = {
  first: "491847",
  front3: ["123", "456"],
  back3: ["789", "321"],
  back2: "56",
};
const numbersOf = (digits: number) =>
  Array.from({ length: 10 ** digits }, (_, n) => String(n).padStart(digits, "0"));

describe("the government vector", () => {
  test.each([
    ["teng_bon_3", ["847"]],
    ["tode_3", ["478", "487", "748", "784", "847", "874"]],
    ["teng_bon_nha_3", ["123", "456"]],
    ["teng_lang_3", ["321", "789"]],
    ["teng_bon_2", ["47"]],
    ["teng_lang_2", ["56"]],
    ["teng_bon_1", ["4", "7", "8"]],
    ["teng_lang_1", ["5", "6"]],
  ] as const)("%s: %j", (option, expected) => {
    expect(winningNumbers(draw, option)).toEqual(expected);
  });
});

describe("other markets", () => {
  test("have no front or bottom three", () => {
    const result = { top3: "405", bottom2: "62" };
    expect(winningNumbers(result, "teng_bon_nha_3")).toEqual([]);
    expect(winningNumbers(result, "teng_lang_3")).toEqual([]);
    expect(winningNumbers(result, "teng_lang_2")).toEqual(["62"]);
  });
});

/** Each option's rule written independently, as a plain predicate on one number. */
const saysRule: Record<PoyOption, (number: string, result: GovernmentResult) => boolean> = {
  teng_bon_3: (number, { first }) => first.endsWith(number),
  tode_3: (number, { first }) => [...number].sort().join() === [...first.slice(3)].sort().join(),
  teng_bon_nha_3: (number, { front3 }) => number === front3[0] || number === front3[1],
  teng_lang_3: (number, { back3 }) => number === back3[0] || number === back3[1],
  teng_bon_2: (number, { first }) => first.endsWith(number),
  teng_lang_2: (number, { back2 }) => number === back2,
  teng_bon_1: (number, { first }) => first.slice(3).includes(number),
  teng_lang_1: (number, { back2 }) => back2.includes(number),
};

test("no option wins by a four-digit draw", () => {
  for (const option of poyOptions) expect(winningNumbers({ draw4: "1234" }, option)).toEqual([]);
});

describe("every number of every option", () => {
  const samples: GovernmentResult[] = [
    draw,
    { first: "000000", front3: ["000", "000"], back3: ["111", "222"], back2: "00" },
    { first: "123112", front3: ["012", "120"], back3: ["999", "990"], back2: "99" },
    { first: "999777", front3: ["777", "001"], back3: ["100", "010"], back2: "07" },
  ];
  test.each(poyOptions)("%s wins exactly as its rule says", (option) => {
    for (const result of samples) {
      for (const number of numbersOf(digitsOf(option))) {
        if (wins(option, number, result) !== saysRule[option](number, result)) {
          expect.fail(`${option} ${number} on ${JSON.stringify(result)}`);
        }
      }
    }
  });

  test("all thousand three tops: straight, tode, two top and run top follow from it", () => {
    for (const top3 of numbersOf(3)) {
      const result = { top3, bottom2: "00" };
      expect(winningNumbers(result, "tode_3")).toEqual(permutations(top3));
      expect(winningNumbers(result, "teng_bon_1")).toEqual([...new Set(top3)].sort());
      expect(wins("teng_bon_3", top3, result) && wins("tode_3", top3, result)).toBe(true);
      expect(winningNumbers(result, "teng_bon_2")).toEqual([top3.slice(1)]);
    }
  });
});

describe("what a line pays", () => {
  const line = (option: PoyOption, number: string, price: number, multiply: number) => ({
    option,
    number,
    price: satang(price),
    multiply,
  });

  test.each([
    [line("teng_bon_3", "847", 10_00, 900), 9_000_00],
    [line("tode_3", "748", 10_00, 150), 1_500_00],
    [line("teng_bon_3", "748", 10_00, 900), 0],
    [line("teng_bon_1", "8", 10_00, 3.2), 32_00],
    [line("teng_lang_1", "5", 1_00, 4.2), 4_20],
    [line("teng_bon_2", "47", 5_00, 45), 225_00],
    [line("teng_bon_2", "47", 5_00, 0), 0],
  ])("%j pays %d satang", (bet, expected) => {
    expect(paysOf(bet, draw)).toBe(expected);
  });

  test("a digit that occurs twice is paid once", () => {
    expect(paysOf(line("teng_bon_1", "7", 100, 3.2), { top3: "777", bottom2: "77" })).toBe(320);
    expect(paysOf(line("teng_lang_1", "7", 100, 4.2), { top3: "777", bottom2: "77" })).toBe(420);
    const twice = { ...draw, front3: ["123", "123"] as const };
    expect(paysOf(line("teng_bon_nha_3", "123", 100, 450), twice)).toBe(450_00);
  });

  test("the rate frozen in the line is paid, whole satang, or nothing", () => {
    const top3 = fc.integer({ min: 0, max: 999 }).map((n) => String(n).padStart(3, "0"));
    fc.assert(
      fc.property(
        fc.constantFrom(...poyOptions),
        top3,
        top3,
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 0, max: 90_000 }),
        (option, number, top, baht, hundredths) => {
          const bet = line(option, number.slice(0, digitsOf(option)), baht * 100, hundredths / 100);
          const result = { top3: top, bottom2: top.slice(0, 2) };
          expect(paysOf(bet, result)).toBe(wins(option, bet.number, result) ? baht * hundredths : 0);
        },
      ),
    );
  });
});
