import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { digitsOf, poyOptions } from "@/lib/domain/poy/options";
import { readPaste } from "@/lib/domain/poy/paste/paste";
import { marksOf } from "./read";

interface Words {
  readonly [key: string]: string | Words;
}
const wordsOf = (folder: string, namespace: string): Words =>
  JSON.parse(readFileSync(`locales/${folder}/${namespace}.json`, "utf8"));
const namesOf = (words: Words, key: string) => words[key] as Readonly<Record<string, string>>;

const digits = { 1: "5", 2: "12", 3: "123" } as const;

describe.each(["th", "en", "kh", "mm"])("in the words of locales/%s", (folder) => {
  const long = namesOf(wordsOf(folder, "market"), "options");
  const short = namesOf(wordsOf(folder, "lotto"), "short");

  test.each(poyOptions.map((option) => [option, long[option] ?? "", short[option] ?? ""] as const))(
    "%s is read by its name %s, before its numbers and above them, and as %s behind one",
    (option, name, shortName) => {
      const number = digits[digitsOf(option)];
      const bet = { option, number, price: 50_00 };
      for (const text of [`${name} ${number}=50`, `${name}\n${number}=50`, `${number} ${shortName} 50`]) {
        expect([text, readPaste(text).bets]).toMatchObject([text, [bet]]);
      }
    },
  );
});

test.each([
  ...["not", "dont", "don", "cancel", "delete", "remove", "instead", "change", "except", "without"],
  ...["never", "skip", "minus", "exclude", "excluding", "close", "closed", "wrong", "replace"],
  ...["double", "even", "odd", "high", "low", "kip"],
  ...["កុំ", "មិន", "លុប", "បោះបង់", "ប្ដូរ", "ប្តូរ", "ជំនួស", "បិទ"],
  ...["မယူ", "မထိုး", "မလို", "ဖျက်", "ပြောင်း", "အစား", "ပိတ်"],
  ...["ບໍ່", "ຍົກເລີກ"],
])("beside %s nothing is a bet, before it or behind it", (word) => {
  expect(marksOf(readPaste(`${word} 123=50`))).toBe("u");
  expect(marksOf(readPaste(`123=50 ${word}`))).toBe("u");
});
