import { foreignWords } from "./foreign-words";
import { helper, type Meaning, market, place } from "./meaning";

const all = (words: string, meaning: Meaning) => words.split(" ").map((word) => [word, meaning] as const);

const thai: readonly (readonly [string, Meaning])[] = [
  ...all("บน ข้างบน", place("T")),
  ...all("ล่าง ข้างล่าง ท้าย", place("B")),
  ...all("โต๊ด โต้ด โต็ด โตด โต๊ต โต้ต โต็ต โต๊ท โต๋ด โตีด โด๊ด โด้ด", place("D")),
  ...all("กลับ สลับ", place("R")),
  ...all("วิ่ง วิ้ง", place("W")),
  ...all("เต็ง เต้ง ตรง", place("S")),
  ...all("หน้า", place("F")),
  ...all("สองตัว", place("b")),
  ...all("สามตัว", place("c")),
  ...all("รูดหน้า", helper("option_2_roodnha")),
  ...all("รูดหลัง รูดท้าย", helper("option_2_roodlung")),
  ...all("รูดเบิ้ล รูดเบิล เบิ้ล เบิล", helper("option_2_ble")),
  ...all("รูด", helper("sweep")),
  ...all("ตัวละ ตัวล่ะ อย่างละ อย่างล่ะ ละ", { says: "each" }),
  ...all("และ กับ", { says: "joins" }),
  ...all("บาท", { says: "unit" }),
  ...all(
    "ครับ คับ ครับผม ค่ะ คะ ค่า คร่า จ้า จ้ะ จ๊ะ จ๋า นะ น้า เน้อ ด้วย ขอบคุณ สวัสดี หวัดดี ทั้งหมด ทุกตัว เลข ตัว " +
      "ส่งโพย โพย งวดนี้ งวดหน้า โอเค เท่านี้ก่อน เท่านี้ แค่นี้ก่อน แค่นี้ ขอเลข ขอ เอา แทง ซื้อ จอง หน่อย",
    { says: "courtesy" },
  ),
  ...all("รัฐบาล หวยรัฐบาล หวยไทย กองสลาก", market("gov")),
  ...all("หวยหุ้น", market("stock")),
  ...all("หุ้นไทย หวยหุ้นไทย", market("th_")),
  ...all("ลาว หวยลาว ลาวพัฒนา ลาวสตาร์ ลาวสามัคคี หวยชุดลาว", market("lao")),
  ...all("ฮานอย หวยฮานอย ฮานอยพิเศษ ฮานอยวีไอพี เวียดนาม หวยชุดฮานอย", market("hanoy")),
  ...all("มาเลย์ มาเล หวยมาเลย์ หวยมาเล หวยชุดมาเลย์", market("malay")),
  ...all("ยี่กี จับยี่กี หวยยี่กี", market("yeekee")),
  ...all("ปิงปอง", market("pingpong")),
  ...all("นิเคอิ นิเคอิเช้า นิเคอิบ่าย", market("nikkei")),
  ...all("จีน หุ้นจีน จีนเช้า จีนบ่าย", market("china")),
  ...all("ฮั่งเส็ง หั่งเส็ง ฮั่งเส็งเช้า ฮั่งเส็งบ่าย", market("hangseng")),
  ...all("ไต้หวัน", market("taiwan")),
  ...all("เกาหลี", market("korea")),
  ...all("สิงคโปร์", market("singapore")),
  ...all("อินเดีย", market("india")),
  ...all("อียิปต์", market("egypt")),
  ...all("รัสเซีย", market("russia")),
  ...all("อังกฤษ", market("england")),
  ...all("เยอรมัน", market("germany")),
  ...all("ดาวโจนส์ ดาวโจน", market("dowjones")),
];

/** Short forms, only where they stand alone between signs of other scripts. */
const shortForms: readonly (readonly [string, Meaning])[] = [
  ["บ", place("T")],
  ["ล", place("B")],
  ["ต", place("D")],
  ["ก", place("R")],
  ["บล", place("TB")],
  ["บก", place("TR")],
  ["ลก", place("BR")],
  ["บลก", place("TBR")],
  ["บต", place("TD")],
  ["น", { says: "courtesy" }],
  ["ๆ", { says: "courtesy" }],
];

/** Words after which a number is not simply a bet, wherever in a run of letters they stand. */
const stopping = /ยกเลิก|ยกเลีก|ไม่|งด|แก้|เปลี่ยน|คืน|ผิด|ห้าม|ปิด|อั้น|ตัด|ลบ|ออก|ผล|ก่อน|ที่แล้ว|เหมือนเดิม|กีบ|ດອງ|ກີບ/;
/** Words for bets that no slip of this site has, or that change what a number means. */
const changing = /แทน|ลด|หาร|คูณ|ยก|คู่|คี่|สูง|ต่ำ|ตอง|หาม|วิน|หลัก|ชุด|ประตู|เพิ่ม/;
/** A line of words alone that takes back, quotes or reports what stands below it. */
const quoting =
  /ยกเลิก|ยกเลีก|ผลออก|ผลหวย|^ผล$|^ออก$|ออกแล้ว|งวดก่อน|งวดที่แล้ว|ไม่เอา|ไม่ใช่|^ลบ|^คืนโพย|^คืน$|ของเก่า|โพยเก่า|cancel|delete|results?$|last ?(?:round|draw)|previous/i;
/** How a name begins that is written into one word. */
const honorific = /^(?:พี่|น้อง|ป้า|ลุง|เจ๊|เจ้|เฮีย|คุณ|นาย|นาง|แม่|พ่อ|ยาย|เสี่ย|น้า|ครู|หมอ)/;

interface Dictionary {
  readonly words: ReadonlyMap<string, Meaning>;
  /** The longest words first: whole words from the beginning of a run. */
  readonly pattern: RegExp;
}

const dictionaryOf = (entries: readonly (readonly [string, Meaning])[]): Dictionary => {
  const sorted = entries.map(([word]) => word).sort((a, b) => b.length - a.length);
  return { words: new Map(entries), pattern: new RegExp(sorted.join("|"), "y") };
};

const short = new Map<string, Meaning>(shortForms);
const known = dictionaryOf([...thai, ...foreignWords]);

/** The words of a run of letters in any script, one after the other; null where some letters are no word. */
export function wordsOf(
  run: string,
): readonly { readonly length: number; readonly meaning: Meaning }[] | null {
  const lower = run.toLowerCase();
  const alone = short.get(lower) ?? (isLatin.test(lower) ? known.words.get(lower) : undefined);
  if (alone) return [{ length: run.length, meaning: alone }];
  if (isLatin.test(lower)) return null;
  const found: { length: number; meaning: Meaning }[] = [];
  for (let from = 0; from < lower.length; ) {
    known.pattern.lastIndex = from;
    const [word = ""] = known.pattern.exec(lower) ?? [];
    const meaning = known.words.get(word);
    if (!meaning) return null;
    found.push({ length: word.length, meaning });
    from += word.length;
  }
  return found;
}

const isLatin = /^[a-z]+$/;

export const changes = (run: string): boolean => changing.test(run);
export const stops = (run: string): boolean =>
  stopping.test(run) || changing.test(run) || foreignStops.test(run.toLowerCase());
export const quotes = (line: string): boolean => quoting.test(line.trim());

/** A name written into one word, as "พี่แดง"; not where it holds a word of a slip. */
export const isName = (run: string): boolean => honorific.test(run) && !hidesWord(run);

/** A slip's word inside a longer run, or all but one letter of one: it may or may not be meant. */
export function hidesWord(run: string): boolean {
  return hiding.test(run.toLowerCase()) || slipWords.some((word) => isNearly(run.toLowerCase(), word));
}

const slipWords = [
  "บน",
  "ล่าง",
  "โต๊ด",
  "กลับ",
  "วิ่ง",
  "หน้า",
  "เต็ง",
  "ท้าย",
  "ตรง",
  "top",
  "bottom",
  "tode",
  "front",
];
const hiding = /บน|ล่าง|โต๊ด|กลับ|วิ่ง|หน้า|เต็ง|ท้าย|โต|លើ|ក្រោម|အပေါ်|အောက်|ເທິງ|ລຸ່ມ/;

/** Whether a word of at least four letters differs by one letter at most. */
function isNearly(run: string, word: string): boolean {
  if (word.length < 4 || Math.abs(run.length - word.length) > 1 || run === word) return false;
  let from = 0;
  while (from < run.length && run[from] === word[from]) from += 1;
  const [rest, other] = [run.slice(from), word.slice(from)];
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1);
}

/** As in a Thai slip: what is not meant, changed or closed, and bets that are no number. */
const foreignStops =
  /^(?:not?|dont|don|never|skip|cancel|delete|remove|minus|exclude|excluding|except|without|instead|replace|change|wrong|closed?|double|even|odd|high|low|kip|kyat|riel|usd|win)$|កុំ|មិន|លុប|បោះបង់|ប្ដូរ|ប្តូរ|ជំនួស|បិទ|រៀល|မယူ|မထိုး|မလို|ဖျက်|ပြောင်း|အစား|ပိတ်|ကျပ်|ခွေ|ပါဝါ|နက္ခတ်|ဘရိတ်|ຍົກເລີກ|ບໍ່/;
