import { expect, test } from "vitest";
import { hasEveryWord } from "@/lib/domain/text-search";

test.each([
  ["nothing typed finds everything", "Nikkei, morning", "", true],
  ["spaces alone are nothing", "Nikkei, morning", "   ", true],
  ["a part of a word", "Nikkei, morning", "nik", true],
  ["in any case", "Nikkei, morning", "NIKKEI", true],
  ["two words in any order", "Nikkei, morning", "morning nikkei", true],
  ["one word that is missing", "Nikkei, morning", "nikkei afternoon", false],
  ["a dash is a space", "lao-super", "lao super", true],
  ["what a dash joins is one word", "Hi-lo, from 1 to 100", "hi-lo", true],
  ["and is not found in two places", "History of a slot", "hi-lo", false],
  ["a script without spaces", "หุ้นไทย เปิดเช้า", "เปิด", true],
  ["digits of another width", "ยี่กี 5 นาที", "５", true],
])("%s", (_, text, typed, found) => {
  expect(hasEveryWord(text, typed)).toBe(found);
});
