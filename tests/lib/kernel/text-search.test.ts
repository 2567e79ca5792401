import { expect, test } from "vitest";
import { hasEveryWord, hasEveryWordNearly } from "@/lib/kernel/text-search";

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
  ["a message that forbids line breaks", "ผลยี่\u2060กีและปิง\u200Bปอง", "ยี่กี ปิงปอง", true],
])("%s", (_, text, typed, found) => {
  expect(hasEveryWord(text, typed)).toBe(found);
});

test.each([
  ["nothing typed finds everything", "How to withdraw", "", true],
  ["a word as it stands", "How to withdraw", "withdraw", true],
  ["a word with an error, in any case", "How to withdraw", "WITHDRAV", true],
  ["every word is looked for", "How to withdraw", "withdrav deposit", false],
  ["two words with errors", "Deposit, then withdraw", "widthraw depost", true],
  ["a script without spaces", "วิธีถอนเงินออก", "ถอนเงน", true],
  ["another word", "How to withdraw", "xyzzy", false],
])("with typing errors: %s", (_, text, typed, found) => {
  expect(hasEveryWordNearly(text, typed)).toBe(found);
});
