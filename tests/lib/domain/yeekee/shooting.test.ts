import { expect, test } from "vitest";
import { demoAlias, isDemoAlias, maskedAlias } from "@/lib/domain/yeekee/shooting";

test.each([
  ["somchai", "som***i"],
  ["demo01", "dem***"],
  ["nok12345", "nok***45"],
  ["ab", "ab"],
  ["a|b\nc d e", "a*b***d*e"],
  ["x".repeat(64), `xxx***${"x".repeat(34)}`],
])("%j is seen as %j", (userName, alias) => {
  expect(maskedAlias(userName)).toBe(alias);
});

test("the box's own shooters stand under a badge that no member's name can be", () => {
  expect([demoAlias(1), demoAlias(20)]).toEqual(["DEMO-01", "DEMO-20"]);
  expect(isDemoAlias(demoAlias(7))).toBe(true);
  expect(isDemoAlias(maskedAlias("demo-07"))).toBe(false);
});
