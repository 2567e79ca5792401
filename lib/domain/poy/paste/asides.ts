/**
 * Phrases around the bets of a chat whose digits are no bets: dates, times, telephone numbers, sums, the numbers of
 * slips. Where a phrase could also be a bet it is none of these: the member is asked, but nothing is passed over.
 */

/** A part of a plain line, from the first unit to the one behind the last. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

const months =
  "ม\\.?ค|ก\\.?พ|มี\\.?ค|เม\\.?ย|พ\\.?ค|มิ\\.?ย|ก\\.?ค|ส\\.?ค|ก\\.?ย|ต\\.?ค|พ\\.?ย|ธ\\.?ค|" +
  "มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา";
const englishMonths = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";

/** A line with a date beside words and no other digits: `พี่ต้อยส่งโพยค่ะ 1/12/69`. */
const dayBesideWords =
  /^(\D*)((?<!\d)(?:0?[1-9]|[12]\d|3[01])[/](?:0?[1-9]|1[0-2])[/](?:6[5-9]|7\d)(?!\d))(\D*)$/;
/** Words of a slip and signs of a price: next to them the same digits may be a bet. */
const slipWords =
  /บน|ล่าง|โต|กลับ|วิ่ง|เต็ง|ตรง|หน้า|ท้าย|ตัว|ละ|บาท|[=*()]|(?<![\u0E00-\u0E7F])[บลต](?![\u0E00-\u0E7F])/;

const sumWords = "รวม|ยอด|โอน|จ่าย|เหลือ|ทอน|ค้าง|เครดิต|สุทธิ|เป็นเงิน|เติม|ถอน|คืน|ทั้งหมด(?!\\s*ตัวล)|total|sum";
const unit = "\\s*(?:บาท|฿|\\.?-(?!\\d))";
/** Behind a word that may as well stand before bets: "โพย 12 34=50". */
const LAST_DIGITS = "(?=\\D*$)";

/**
 * Repetitions are short, or what follows cannot begin with what is repeated: the time grows linearly with the
 * length of any text.
 */
const phrases: readonly RegExp[] = [
  /\d{4}[./-]\d{1,2}[./-]\d{1,2}(?!\d)/g,
  /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:25|20)\d\d(?!\d)/g,
  // The short Buddhist year without a word beside it, alone on its line.
  /^\s*\d{1,2}\/(?:0?[1-9]|1[0-2])\/(?:6[5-9]|7\d)\s*$/g,
  new RegExp(
    `(?<!\\d)\\d{1,2}\\s*(?:${months})[\\u0E00-\\u0E7F]{0,12}\\.?\\s*(?:25\\d\\d|20\\d\\d|[67]\\d(?!\\d))?`,
    "g",
  ),
  new RegExp(
    `(?<![\\dA-Za-z])\\d{1,2} ?(?:${englishMonths})[a-z]{0,6}\\.?(?: ?(?:25|20)\\d\\d)?(?![a-z])`,
    "gi",
  ),
  /(?:งวด(?:ประจำ)?(?:วัน)?ที่|(?:ประจำ)?วัน[\u0E00-\u0E7F]{0,20}ที่|วันที่)\s*(?::\s*)?\d{1,2}(?:[./-]\d{1,2}(?:[./-]\d{2,4})?)?/g,
  /งวด\s*(?::\s*)?\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?/g,
  new RegExp(`งวด(?:ประจำ)?(?:วัน)?\\s*(?::\\s*)?\\d{1,2}${LAST_DIGITS}`, "g"),
  /งวด(?:หน้า|นี้|วันนี้|พรุ่งนี้)/g,
  /(?<!\d)\d{1,2}[:.]\d{2}(?::\d{2})?\s*(?:น\.|น(?![\u0E00-\u0E7F])|นาฬิกา|am\b|pm\b)/gi,
  new RegExp(`ฝาก(?:เงิน)?\\s*\\d[\\d,]*${unit}`, "g"),
  // The time before a sender's name in an exported chat: the letters behind it are no word of a slip.
  /^\s*\d{1,2}:\d{2}(?=\s+(?!(?:บน|ล่าง|บ|ล|โต|กลับ|ตัวละ|เต็ง|ตรง|หน้า|วิ่ง))[\u0E00-\u0E7FA-Za-z])/g,
  /(?<!\d)0\d{8,9}(?!\d)/g,
  /(?<!\d)0\d{1,2}[- ]\d{3}[- ]\d{4}(?!\d)/g,
  /(?<!\d)\+?66[- ]?\d{1,2}[- ]?\d{3}[- ]?\d{4}(?!\d)/g,
  /(?:โพย|ใบ|ครั้ง|แผ่น|คน|หน้าที่|แผง|รหัส|รอบ|บิล|id|no)(?:ที่|เลขที่)?\.?\s*(?:#\s*)?\d{1,6}(?=\s*$)/gi,
  /(?:โพย|ใบ|ครั้ง|แผ่น|คน|หน้า|แผง)(?:ที่|เลขที่)\s*(?:#\s*)?\d{1,6}/g,
  new RegExp(`(?:โพย|ใบ|ครั้ง|แผ่น|คน|แผง)\\s*(?:#\\s*)?\\d{1,6}${LAST_DIGITS}`, "g"),
  new RegExp(
    `(?:${sumWords})(?:(?!ตัวล)[\\u0E00-\\u0E7F]){0,20}\\s*(?:[:=]\\s*)?\\d[\\d,]*(?:\\.\\d+)?(?:${unit}|${LAST_DIGITS})`,
    "gi",
  ),
];

const letter = /[\u0E01-\u0E7FA-Za-z]/;
const beside = /\d ?(?:[\u0E01-\u0E7FA-Za-z:/]|[.-]\d)|\d{8}|0\d{1,2} \d{3}/;

/** Most lines have nothing that such a phrase needs: letters before a digit, a date's or a telephone's signs. */
function mayHold(line: string): boolean {
  if (line.includes("งวด") || beside.test(line)) return true;
  return letter.test(line.slice(0, Math.max(0, line.search(/\d(?=\D*$)/))));
}

/** The phrases of a plain line that are no bets, in order and apart from each other. */
export function asidesOf(line: string): readonly Part[] {
  if (!mayHold(line)) return [];
  const day = dayBesideWords.exec(line);
  if (day) {
    const [, before = "", date = "", behind = ""] = day;
    const words = `${before} ${behind}`;
    if (/[\u0E00-\u0E7FA-Za-z]/.test(words) && !slipWords.test(words))
      return [{ from: before.length, to: before.length + date.length }];
  }
  const found: Part[] = [];
  const taken = new Uint8Array(line.length);
  for (const phrase of phrases) {
    for (const { index: from, 0: text } of line.matchAll(phrase)) {
      const part = { from, to: from + text.length };
      if (text === "" || splits(line, part) || taken.subarray(from, part.to).includes(1)) continue;
      taken.fill(1, from, part.to);
      found.push(part);
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

/** What splits a number, or what a price follows, is no such phrase. */
function splits(line: string, { from, to }: Part): boolean {
  const isDigit = (sign: string | undefined) => sign !== undefined && /^\d$/.test(sign);
  const isCut =
    (isDigit(line[from]) && isDigit(line[from - 1])) || (isDigit(line[to - 1]) && isDigit(line[to]));
  return isCut || /^\s*[=*(]/.test(line.slice(to, to + 20));
}

/**
 * The length of a line's list number. `1)` always is one; `1. ` only where it continues the line before, for
 * `12.34=50` is two numbers. Also returns the number expected of the next line.
 */
export function listPrefix(line: string, next: number): { length: number; next: number } {
  const closed = /^\s*\(?(\d{1,3})\)(?=.*\d)/.exec(line);
  if (closed) return { length: closed[0].length, next: Number(closed[1]) + 1 };
  const boxed = /^\s*(?:\d\u20E3\s*)+(?!\d\u20E3)(?=[^\s=*(].*\d)/.exec(line);
  if (boxed) return { length: boxed[0].length, next };
  const dotted = /^\s*([1-9]\d?)\.(?:\s+(?!\s)|(?=[^\d\s]))(?=\D*\d.*[=*\u0E00-\u0E7F])/.exec(line);
  if (dotted && Number(dotted[1]) === next) return { length: dotted[0].length, next: next + 1 };
  return { length: 0, next };
}
