import { inThai } from "./other-languages";
import { plain, withoutPhrases } from "./phrases";

/** Longer words before their own prefixes. */
const words: readonly (readonly [string, string])[] = [
  ["ตัวล่ะ", "="],
  ["ตัวละ", "="],
  ["ล่าง", "B"],
  ["โต๊ด", "D"],
  ["โต้ด", "D"],
  ["โต็ด", "D"],
  ["โตด", "D"],
  ["กลับ", "R"],
  ["วิ่ง", "W"],
  ["เต็ง", "S"],
  ["ตรง", "S"],
  ["หน้า", "F"],
  ["ท้าย", "B"],
  ["สองตัว", "b"],
  ["สามตัว", "c"],
  ["ทั้งหมด", " "],
  ["ทุกตัว", " "],
  ["บาท", " "],
  ["เลข", " "],
  ["ตัว", " "],
  ["และ", " "],
  ["กับ", " "],
  ["บน", "T"],
  ["ละ", "="],
];

/** Short forms, only where they stand alone. */
const shortWords: Readonly<Record<string, string>> = { บ: "T", ล: "B", ต: "D", บล: "TB", น: " ", ๆ: " " };

const wordByWord = new RegExp(words.map(([word]) => word).join("|"), "g");
const signOf: Readonly<Record<string, string>> = Object.fromEntries(words);

/** Words after which a number is not simply a bet. */
const turning = /ประตู|รูด|เบิ้ล|เบิล|คู่|คี่|สูง|ต่ำ|ไม่|ยก|งด|แก้|เปลี่ยน|คืน|หาร|ผิด|แทน|ลด|ห้าม|ปิด|อั้น|ตัด|ลบ|ตอง|หาม|ตัวละ/;
/** A slip's word inside a longer word: it may or may not be meant. */
const hiding = /บน|ล่าง|โต๊ด|กลับ|วิ่ง|หน้า|เต็ง|ท้าย/;

/** The last group: digits in circles or of a script that no page has, with a price. */
const token =
  /(?<!\d)([1-4])\s*ตัว(?!ละ|ล่ะ)|([\u0E01-\u0E3E\u0E40-\u0E4E]+)|([A-Za-z]+)|((?<![^\P{N}0-9])[^\P{N}0-9]+(?=\s*[=*(]))|[\s\S]/gu;

const kept = /[\d=*() ]/;
const parting = /[+/.:-]/;
const silent = /[,;|•●▪►'"“”‘’…!฿_~]/;

/**
 * A line of chat in a small alphabet: digits as they are, `=` (also for "each"), `*`, `-` for the other
 * separators, a space, brackets, and a letter for each word that means something: T top, B bottom, D tode, R
 * reversed, F front, W run, S straight, a b c one, two, three digits. `#` is chatter, `!` a word that changes
 * the meaning (not, cancel, a sweep), `&` a word that contains a word of a slip, `?` a sign without meaning
 * here. Never throws.
 * Each pattern can start only at the beginning of a run of signs: the time grows linearly with the length of any
 * text (`npm run bench -- paste`).
 */
export function toPasteAlphabet(line: string): string {
  return (
    withoutPhrases(inThai(plain(line)))
      // The thousands separator of a price; on the left of `=` a comma separates numbers.
      .replace(/(=\s*|ตัวล่?ะ\s*)(\d{1,2}),(\d{3})(?![\d,])/g, "$1$2$3")
      .replace(/(\d)\.00(?!\d)/g, "$1")
      .replace(/(\d)\.?-(?=\s|$)/g, "$1")
      .replace(token, sign)
      .replace(/\s+/g, " ")
      .replace(/ ?([=*()-]) ?/g, "$1")
      .replace(/(?<![-*])[-*]*=[-=*]*/g, "=")
      .replace(/-+/g, "-")
      .replace(/([TBDRFWSabc])[-* ]+(?=[TBDRFWSabc])/g, "$1")
      .replace(/^[-* ?]+|(?<![-* ?])[-* ?]+$/g, "")
  );
}

function sign(found: string, digits?: string, thai?: string, latin?: string, others?: string): string {
  // Four digits need no letter: the number itself has them.
  if (digits) return "abc ".charAt(Number(digits) - 1);
  if (thai) return thaiSigns(thai);
  if (latin) return "#";
  if (others) return "!";
  if (kept.test(found)) return found;
  if (parting.test(found)) return "-";
  return silent.test(found) ? " " : "?";
}

function thaiSigns(run: string): string {
  const short = shortWords[run];
  if (short !== undefined) return short;
  if (run.replace(wordByWord, "") === "") return run.replace(wordByWord, (word) => signOf[word] ?? "");
  if (hiding.test(run)) return "&";
  return turning.test(run) ? "!" : "#";
}
