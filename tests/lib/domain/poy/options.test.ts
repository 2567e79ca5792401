import { describe, expect, test } from "vitest";
import {
  digitsOf,
  groupByOption,
  helperKeys,
  instantHelpers,
  isHelperKey,
  isInstantHelper,
  isNumberFor,
  isPoyOption,
  type PoyOption,
  poyOptions,
} from "@/lib/domain/poy/options";

test("the options stand in the slip's order", () => {
  expect(poyOptions).toEqual([
    "teng_bon_1",
    "teng_lang_1",
    "teng_bon_2",
    "teng_lang_2",
    "teng_bon_3",
    "tode_3",
    "teng_bon_nha_3",
    "teng_lang_3",
  ]);
});

test("the helpers are the spec's further keys", () => {
  expect(helperKeys).toEqual([
    "shuffle_2",
    "shuffle_3",
    "option_2_19",
    "option_2_roodnha",
    "option_2_roodlung",
    "option_2_ble",
    "option_2_low",
    "option_2_high",
    "option_2_even",
    "option_2_odd",
  ]);
  expect(instantHelpers.every(isHelperKey)).toBe(true);
});

describe("keys tell what they are", () => {
  test("every key's last digits are its length", () => {
    for (const option of poyOptions) expect(digitsOf(option)).toBe(Number(option.slice(-1)));
    expect(digitsOf("shuffle_3")).toBe(3);
    expect(helperKeys.filter((key) => digitsOf(key) === 2)).toHaveLength(9);
  });

  test("strangers are neither", () => {
    for (const key of ["", "teng_bon_4", "toString", "__proto__", "TODE_3"]) {
      expect([isPoyOption(key), isHelperKey(key), isInstantHelper(key)]).toEqual([false, false, false]);
    }
    expect([isPoyOption("tode_3"), isHelperKey("tode_3")]).toEqual([true, false]);
    expect([isInstantHelper("option_2_ble"), isInstantHelper("option_2_19")]).toEqual([true, false]);
  });
});

test.each([
  ["teng_bon_3", "007", true],
  ["teng_bon_3", "07", false],
  ["teng_bon_2", "07", true],
  ["teng_bon_1", "7", true],
  ["teng_bon_1", "", false],
  ["teng_bon_2", "1a", false],
  ["teng_bon_2", "๑๒", false],
] as const)("%s takes %s: %s", (option, number, expected) => {
  expect(isNumberFor(option, number)).toBe(expected);
});

test("lines by option stand in the slip's order, each option's as they came, and empty options are left out", () => {
  const line = (option: PoyOption, number: string) => ({ option, number });
  const [a, b, c] = [line("teng_bon_3", "123"), line("teng_bon_1", "7"), line("teng_bon_3", "012")];
  expect(groupByOption([a, b, c])).toEqual([
    { option: "teng_bon_1", lines: [b] },
    { option: "teng_bon_3", lines: [a, c] },
  ]);
  expect(groupByOption([])).toEqual([]);
});
