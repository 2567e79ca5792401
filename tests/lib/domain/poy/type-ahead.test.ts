import { describe, expect, test } from "vitest";
import type { PoyOption } from "@/lib/domain/poy/options";
import { picksOfBet, readBet } from "@/lib/domain/poy/type-ahead";

describe("a typed line", () => {
  test.each([
    ["7", "7", [], false],
    ["123", "123", [], false],
    [" 123 50 ", "123", [50], false],
    ["123 50 20", "123", [50, 20], false],
    ["12=50x20", "12", [50, 20], false],
    ["12 = 50 × 20", "12", [50, 20], false],
    ["12 50*20", "12", [50, 20], false],
    ["12 50/20", "12", [50, 20], false],
    ["12 0 20", "12", [0, 20], false],
    ["123r 20", "123", [20], true],
    ["123R", "123", [], true],
    ["123ก 20", "123", [20], true],
    ["123 กลับ 20", "123", [20], true],
    ["12 1,000", "12", [1_000], false],
    ["12=2พัน", "12", [2_000], false],
    ["๑๒ ๕๐", "12", [50], false],
    ["໑໒ ໕໐", "12", [50], false],
    ["១២ ៥០ ២០", "12", [50, 20], false],
    ["၁၂ ၅၀", "12", [50], false],
  ])("%j is %s at %j", (text, number, baht, isReversed) => {
    expect(readBet(text).bet).toEqual({ number, stakes: baht.map((one) => one * 100), isReversed });
  });

  test.each([
    ["", "number"],
    ["abc", "number"],
    ["1234 50", "number"],
    ["12 50 20 10", "stakes"],
    ["12 5.5", "stakes"],
    ["12 50 บน", "stakes"],
    ["12 6กลับ 20", "stakes"],
    ["12=5O", "stakes"],
    ["12=2.5", "stakes"],
    ["12 0", "stakes"],
    ["12 0 0", "stakes"],
    ["12q 50", "stakes"],
    ["12 1234567890", "stakes"],
  ])("%j is refused for its %s", (text, problem) => {
    expect(readBet(text)).toEqual({ problem });
  });
});

describe("the lines of a typed bet", () => {
  const stock: readonly PoyOption[] = [
    "teng_bon_1",
    "teng_lang_1",
    "teng_bon_2",
    "teng_lang_2",
    "teng_bon_3",
    "tode_3",
  ];
  const linesOf = (text: string, ticked: readonly PoyOption[], offered = stock) => {
    const { bet } = readBet(text);
    if (!bet) throw new Error(`${text} is not read`);
    const { picks, problem } = picksOfBet(bet, { ticked, offered });
    return problem ?? picks.map(({ option, number, price }) => `${option} ${number} ${price ?? "-"}`);
  };

  test.each([
    ["no stake: the ticked options, at the least", "12", ["teng_lang_2"], ["teng_lang_2 12 -"]],
    [
      "one stake: each ticked option of the length",
      "12 50",
      ["teng_bon_2", "teng_lang_2"],
      ["teng_bon_2 12 5000", "teng_lang_2 12 5000"],
    ],
    [
      "options of another length do not count",
      "123 50",
      ["teng_bon_3", "teng_bon_2"],
      ["teng_bon_3 123 5000"],
    ],
    [
      "two stakes: above × below, ticked or not",
      "12 50 20",
      [],
      ["teng_bon_2 12 5000", "teng_lang_2 12 2000"],
    ],
    ["of three digits: straight × any order", "123 50 20", [], ["teng_bon_3 123 5000", "tode_3 123 2000"]],
    ["of a run", "7 100 50", [], ["teng_bon_1 7 10000", "teng_lang_1 7 5000"]],
    ["a stake of 0 leaves its option out", "12 0 20", [], ["teng_lang_2 12 2000"]],
    ["reversed: every order once", "12r 5", ["teng_bon_2"], ["teng_bon_2 12 500", "teng_bon_2 21 500"]],
    ["reversed, with equal digits", "11r", ["teng_bon_2"], ["teng_bon_2 11 -"]],
    [
      "reversed, with any order once",
      "112r 20 10",
      [],
      ["teng_bon_3 112 2000", "teng_bon_3 121 2000", "teng_bon_3 211 2000", "tode_3 112 1000"],
    ],
  ] as [string, string, PoyOption[], string[]][])("%s (%s)", (_what, text, ticked, lines) => {
    expect(linesOf(text, ticked)).toEqual(lines);
  });

  test.each([
    ["nothing is ticked", "12 50", [], stock, "option"],
    ["the round lacks the pair", "123 50 20", ["teng_bon_3"], ["teng_bon_3"], "pair"],
  ] as [string, string, PoyOption[], PoyOption[], string][])(
    "%s",
    (_what, text, ticked, offered, problem) => {
      expect(linesOf(text, ticked, offered)).toBe(problem);
    },
  );
});
