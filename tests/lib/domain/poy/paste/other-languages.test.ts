import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { digitsOf, poyOptions } from "@/lib/domain/poy/options";
import { inThai } from "@/lib/domain/poy/paste/other-languages";
import { readPaste } from "@/lib/domain/poy/paste/paste";
import { betsOf, marksOf } from "./read";

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
  // English
  ["TOP and Bottom\n12=50*30", "2บน 12=50, 2ล่าง 12=30", "hr"],
  ["12 both 50", "2บน 12=50, 2ล่าง 12=50", "r"],
  ["12 top 50 bottom 30", "2บน 12=50, 2ล่าง 12=30", "r"],
  ["12=50top", "2บน 12=50", "r"],
  ["any  order 123=50 baht", "โต๊ด 123=50", "r"],
  ["12 reverse 50 bottom", "2ล่าง 12=50, 2ล่าง 21=50", "r"],
  ["Tony 123=50 thanks", "3บน 123=50", "r"],
  ["stop 12=50", "", "a"],
  ["topping 12=50", "", "a"],
  ["constructor 123=50", "3บน 123=50", "r"],
  ["not 123=50", "", "u"],
  ["please CANCEL 123=50", "", "u"],
  ["no bottom 12=50", "", "u"],
  ["No TOP\n123=50", "3บน 123=50", "ir"],
  ["bottom closed 12=50", "", "u"],
  ["No 123=50", "3บน 123=50", "r"],
  ["no. 123=50", "3บน 123=50", "r"],
  // Khmer
  ["លើក្រោម\n១២=៥០*៣០", "2บน 12=50, 2ล่าง 12=30", "hr"],
  ["12 ត្រឡប់ 50 ក្រោម", "2ล่าง 12=50, 2ล่าง 21=50", "r"],
  ["សួស្តី 123=50 បាត", "3บน 123=50", "r"],
  ["លើកក្រោយ 12=50", "", "u"],
  ["កុំយក 123=50", "", "u"],
  ["កុំលើ 123=50", "", "u"],
  // Burmese
  ["အပေါ်နှင့် အောက်\n၁၂=၅၀*၃၀", "2บน 12=50, 2ล่าง 12=30", "hr"],
  ["12 R 50 အောက်", "2ล่าง 12=50, 2ล่าง 21=50", "r"],
  ["မင်္ဂလာပါ 123=50 ဘတ်", "3บน 123=50", "r"],
  ["အပေါ်ထပ် 12=50", "", "u"],
  ["မယူ 123=50", "", "u"],
])("%j reads as %s", (text, bets, marks) => {
  const pasted = readPaste(text);
  expect([betsOf(pasted), marksOf(pasted)]).toEqual([bets, marks]);
});

test.each(["123=50", "บน 12=50", "Tony ครับ", "សួស្តី", "မင်္ဂလာပါ", ""])(
  "a line without words of a slip stays as it is: %j",
  (line) => {
    expect(inThai(line)).toBe(line);
  },
);

test.each([
  ...["not", "dont", "don", "cancel", "delete", "remove", "instead", "change", "except", "without"],
  ...["never", "skip", "minus", "exclude", "excluding", "close", "closed", "wrong", "replace"],
  ...["double", "even", "odd", "high", "low"],
])("after %s nothing is simply a bet", (word) => {
  expect(marksOf(readPaste(`${word} 123=50`))).toBe("u");
});

test.each([
  ...["កុំ", "មិន", "លុប", "បោះបង់", "ប្ដូរ", "ប្តូរ", "ជំនួស", "បិទ"],
  ...["မယူ", "မထိုး", "မလို", "ဖျက်", "ပြောင်း", "အစား", "ပိတ်"],
])("nor after %s", (word) => {
  expect(inThai(word)).toBe(" ไม่ ");
});
