import { expect, test } from "vitest";
import { metPinRules } from "@/lib/domain/members/pin-rules";

test.each([
  ["", []],
  ["aaaaaaa", []],
  ["aaaaaaaa", ["length"]],
  ["aaaaaaaaA", ["length", "letters"]],
  ["1", ["digit"]],
  [" ", ["sign"]],
  ["_+./", []],
  ["Fest!Gold42", ["length", "letters", "digit", "sign"]],
  [`Ab1!${"x".repeat(26)}`, ["length", "letters", "digit", "sign"]],
  [`Ab1!${"x".repeat(27)}`, ["letters", "digit", "sign"]],
])("the PIN %j meets %j", (pin, met) => {
  const rules = Object.entries(metPinRules(pin));
  expect(rules.flatMap(([rule, isMet]) => (isMet ? [rule] : []))).toEqual(met);
});
