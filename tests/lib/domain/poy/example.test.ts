import { expect, test } from "vitest";
import { exampleOf, shortList } from "@/lib/domain/poy/example";
import type { BetTypeKey } from "@/lib/domain/poy/options";

test.each([
  [["teng_bon_2"], null],
  [
    ["teng_bon_2", "teng_lang_2", "option_2_19"],
    ["5", 19, "05 15 … 95"],
  ],
  [
    ["teng_bon_2", "option_2_roodnha"],
    ["5", 10, "50 51 … 59"],
  ],
  [
    ["teng_bon_2", "option_2_roodlung"],
    ["5", 10, "05 15 … 95"],
  ],
  [
    ["teng_bon_2", "shuffle_2"],
    ["12", 2, "12 21"],
  ],
  [
    ["teng_bon_3", "shuffle_3"],
    ["123", 6, "123 132 213 231 312 321"],
  ],
  // Two modes together give the union.
  [
    ["teng_bon_2", "option_2_roodnha", "option_2_19"],
    ["5", 19, "05 15 … 95"],
  ],
  // A mode without a market makes nothing.
  [["shuffle_2"], null],
] as [BetTypeKey[], [string, number, string] | null][])("%j shows %j", (selected, shown) => {
  const example = exampleOf(selected);
  expect(example && [example.typed, example.numbers.length, shortList(example.numbers)]).toEqual(shown);
});
