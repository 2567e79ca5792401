import { expect, test } from "vitest";
import { betMax, betMaxField, betMin, defaultRates, rateKindOf } from "@/lib/domain/numbers/rates";
import { poyOptions } from "@/lib/domain/poy/options";

const columns = [
  "teng_bon_3",
  "tode_3",
  "teng_bon_nha_3",
  "teng_lang_3",
  "teng_bon_2",
  "teng_lang_2",
  "teng_bon_1",
  "teng_lang_1",
] as const;

test.each([
  ["government", [900, 150, 450, 450, 90, 90, 3.2, 4.2]],
  ["stock", [800, 120, 0, 0, 90, 90, 3.2, 4.2]],
  ["yeekee", [850, 120, 0, 0, 90, 90, 3.2, 4.2]],
  ["yeekee_5", [800, 100, 0, 0, 85, 85, 3.0, 4.0]],
] as const)("%s pays %j", (kind, rates) => {
  expect(columns.map((option) => defaultRates[kind][option])).toEqual(rates);
});

test.each([
  ["gov", "gov", "government"],
  ["stock", "nikkei_am", "stock"],
  ["yeekee", "yeekee", "yeekee"],
  ["yeekee", "pingpong", "yeekee"],
  ["yeekee", "yeekee_5", "yeekee_5"],
  ["set_4", "lao", null],
])("%s %s is paid as %s", (betGroup, betType, kind) => {
  expect(rateKindOf(betGroup, betType)).toBe(kind);
});

test("stakes go from 1 baht to the option's largest", () => {
  expect(betMin).toBe(100);
  expect(poyOptions.map((option) => betMax[option] / 100)).toEqual([
    10_000, 10_000, 5_000, 5_000, 1_000, 2_000, 1_000, 1_000,
  ]);
});

test("the round's field is betMax and the option", () => {
  expect(betMaxField("teng_bon_3")).toBe("betMax_teng_bon_3");
});
