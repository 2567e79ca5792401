import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  choose,
  conflicts,
  isHelperShown,
  marketsOf,
  openingOn,
  openingSelection,
  tap,
} from "@/lib/domain/poy/conflicts";
import {
  type BetTypeKey,
  digitsOf,
  helperKeys,
  isHelperKey,
  isInstantHelper,
  poyOptions,
} from "@/lib/domain/poy/options";

const everyKey: readonly BetTypeKey[] = [...poyOptions, ...helperKeys];
const groups: Record<string, readonly BetTypeKey[]> = {
  R: ["teng_bon_1", "teng_lang_1"],
  D2: ["teng_bon_2", "teng_lang_2"],
  D3: ["teng_bon_3", "teng_bon_nha_3", "teng_lang_3"],
  T: ["tode_3"],
  S2: ["shuffle_2"],
  S3: ["shuffle_3"],
  N19: ["option_2_19"],
  RN: ["option_2_roodnha"],
  RL: ["option_2_roodlung"],
  I: ["option_2_ble", "option_2_low", "option_2_high", "option_2_even", "option_2_odd"],
};
const keysOf = (names: string) => names.split(" ").flatMap((name) => groups[name] ?? []);

describe("choosing removes", () => {
  test.each([
    ["R", "D2 D3 T S2 S3 N19 RN RL"],
    ["D2", "R D3 T S3"],
    ["D3", "R D2 S2 N19 RN RL"],
    ["T", "R D2 S2 S3 N19 RN RL"],
    ["S3", "R D2 T S2 N19 RN RL"],
    ["S2", "R D3 T S3 N19 RN RL"],
    ["RN", "S2 N19 RL"],
    ["RL", "S2 N19 RN"],
    ["I", ""],
    ["N19", "R D2 D3 T S3 I"],
  ])("each of %s: %s", (row, columns) => {
    for (const key of keysOf(row)) {
      const rest = everyKey.filter((one) => one !== key);
      const left = choose(rest, key).filter((one) => one !== key);
      expect(rest.filter((one) => !left.includes(one)).sort()).toEqual([...keysOf(columns)].sort());
    }
  });
});

test("what choosing removes are keys", () => {
  for (const key of everyKey) expect(conflicts[key].filter((one) => !everyKey.includes(one))).toEqual([]);
});

describe("a two-digit helper is shown with a two-digit market alone", () => {
  test.each([
    [[], false],
    [["teng_bon_2"], true],
    [["teng_lang_2", "teng_bon_1"], true],
    [["teng_bon_3"], false],
    [["teng_bon_2", "teng_bon_3"], false],
  ] as const)("%j: %j", (selected, isShown) => {
    expect(isHelperShown(selected, "option_2_low")).toBe(isShown);
  });
});

test("a tap on the second two-digit market leaves the first one chosen", () => {
  expect(tap(["teng_bon_2"], "teng_lang_2")).toEqual(["teng_bon_2", "teng_lang_2"]);
});

describe("choosing", () => {
  test("a chosen key only removes it", () => {
    fc.assert(
      fc.property(fc.subarray([...everyKey], { minLength: 1 }), (selected) => {
        const key = selected[0] as BetTypeKey;
        expect(choose(selected, key)).toEqual(selected.slice(1));
      }),
    );
  });

  test("a new key is on, what conflicts is off, all else is as it was", () => {
    fc.assert(
      fc.property(fc.subarray([...everyKey]), fc.constantFrom(...everyKey), (all, key) => {
        const selected = all.filter((one) => one !== key);
        const next = choose(selected, key);
        expect(next.includes(key)).toBe(!isInstantHelper(key));
        for (const one of selected) expect(next.includes(one)).toBe(!conflicts[key].includes(one));
      }),
    );
  });

  test("the table names no key as its own conflict", () => {
    for (const key of everyKey) expect(conflicts[key]).not.toContain(key);
  });

  test("the table is directional", () => {
    expect(choose(["teng_bon_2"], "option_2_19")).toEqual(["option_2_19"]);
    expect(choose(["option_2_19"], "teng_bon_2")).toEqual(["option_2_19", "teng_bon_2"]);
  });
});

describe("tapping on the bet screen", () => {
  test("19 doors takes away the two-digit markets, and stays on while they are chosen for it", () => {
    const doors = tap(["teng_bon_2", "teng_lang_2"], "option_2_19");
    expect([doors, isHelperShown(doors, "option_2_19")]).toEqual([["option_2_19"], true]);
    expect(tap(tap(doors, "teng_bon_2"), "teng_lang_2")).toEqual([
      "option_2_19",
      "teng_bon_2",
      "teng_lang_2",
    ]);
    expect(tap(doors, "option_2_19")).toEqual([]);
    // The reverse of two digits makes nothing without a market.
    expect(tap(["teng_lang_2", "shuffle_2"], "option_2_19")).toEqual(["option_2_19"]);
  });

  test("19 doors tapped again only goes off", () => {
    expect(tap(["option_2_19", "teng_bon_2"], "option_2_19")).toEqual(["teng_bon_2"]);
  });

  test("a helper goes off with its last market", () => {
    expect(tap(["teng_bon_2", "teng_lang_2", "option_2_19"], "teng_bon_2")).toEqual([
      "teng_lang_2",
      "option_2_19",
    ]);
    expect(tap(["teng_lang_2", "option_2_19"], "teng_lang_2")).toEqual([]);
    expect(tap(["teng_bon_3", "shuffle_3"], "teng_bon_3")).toEqual([]);
  });

  test("a helper that is not shown does nothing", () => {
    expect(tap(["teng_bon_3"], "option_2_19")).toEqual(["teng_bon_3"]);
    expect(tap(["teng_bon_2"], "shuffle_3")).toEqual(["teng_bon_2"]);
    expect(tap(["tode_3"], "shuffle_3")).toEqual(["tode_3"]);
    expect(tap([], "shuffle_2")).toEqual([]);
  });

  test("three-digit markets and tode live side by side, the shuffle takes tode's place", () => {
    const both = tap(tap([], "teng_bon_3"), "tode_3");
    expect(both).toEqual(["teng_bon_3", "tode_3"]);
    expect(tap(both, "shuffle_3")).toEqual(["teng_bon_3", "shuffle_3"]);
    expect(tap(["teng_bon_3", "shuffle_3"], "tode_3")).toEqual(["teng_bon_3", "tode_3"]);
  });

  test("whatever is tapped: one digit count is on, and no helper without its market", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...everyKey), { maxLength: 30 }), (taps) => {
        const selected = taps.reduce<readonly BetTypeKey[]>(tap, openingSelection("stock"));
        expect(new Set(selected).size).toBe(selected.length);
        const lengths = [1, 2, 3].filter((digits) => marketsOf(selected, digits).length > 0);
        expect(lengths.length).toBeLessThanOrEqual(1);
        for (const key of selected.filter(isHelperKey)) {
          expect(lengths).toContain(digitsOf(key));
          expect(isHelperShown(selected, key)).toBe(true);
          expect(isInstantHelper(key)).toBe(false);
        }
      }),
    );
  });
});

test("a bet screen opens with options on", () => {
  expect(openingSelection("gov")).toEqual(["teng_bon_3"]);
  expect(openingSelection("stock")).toEqual(["teng_bon_2", "teng_lang_2"]);
  expect(openingSelection("yeekee")).toEqual(["teng_bon_2", "teng_lang_2"]);
});

test.each([
  [1, ["teng_bon_1"]],
  [2, ["teng_bon_2", "teng_lang_2"]],
  [3, ["teng_bon_3"]],
] as const)("the panel of %i digits opens with %j", (digits, options) => {
  expect(openingOn(digits, poyOptions.toSorted())).toEqual(options);
  expect(openingOn(digits, [])).toEqual([]);
});
