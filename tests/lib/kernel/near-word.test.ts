import fc from "fast-check";
import { expect, test } from "vitest";
import { errorsIn, occursNearly } from "@/lib/kernel/near-word";

test.each([
  ["", 0],
  ["pin", 0],
  ["game", 1],
  ["deposit", 1],
  ["withdraw", 2],
  ["a word of any length", 2],
])("%j may hold %i errors", (word, most) => {
  expect(errorsIn(word)).toBe(most);
});

test.each([
  ["the word itself", "how to deposit", "deposit", true],
  ["at the beginning", "deposit now", "deposit", true],
  ["a wrong sign", "how to deposit", "depisit", true],
  ["a wrong first sign", "how to deposit", "feposit", true],
  ["a wrong last sign", "how to deposit", "deposir", true],
  ["a missing sign", "how to deposit", "depsit", true],
  ["a sign too many", "how to deposit", "deposiit", true],
  ["two neighbours that changed places", "how to deposit", "depsoit", true],
  ["the first two that changed places", "how to deposit", "edposit", true],
  ["the last two that changed places", "how to deposit", "deposti", true],
  ["two errors in a short word", "how to deposit", "depisir", false],
  ["two errors in a long word", "how to withdraw", "witdrwa", false],
  ["two wrong signs in a long word", "how to withdraw", "wothdrew", true],
  ["three wrong signs in a long word", "how to withdraw", "wothdrep", false],
  ["two swaps in a long word", "how to withdraw", "iwthdrwa", true],
  ["signs that changed places over another", "abcdefg", "cbadefg", false],
  ["signs that changed places with none between", "xabcdx", "bacd", true],
  ["a short word with an error", "your pin", "pim", false],
  ["a short word", "your pin", "pin", true],
  ["no word", "your pin", "", true],
  ["a word in no text", "", "deposit", false],
  ["a script without spaces", "วิธีถอนเงินออก", "ถอนเงน", true],
  ["another word of that script", "วิธีถอนเงินออก", "โบนัสฟรี", false],
])("%s", (_, text, word, found) => {
  expect(occursNearly(text, word)).toBe(found);
});

test("whatever holds the word holds something like it, and one wrong sign is forgiven", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abcdef"), minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(fc.string(), letters, fc.string(), fc.nat(11), (before, word, behind, at) => {
      const place = at % word.length;
      const wrong = `${word.slice(0, place)}x${word.slice(place + 1)}`;
      expect(occursNearly(`${before}${word}${behind}`, word)).toBe(true);
      expect(occursNearly(`${before}${word}${behind}`, wrong)).toBe(true);
    }),
  );
});
