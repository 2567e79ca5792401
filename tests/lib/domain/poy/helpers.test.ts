import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantPicks, numbersOf, permutations, picksOf, typedDigits } from "@/lib/domain/poy/helpers";
import { digitsOf, helperKeys, instantHelpers, poyOptions } from "@/lib/domain/poy/options";

const digit = fc.constantFrom(..."0123456789");

describe("each helper makes so many numbers", () => {
  test.each([
    ["shuffle_3", "123", 6],
    ["shuffle_3", "112", 3],
    ["shuffle_3", "777", 1],
    ["shuffle_2", "12", 2],
    ["shuffle_2", "11", 1],
    ["option_2_19", "5", 19],
    ["option_2_roodnha", "5", 10],
    ["option_2_roodlung", "5", 10],
    ["option_2_ble", "", 10],
    ["option_2_low", "", 50],
    ["option_2_high", "", 50],
    ["option_2_even", "", 50],
    ["option_2_odd", "", 50],
  ] as const)("%s of '%s' makes %d", (helper, typed, count) => {
    expect(numbersOf(helper, typed)).toHaveLength(count);
  });

  test("and these are the numbers", () => {
    expect(numbersOf("shuffle_3", "112")).toEqual(["112", "121", "211"]);
    expect(numbersOf("shuffle_2", "70")).toEqual(["07", "70"]);
    expect(numbersOf("option_2_roodnha", "0")).toEqual("00 01 02 03 04 05 06 07 08 09".split(" "));
    expect(numbersOf("option_2_roodlung", "3")).toEqual("03 13 23 33 43 53 63 73 83 93".split(" "));
    expect(numbersOf("option_2_19", "0")).toEqual(
      "00 01 02 03 04 05 06 07 08 09 10 20 30 40 50 60 70 80 90".split(" "),
    );
    expect(numbersOf("option_2_ble")).toEqual("00 11 22 33 44 55 66 77 88 99".split(" "));
    expect(numbersOf("option_2_low").slice(-2)).toEqual(["48", "49"]);
    expect(numbersOf("option_2_high")[0]).toBe("50");
    expect(numbersOf("option_2_even").slice(0, 3)).toEqual(["00", "02", "04"]);
    expect(numbersOf("option_2_odd").at(-1)).toBe("99");
  });

  test("low and high, even and odd part the hundred", () => {
    for (const [one, other] of [
      ["option_2_low", "option_2_high"],
      ["option_2_even", "option_2_odd"],
    ] as const) {
      expect(new Set([...numbersOf(one), ...numbersOf(other)]).size).toBe(100);
    }
  });

  test("whatever is typed, numbers are padded, distinct and sorted", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...helperKeys),
        fc.string({ unit: digit, maxLength: 4 }),
        (helper, typed) => {
          const numbers = numbersOf(helper, typed);
          expect(numbers).toEqual([...new Set(numbers)].sort());
          for (const number of numbers) expect(number).toMatch(new RegExp(`^\\d{${digitsOf(helper)}}$`));
          const fits = typedDigits(helper) === 0 || typed.length === typedDigits(helper);
          expect(numbers.length > 0).toBe(fits);
        },
      ),
    );
  });

  test("permutations keep their digits and contain the number", () => {
    fc.assert(
      fc.property(fc.string({ unit: digit, minLength: 1, maxLength: 4 }), (number) => {
        const all = permutations(number);
        expect(all).toContain(number);
        for (const one of all) expect([...one].sort()).toEqual([...number].sort());
      }),
    );
  });
});

describe("full digit boxes become picks", () => {
  const numbers = (...args: Parameters<typeof picksOf>) =>
    picksOf(...args).map(({ option, number }) => `${option} ${number}`);

  test.each([
    [["teng_bon_3"], "123", ["teng_bon_3 123"]],
    [["tode_3", "teng_bon_3"], "123", ["teng_bon_3 123", "tode_3 123"]],
    [["teng_lang_2", "teng_bon_2"], "45", ["teng_bon_2 45", "teng_lang_2 45"]],
    [["teng_bon_1", "teng_lang_1"], "4", ["teng_bon_1 4", "teng_lang_1 4"]],
    [["teng_bon_2", "shuffle_2"], "45", ["teng_bon_2 45", "teng_bon_2 54"]],
    [["teng_bon_2", "shuffle_2"], "44", ["teng_bon_2 44"]],
    [["teng_bon_3", "shuffle_3"], "112", ["teng_bon_3 112", "teng_bon_3 121", "teng_bon_3 211"]],
  ] as const)("%j with %s: %j", (selected, typed, expected) => {
    expect(numbers(selected, typed)).toEqual(expected);
  });

  test("modes together give the union, once per market", () => {
    expect(numbers(["option_2_19", "option_2_roodnha", "teng_bon_2", "teng_lang_2"], "5")).toHaveLength(38);
    expect(numbers(["option_2_19", "teng_bon_2"], "5")).toHaveLength(19);
  });

  test("a shuffle acts only at its own digit count", () => {
    expect(numbers(["shuffle_2", "option_2_19", "teng_bon_2"], "5")).toHaveLength(19);
    expect(numbers(["shuffle_2", "option_2_roodnha", "teng_bon_2"], "5")).toHaveLength(10);
  });

  test("a helper acts on markets of its own length alone, and on as many digits as it takes", () => {
    expect(numbers(["teng_bon_1", "option_2_19"], "5")).toEqual(["teng_bon_1 5"]);
    expect(numbers(["teng_bon_2", "option_2_19"], "45")).toEqual(["teng_bon_2 45"]);
  });

  test("digits of another length are no number", () => {
    expect(numbers(["teng_bon_3"], "12")).toEqual([]);
    expect(numbers([], "12")).toEqual([]);
  });
});

test("instant helpers add to every two-digit market that is on", () => {
  for (const helper of instantHelpers) {
    expect(instantPicks(["teng_bon_2", "teng_lang_2"], helper)).toHaveLength(numbersOf(helper).length * 2);
    expect(instantPicks(["teng_bon_3"], helper)).toEqual([]);
  }
  expect(instantPicks([...poyOptions], "option_2_19")).toEqual([]);
  const [first] = instantPicks(["teng_lang_2", "teng_bon_2"], "option_2_high");
  expect(first).toEqual({ option: "teng_bon_2", number: "50" });
});
