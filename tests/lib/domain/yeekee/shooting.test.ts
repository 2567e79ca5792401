import { expect, test } from "vitest";
import { demoAlias, isDemoAlias, isShootingMissed, maskedAlias } from "@/lib/domain/yeekee/shooting";

test.each([
  ["somchai", "som***"],
  ["somchai9439", "som***"],
  ["demo01", "dem***"],
  ["abc", "ab***"],
  ["ab", "a***"],
  ["a", "***"],
  ["a|b\nc d e", "a*b***"],
  ["x".repeat(64), "xxx***"],
])("%j is seen as %j", (userName, alias) => {
  expect(maskedAlias(userName)).toBe(alias);
});

test("the box's own shooters stand under a badge that no member's name can be", () => {
  expect([demoAlias(1), demoAlias(20)]).toEqual(["DEMO-01", "DEMO-20"]);
  expect(isDemoAlias(demoAlias(7))).toBe(true);
  expect(isDemoAlias(maskedAlias("demo-07"))).toBe(false);
});

test.each([
  [0, false],
  [59_999, false],
  [60_000, true],
  [120_000, true],
])("two minutes of shooting with the service away for %i ms: missed %j", (awayMs, isMissed) => {
  expect(isShootingMissed(1_000, 121_000, awayMs)).toBe(isMissed);
});

test("a round without a time to shoot in is missed by an absence alone", () => {
  expect([isShootingMissed(5, 5, 0), isShootingMissed(5, 5, 1)]).toEqual([false, true]);
});
