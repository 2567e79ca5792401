import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import type { PoyOption } from "@/lib/domain/poy/options";
import { chipsFrom, pricesToRemember, type UsualPrices, usualOn } from "@/lib/domain/poy/usual-prices";

const slip = (...bets: [PoyOption, number][]) =>
  bets.map(([option, baht]) => ({ option, price: satang(baht * 100) }));
const prices = (baht: Partial<Record<PoyOption, number>>): UsualPrices =>
  Object.fromEntries(Object.entries(baht).map(([option, one]) => [option, satang(one * 100)]));

describe("the prices of the last slip", () => {
  test.each([
    [
      "each option's own",
      {},
      slip(["teng_bon_2", 50], ["teng_lang_2", 20]),
      { teng_bon_2: 50, teng_lang_2: 20 },
    ],
    [
      "the most frequent",
      {},
      slip(["teng_bon_2", 5], ["teng_bon_2", 5], ["teng_bon_2", 99]),
      { teng_bon_2: 5 },
    ],
    ["of equally frequent ones the later", {}, slip(["teng_bon_2", 5], ["teng_bon_2", 7]), { teng_bon_2: 7 }],
    [
      "what the slip did not have stays",
      { tode_3: 10, teng_bon_2: 1 },
      slip(["teng_bon_2", 50]),
      { tode_3: 10, teng_bon_2: 50 },
    ],
    ["an empty slip changes nothing", { tode_3: 10 }, slip(), { tode_3: 10 }],
  ] as const)("%s", (_what, before, lines, after) => {
    expect(pricesToRemember(prices(before), lines)).toEqual(prices(after));
  });

  test("are offered for the options of the slip alone, within this round's bounds", () => {
    const usual = prices({ teng_bon_2: 50, teng_bon_3: 5000, teng_bon_1: 1, tode_3: 10 });
    const lines = (["teng_bon_2", "teng_lang_2", "teng_bon_3", "teng_bon_1"] as const).map((option) => ({
      option,
      min: satang(500),
      max: satang(1000_00),
    }));
    expect(usualOn(usual, lines)).toEqual(prices({ teng_bon_2: 50, teng_bon_3: 1000, teng_bon_1: 5 }));
    expect(usualOn({}, lines)).toEqual({});
  });
});

describe("own chips", () => {
  test.each([
    ["rising, each once", ["50", "5", "50", "20"], [5, 20, 50]],
    ["empty and zero fields count for nothing", ["", "0", "10"], [10]],
    ["five at most", ["1", "2", "3", "4", "5", "6"], [1, 2, 3, 4, 5]],
    ["far too much is cut, once", ["100000", "200000"], [99999]],
    ["nothing left", ["", "0"], null],
    ["no number", ["x"], null],
  ])("%s", (_what, typed, chips) => {
    expect(chipsFrom(typed)).toEqual(chips);
  });
});
