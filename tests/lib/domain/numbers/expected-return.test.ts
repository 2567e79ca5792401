import { describe, expect, test } from "vitest";
import { chanceOf, expectedReturn } from "@/lib/domain/numbers/expected-return";
import { defaultRates } from "@/lib/domain/numbers/rates";
import { digitsOf, poyOptions } from "@/lib/domain/poy/options";
import { wins } from "@/lib/domain/settlement/settlement";

const numbersOf = (digits: number) =>
  Array.from({ length: 10 ** digits }, (_, n) => String(n).padStart(digits, "0"));

test.each([
  ["teng_bon_3", "123", 900, 0.9],
  ["tode_3", "123", 150, 0.9],
  ["tode_3", "112", 150, 0.45],
  ["tode_3", "777", 150, 0.15],
  ["teng_bon_2", "12", 90, 0.9],
  ["teng_lang_2", "12", 90, 0.9],
  ["teng_bon_1", "4", 3.2, 0.8672],
  ["teng_lang_1", "4", 4.2, 0.798],
  ["teng_bon_nha_3", "123", 450, 0.89955],
  ["teng_lang_3", "123", 450, 0.89955],
  ["teng_bon_3", "123", 0, 0],
] as const)("%s %s at %d returns %d of a stake", (option, number, multiply, expected) => {
  expect(expectedReturn(option, number, multiply)).toBeCloseTo(expected, 12);
});

describe("a chance is what counting all draws gives", () => {
  const counted = poyOptions.filter((option) => option !== "teng_bon_nha_3" && option !== "teng_lang_3");
  test.each(counted)("%s", (option) => {
    const isBottom = option === "teng_lang_1" || option === "teng_lang_2";
    const draws = numbersOf(isBottom ? 2 : 3).map((drawn) =>
      isBottom ? { top3: "000", bottom2: drawn } : { top3: drawn, bottom2: "00" },
    );
    for (const number of ["012", "112", "999", "305"].map((digits) => digits.slice(0, digitsOf(option)))) {
      const won = draws.filter((result) => wins(option, number, result)).length;
      const chance = chanceOf(option, number);
      expect(won / draws.length).toBeCloseTo(chance.wins / chance.of, 12);
    }
  });

  test("of two prizes: one that is drawn twice is paid once", () => {
    const { wins: won, of } = chanceOf("teng_lang_3", "123");
    expect(won / of).toBeCloseTo(1 - 0.999 ** 2, 12);
  });
});

test("no default rate returns more than it takes", () => {
  for (const rates of Object.values(defaultRates)) {
    for (const option of poyOptions) {
      for (const number of numbersOf(digitsOf(option))) {
        if (expectedReturn(option, number, rates[option]) > 0.9) expect.fail(`${option} ${number}`);
      }
    }
  }
});
