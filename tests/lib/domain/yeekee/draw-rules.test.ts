import { expect, test } from "vitest";
import {
  areStepsOf,
  isDrawRules,
  isRealDraw,
  rulesOf,
  stepsOf,
  workMs,
} from "@/lib/domain/yeekee/draw-rules";

test.each([
  ["rules-3-long", 16_000, 28_800, true],
  ["rules-3-short", 8_000, 14_400, true],
  ["rules-3-test", null, 0, false],
] as const)("%s: N %s, T %i ms", (rules, steps, work, isReal) => {
  expect([stepsOf[rules], workMs(rules), isRealDraw(rules)]).toEqual([steps, work, isReal]);
});

test.each([
  ["yeekee", "rules-3-long"],
  ["pingpong", "rules-3-long"],
  ["yeekee_5", "rules-3-short"],
])("a round of %s is drawn by %s", (betType, rules) => expect(rulesOf(betType)).toBe(rules));

test.each([
  ["rules-3-long", 16_000, true],
  ["rules-3-long", 15_999, false],
  ["rules-3-long", 8_000, false],
  ["rules-3-short", 8_000, true],
  ["rules-3-short", 16_000, false],
  ["rules-3-test", 1, true],
  ["rules-3-test", 1_000_000, true],
  ["rules-3-test", 1_000_001, false],
  ["rules-3-test", 0, false],
  ["rules-3-test", -1, false],
  ["rules-3-test", 1.5, false],
  ["rules-3-test", Number.NaN, false],
  ["rules-3-test", Number.POSITIVE_INFINITY, false],
] as const)("%s with %f steps: %s", (rules, steps, is) => expect(areStepsOf(rules, steps)).toBe(is));

test("only the three are rules", () => {
  const rules = ["rules-3-long", "rules-3-short", "rules-3-test"];
  const others = ["rules-3", "toString", "", null, 3, ["rules-3-long"]];
  expect(rules.map(isDrawRules)).toEqual([true, true, true]);
  expect(others.map(isDrawRules)).toEqual(others.map(() => false));
});
