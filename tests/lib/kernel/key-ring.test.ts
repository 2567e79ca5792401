import { expect, test } from "vitest";
import { candidates, readKeyRing } from "@/lib/kernel/key-ring";

const [older, newer] = ["an older secret of 32 characters", "a newer secret of 32 characters!"];

test("the list's first signs, and the single secret of before is the last", () => {
  expect(readKeyRing(`b:${newer}, a:${older}`, "single", 32)).toEqual([
    { id: "b", secret: newer },
    { id: "a", secret: older },
    { id: "", secret: "single" },
  ]);
  expect(readKeyRing(undefined, "single", 32)).toEqual([{ id: "", secret: "single" }]);
  expect(readKeyRing("a:of:colons", undefined, 4)).toEqual([{ id: "a", secret: "of:colons" }]);
  expect([readKeyRing(undefined, undefined, 32), readKeyRing("", "", 32)]).toEqual([null, null]);
});

test.each([
  ["secret", "is not a list of id:secret, separated by commas"],
  [":secret", "is not a list of id:secret, separated by commas"],
  ["a b:secret", "is not a list of id:secret, separated by commas"],
  ["a:short", "has a secret of less than 32 characters: a"],
  [`a:${older},a:${newer}`, "has two secrets of one id: a"],
])("%s is none", (list, wrong) => {
  expect(readKeyRing(list, "single", 32)).toBe(wrong);
});

test("what names a key may be of that key alone, what names none of any, and another of the nameless", () => {
  const ring = readKeyRing(`b:${newer},a:${older}`, "single", 32);
  if (!ring || typeof ring === "string") throw new Error("no ring");
  expect(candidates(ring, "a")).toEqual([{ id: "a", secret: older }]);
  expect(candidates(ring, "c")).toEqual([{ id: "", secret: "single" }]);
  expect(candidates(ring, undefined)).toBe(ring);
});
