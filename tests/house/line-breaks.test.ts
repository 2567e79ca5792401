import { describe, expect, test } from "vitest";
import { joined, WORD_JOINER } from "@/scripts/locales/joined";
import { filesUnder, read } from "./source-files";

type Words = { [key: string]: string | Words };

describe("a word that the line breaker's dictionary lacks", () => {
  test.each([
    ["mm", "သင့်အကောင့်", `သင့်အ${WORD_JOINER}ကော${WORD_JOINER}င့်`],
    ["th", "ยี่กี 5 นาที", `ยี่${WORD_JOINER}กี 5 นาที`],
    ["th", "ตรวจสอบผล", "ตรวจสอบผล"],
    ["th", "ทุกขั้นตอน", `ทุกขั้น${WORD_JOINER}ตอน`],
    ["th", "ลายนิ้วมือ", `ลาย${WORD_JOINER}นิ้ว${WORD_JOINER}มือ`],
    ["th", "รอบที่ {n} ยอด {count} รายการ 100 บาท", "รอบที่\u00a0{n} ยอด {count}\u00a0รายการ 100\u00a0บาท"],
    ["mm", "ကြည့်ရန်", `ကြည့်${WORD_JOINER}ရန်`],
    ["mm", "မစစ်နိုင်ပါ", `မ${WORD_JOINER}စစ်နိုင်${WORD_JOINER}ပါ`],
    ["kh", "ប័ណ្ណភ្នាល់", "ប័ណ្ណភ្នាល់"],
  ] as const)("%s: %s is joined where a break would be wrong, and nowhere else", (folder, text, expected) => {
    expect(joined(text, folder)).toBe(expected);
    expect(joined(expected, folder)).toBe(expected);
  });

  test.each(["th", "kh", "mm"] as const)("is joined in %s (npm run join-syllables)", (folder) => {
    const broken = filesUnder([`locales/${folder}`])
      .filter((file) => !file.endsWith("/market.json"))
      .flatMap((file) =>
        flatten(JSON.parse(read(file)) as Words).filter(([, text]) => joined(text, folder) !== text),
      );
    expect(broken).toEqual([]);
  });
});

function flatten(words: Words, prefix = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}
