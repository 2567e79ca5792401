/**
 * Phrases around the bets of a chat: dates, times, telephone numbers, totals, list numbers. Their digits are no
 * bets, so they are blanked before a line is parsed. Where a phrase could also be a bet it is kept: the member
 * sees an unparsed line, but not a blanked one.
 */

/** The digits of other scripts, from zero to nine. */
const otherDigits = ["๐๑๒๓๔๕๖๗๘๙", "០១២៣៤៥៦៧៨៩", "၀၁၂၃၄၅၆၇၈၉", "０１２３４５６７８９"].map((ten) => [...ten]);
const digitOf = new Map(
  otherDigits.flatMap((ten) => ten.map((digit, value) => [digit, String(value)] as const)),
);

/** Normalises digits, times signs, dashes, equal signs and spaces. */
export function plain(line: string): string {
  return line
    .replace(/[๐-๙០-៩၀-၉０-９]/g, (digit) => digitOf.get(digit) ?? digit)
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00A0\u3000\t\r]/g, " ")
    .replace(/[＝﹦]/g, "=")
    .replace(/[\u2010-\u2015\u2212\uFF0D]/g, "-")
    .replace(/[×✕✖＊∗хХ]/g, "*")
    .replace(/(?<![A-Za-z])[xX](?![A-Za-z])/g, "*")
    .replace(/(?:\d\uFE0F?\u20E3\s*)+/g, boxed);
}

/** Digits in boxes: a list number, except where a price follows. */
const boxed = (found: string, at: number, line: string): string =>
  /[=*(]/.test(line.charAt(at + found.length)) ? found.replace(/\D/g, "") : " ";

const months =
  "ม\\.?ค|ก\\.?พ|มี\\.?ค|เม\\.?ย|พ\\.?ค|มิ\\.?ย|ก\\.?ค|ส\\.?ค|ก\\.?ย|ต\\.?ค|พ\\.?ย|ธ\\.?ค|" +
  "มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา";

/** A line with a date beside words and no other digits: `พี่ต้อยส่งโพยค่ะ 1/12/69`. */
const dayBesideWords =
  /^(\D*)(?<!\d)(?:0?[1-9]|[12]\d|3[01])[/](?:0?[1-9]|1[0-2])[/](?:6[5-9]|7\d)(?!\d)(\D*)$/;
/** Words of a slip and signs of a price: next to them the same digits may be a bet. */
const slipWords =
  /บน|ล่าง|โต|กลับ|วิ่ง|เต็ง|ตรง|หน้า|ท้าย|ตัว|ละ|บาท|[=*()]|(?<![\u0E00-\u0E7F])[บลต](?![\u0E00-\u0E7F])/;

/**
 * Repetitions are short, or what follows cannot begin with what is repeated: the time grows linearly with the
 * length of any text.
 */
const blanks: readonly RegExp[] = [
  /\d{4}[./-]\d{1,2}[./-]\d{1,2}(?!\d)/g,
  /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:25|20)\d\d(?!\d)/g,
  // The short Buddhist year without a word beside it, alone on its line.
  /^\s*\d{1,2}\/(?:0?[1-9]|1[0-2])\/(?:6[5-9]|7\d)\s*$/g,
  new RegExp(
    `(?<!\\d)\\d{1,2}\\s*(?:${months})[\\u0E00-\\u0E7F]{0,12}\\.?\\s*(?:25\\d\\d|20\\d\\d|[67]\\d(?!\\d))?`,
    "g",
  ),
  /(?:งวด(?:ประจำ)?(?:วัน)?(?:ที่)?|(?:ประจำ)?วัน[\u0E00-\u0E7F]{0,20}ที่|วันที่)\s*(?::\s*)?\d{1,2}(?:[./-]\d{1,2}(?:[./-]\d{2,4})?)?/g,
  /งวด(?:หน้า|นี้|วันนี้|พรุ่งนี้)/g,
  /(?<!\d)\d{1,2}[:.]\d{2}(?::\d{2})?\s*(?:น\.|น(?![\u0E00-\u0E7F])|นาฬิกา|am\b|pm\b)/gi,
  // The time before a sender's name in an exported chat: the letters behind it are no word of a slip.
  /^\s*\d{1,2}:\d{2}(?=\s+(?!(?:บน|ล่าง|บ|ล|โต|กลับ|ตัวละ|เต็ง|ตรง|หน้า|วิ่ง))[\u0E00-\u0E7FA-Za-z])/g,
  /(?<!\d)0\d{8,9}(?!\d)/g,
  /(?<!\d)0\d{1,2}[- ]\d{3}[- ]\d{4}(?!\d)/g,
  /(?:โพย|ใบ|ครั้ง|แผ่น|คน|หน้าที่|แผง)(?:ที่|เลขที่)?\s*(?:#\s*)?\d{1,6}/g,
  /(?:รวม|ยอด|โอน|จ่าย|เหลือ|ทอน|ค้าง|เครดิต|สุทธิ|ทั้งหมด(?!\s*ตัวล)|เป็นเงิน)(?:(?!ตัวล)[\u0E00-\u0E7F]){0,20}\s*(?:[:=]\s*)?\d[\d,]*(?:\.\d+)?\s*(?:บาท|฿|\.?-(?!\d))?/g,
];

/** The line with all digits blanked that belong to such phrases. */
export function withoutPhrases(line: string): string {
  const [, before = "", behind = ""] = dayBesideWords.exec(line) ?? [];
  const words = `${before} ${behind}`;
  if (/[\u0E00-\u0E7FA-Za-z]/.test(words) && !slipWords.test(words)) return words;
  return blanks.reduce((left, phrase) => left.replace(phrase, blank), line);
}

/** A match that splits a number, or that a price follows, is not a phrase. */
function blank(found: string, ...more: (string | number | undefined)[]): string {
  const [at, line] = more.slice(-2) as [number, string];
  const behind = line.slice(at + found.length);
  const isPartOfNumber =
    (isDigit(found[0]) && isDigit(line[at - 1])) || (isDigit(found.at(-1)) && isDigit(behind[0]));
  return isPartOfNumber || /^\s*[=*(]/.test(behind) ? found : " ";
}

const isDigit = (sign: string | undefined) => sign !== undefined && /^\d$/.test(sign);

/**
 * The line without its list number. `1)` always goes; `1.` only where it continues the line before, for
 * `12.34=50` may be two numbers. Also returns the number expected of the next line.
 */
export function withoutListPrefix(line: string, next: number): { line: string; next: number } {
  const closed = /^\s*\(?(\d{1,3})\)(?=.*\d)/.exec(line);
  if (closed) return { line: line.slice(closed[0].length), next: Number(closed[1]) + 1 };
  const dotted = /^\s*(\d{1,2})\.\s*(?!\s)(?=\D*\d.*[=*\u0E00-\u0E7F])/.exec(line);
  if (dotted && Number(dotted[1]) === next) return { line: line.slice(dotted[0].length), next: next + 1 };
  return { line, next };
}
