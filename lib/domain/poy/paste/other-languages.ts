/**
 * The words for bets in the site's other languages, read as the words of a Thai slip. A test reads the names of all
 * options as the locales have them.
 */

/** Any word of the language, by its letters, and those that mean something. */
interface Language {
  readonly run: RegExp;
  /** Longer words before their own beginnings. */
  readonly words: readonly (readonly [word: string, thai: string])[];
  /** Words after which a number is not simply a bet. */
  readonly turning: RegExp;
}

/** A slip's word inside a longer one: it may or may not be meant, as in this one. */
const HIDDEN = "ขอบน";
const TURNED = "ไม่";

const khmer: Language = {
  run: /[\u1780-\u17D3]+/g,
  words: [
    ["គ្រប់លំដាប់", "โต๊ด"],
    ["ក្រោម", "ล่าง"],
    ["ខ្ទង់", "ตัว"],
    ["មុខ", "หน้า"],
    ["លេខ", "เลข"],
    ["រត់", "วิ่ง"],
    ["លើ", "บน"],
    ["ត្រឡប់", "กลับ"],
    ["និង", "และ"],
    ["បាត", "บาท"],
  ],
  turning: /កុំ|មិន|លុប|បោះបង់|ប្ដូរ|ប្តូរ|ជំនួស|បិទ/,
};

const burmese: Language = {
  run: /[\u1000-\u103F]+/g,
  words: [
    ["တစ်လုံးပါ", "วิ่ง"],
    ["တစ်လုံး", "วิ่ง"],
    ["ပတ်လည်", "โต๊ด"],
    ["အပေါ်", "บน"],
    ["အောက်", "ล่าง"],
    ["ရှေ့", "หน้า"],
    ["လုံး", "ตัว"],
    ["နှင့်", "และ"],
    ["ဘတ်", "บาท"],
  ],
  turning: /မယူ|မထိုး|မလို|ဖျက်|ပြောင်း|အစား|ပိတ်/,
};

/** "R" is how Burmese slips write "reversed". */
const latin: Readonly<Record<string, string>> = {
  anyorder: "โต๊ด",
  bottom: "ล่าง",
  front: "หน้า",
  top: "บน",
  both: "บนล่าง",
  run: "วิ่ง",
  reverse: "กลับ",
  r: "กลับ",
  and: "และ",
  baht: "บาท",
};
const latinWord = /(?<![A-Za-z])(any +order|[A-Za-z]+)(?![A-Za-z])/gi;
/** As in a Thai slip: what is not meant, changed or closed, and bets that are no number. */
const latinTurning =
  /^(?:not?|dont|don|never|skip|cancel|delete|remove|minus|exclude|excluding|except|without|instead|replace|change|wrong|closed?|double|even|odd|high|low)$/;
/** The rest of a line behind a "no" that is short for "number", as in "No. 12". */
const restOfNumberSign = /^\s*[.:#]?\s*\d/;

/** A line without such words is left as it is. */
export const inThai = (line: string): string =>
  translated(translated(line.replace(latinWord, fromLatin), khmer), burmese);

function fromLatin(found: string, _word: string, at: number, line: string): string {
  const word = found.toLowerCase().replace(/ /g, "");
  if (word === "no" && restOfNumberSign.test(line.slice(at + found.length))) return found;
  if (latinTurning.test(word)) return ` ${TURNED} `;
  return Object.hasOwn(latin, word) ? ` ${latin[word]} ` : found;
}

function translated(line: string, { run, words, turning }: Language): string {
  const known = new RegExp(words.map(([word]) => word).join("|"), "g");
  const thai = Object.fromEntries(words);
  return line.replace(run, (letters) => {
    const rest = letters.replace(known, "");
    if (rest === "") return letters.replace(known, (word) => thai[word] ?? "");
    if (turning.test(letters)) return ` ${TURNED} `;
    return rest === letters ? letters : ` ${HIDDEN} `;
  });
}
