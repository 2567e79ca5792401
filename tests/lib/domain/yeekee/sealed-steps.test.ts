import { expect, test } from "vitest";
import { isHash } from "@/lib/domain/yeekee/sealed-steps";

const hash = "0123456789abcdef".repeat(4);

test.each<[string, string | null, boolean]>([
  ["64 hex digits", hash, true],
  ["a digit more", `${hash}0`, false],
  ["a digit more before it", `0${hash}`, false],
  ["a digit less", hash.slice(1), false],
  ["upper case", hash.toUpperCase(), false],
  ["a line's end behind it", `${hash}\n`, false],
  ["no text", "", false],
  ["not told yet", null, false],
])("a hash: %s", (_, text, is) => {
  expect(isHash(text)).toBe(is);
});
