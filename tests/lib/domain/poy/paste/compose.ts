import type { Chance } from "../../../../support/day/chance";

/** A line with the bets that it means, in short form; none where it must be asked about or refused. */
interface Line {
  readonly text: string;
  readonly bets: readonly string[];
}

interface Composed {
  readonly text: string;
  /** The bets of each line of the text. */
  readonly bets: readonly (readonly string[])[];
}

const orders = (number: string): string[] =>
  number.length < 2
    ? [number]
    : [
        ...new Set(
          [...number].flatMap((digit, at) =>
            orders(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
          ),
        ),
      ].sort();

/** Prices that no count of orders can be, so that "123=50*20" means one thing. */
const price = (chance: Chance) => String(10 + chance.below(990));
const number = (chance: Chance, digits: number) => chance.digits(digits);
const equal = (chance: Chance) => chance.pick(["=", " = ", " =", "= "]);
const times = (chance: Chance) => chance.pick(["*", "x", "×", " x ", "X"]);
const top = ["บน", "บ", "top", "លើ", "အပေါ်", "ເທິງ"];
const bottom = ["ล่าง", "ล", "bottom", "ក្រោម", "အောက်", "ລຸ່ມ"];
const tode = ["โต๊ด", "โต้ด", "โตด", "tod", "โต๊ต", "គ្រប់លំដាប់", "ໂຕດ"];
const scripts = ["0123456789", "๐๑๒๓๔๕๖๗๘๙", "០១២៣៤៥៦៧៨៩", "၀၁၂၃၄၅၆၇၈၉", "໐໑໒໓໔໕໖໗໘໙"];

type Form = (chance: Chance) => Line;

/** Lines that mean one thing by themselves. */
const forms: Readonly<Record<string, Form>> = {
  straight: (chance) => {
    const [n, p] = [number(chance, 3), price(chance)];
    return { text: `${n}${equal(chance)}${p}`, bets: [`3บน ${n}=${p}`] };
  },
  straightAndTode: (chance) => {
    const [n, p, q] = [number(chance, 3), price(chance), price(chance)];
    return { text: `${n}=${p}${times(chance)}${q}`, bets: [`3บน ${n}=${p}`, `โต๊ด ${n}=${q}`] };
  },
  everyOrder: (chance) => {
    const [n, p] = [number(chance, 3), price(chance)];
    const word = chance.pick(["กลับ", "ก", " สลับ", " reverse"]);
    return { text: `${n} ${word.trim()} ${p}`, bets: orders(n).map((one) => `3บน ${one}=${p}`) };
  },
  counted: (chance) => {
    const [n, p] = [number(chance, 3), price(chance)];
    const all = orders(n);
    if (all.length === 1) return { text: `${n}=${p}`, bets: [`3บน ${n}=${p}`] };
    const text = chance.pick([
      `${n}=${p}*${all.length}`,
      `${n} ${all.length}กลับ ${p}`,
      `${n} ${all.length} ประตู ${p}`,
    ]);
    return { text, bets: all.map((one) => `3บน ${one}=${p}`) };
  },
  tode: (chance) => {
    const [n, p, word] = [number(chance, 3), price(chance), chance.pick(tode)];
    return {
      text: chance.pick([`${word} ${n}=${p}`, `${n} ${word} ${p}`, `${n}=${p} ${word}`]),
      bets: [`โต๊ด ${n}=${p}`],
    };
  },
  twoAt: (chance) => {
    const [n, p] = [number(chance, 2), price(chance)];
    const isTop = chance.happens(0.5);
    const word = chance.pick(isTop ? top : bottom);
    const text = chance.pick([
      `${word} ${n}=${p}`,
      `${n} ${word} ${p}`,
      `${n}=${p} ${word}`,
      `${n} ${word}=${p}`,
    ]);
    return { text, bets: [`2${isTop ? "บน" : "ล่าง"} ${n}=${p}`] };
  },
  twoAtBoth: (chance) => {
    const [n, p, q] = [number(chance, 2), price(chance), price(chance)];
    const text = chance.pick([
      `บล ${n}=${p}*${q}`,
      `${n} บน${p} ล่าง${q}`,
      `${n} บน=${p} ล่าง=${q}`,
      `${n} บน-${p} ล่าง-${q}`,
      `${n}=${p}บน${q}ล่าง`,
      `บนล่าง ${n}=${p}${times(chance)}${q}`,
    ]);
    return { text, bets: [`2บน ${n}=${p}`, `2ล่าง ${n}=${q}`] };
  },
  list: (chance) => {
    const many = Array.from({ length: 2 + chance.below(5) }, () => number(chance, 2));
    const p = price(chance);
    const by = chance.pick([" ", ",", ", ", "/", "-", ".", " - ", "·", "+"]);
    // "10-19" could be a range.
    const isRange = many.length === 2 && by.trim() === "-";
    const list = isRange ? many.join(" ") : many.join(by);
    return { text: `${list}=${p} ล่าง`, bets: many.map((n) => `2ล่าง ${n}=${p}`) };
  },
  each: (chance) => {
    const [one, other, p] = [number(chance, 2), number(chance, 2), price(chance)];
    return { text: `${one} กับ ${other} บน อย่างละ ${p}`, bets: [`2บน ${one}=${p}`, `2บน ${other}=${p}`] };
  },
  listsBeforeWords: (chance) => {
    const [one, other, p] = [number(chance, 2), number(chance, 2), price(chance)];
    return {
      text: `${chance.pick(["", "แทง ", "โพย "])}${one} บน ${other} ล่าง=${p}`,
      bets: [`2บน ${one}=${p}`, `2ล่าง ${other}=${p}`],
    };
  },
  doors: (chance) => {
    const [digit, p] = [number(chance, 1), price(chance)];
    const tens = Array.from({ length: 10 }, (_, at) => String(at));
    const all = [...new Set([...tens.map((at) => digit + at), ...tens.map((at) => at + digit)])];
    return { text: `19 ประตู ${digit}=${p} ล่าง`, bets: all.map((n) => `2ล่าง ${n}=${p}`) };
  },
  amount: (chance) => {
    const [n, many] = [number(chance, 3), String(1 + chance.below(9))];
    const [word, worth] = chance.pick([
      ["พัน", 1_000],
      ["ร้อย", 100],
      ["k", 1_000],
      ["00 บาท", 100],
      ["00.-", 100],
      [",000", 1_000],
    ] as const);
    return { text: `${n}=${many}${word}`, bets: [`3บน ${n}=${Number(many) * worth}`] };
  },
};

/** Lines of which nothing is a bet without an answer. */
const riddles: Readonly<Record<string, (chance: Chance) => string>> = {
  noPlace: (chance) => `${number(chance, 2)}=${price(chance)}`,
  stops: (chance) =>
    `${chance.pick(["ยกเลิก", "ไม่เอา", "งวดก่อน", "ออก", "ผล", "ลบ", "cancel", "❌"])} ${number(chance, 3)}=${price(chance)}`,
  strangerBehind: (chance) => `${number(chance, 3)}=${price(chance)} ${chance.pick(strangers)}`,
  strangerBefore: (chance) => `${chance.pick(strangers)} ${number(chance, 3)}=${price(chance)}`,
  letters: (chance) => `${number(chance, 3)}=${chance.pick(["5O", "I0", "1OO", "5จอ", "l0"])}`,
  decimals: (chance) => `${number(chance, 3)}=${price(chance)}.${1 + chance.below(98)}`,
  repeated: (chance) => `${number(chance, 3)}=${price(chance)} x${2 + chance.below(8)}`,
  range: (chance) => `${chance.below(9)}0${chance.pick(["..", " ถึง ", "..."])}99=${price(chance)} บน`,
  open: (chance) => `${chance.below(10)}x=${price(chance)} บน`,
  changed: (chance) =>
    `${number(chance, 3)}=${price(chance)} ${chance.pick(["ชุด", "คู่", "หาม", "ตอง", "แทน 20", "คูณ 2"])}`,
  misspelt: (chance) =>
    `${number(chance, 2)}=${price(chance)} ${chance.pick(["บนน", "ล่างง", "ล่าด", "โต๊ดด", "กลับบ"])}`,
  otherMarket: (chance) =>
    `${chance.pick(["ลาว", "ฮานอย", "ยี่กี", "หวยรัฐบาล"])} ${number(chance, 3)}=${price(chance)}`,
  glued: (chance) => `หมู${number(chance, 2)}=${price(chance)}`,
  date: (chance) => `${1 + chance.below(28)}/${1 + chance.below(12)}`,
  time: (chance) => `${10 + chance.below(10)}:${10 + chance.below(49)}`,
  sumBefore: (chance) =>
    `${chance.pick(["ฝาก", "โอน", "เติม", "รวม", "งวด"])} ${number(chance, 2)} ${number(chance, 2)}=${price(chance)} บน`,
  currency: (chance) => `${number(chance, 3)}=${price(chance)} ${chance.pick(["กีบ", "ကျပ်", "riel"])}`,
};

const strangers = ["สมชาย", "บิวตี้", "ได้ไหม", "to", "เซียน", "หวานใจ", "tomorrow", "อ้อมแอ้ม"];
const courtesies = ["ครับ", "ค่ะ", "นะคะ", "จ้า", "🙏", "😀", "please", "ขอบคุณครับ", "ด้วยนะ"];
/** Lines that say nothing about bets. */
const chatter = [
  "",
  "พี่แดง",
  "เจ๊หมวย88",
  "สวัสดีครับ",
  "งวดวันที่ 16/12/2569",
  "16 ธ.ค. 69",
  "รวม 1,250 บาท",
  "โอนแล้ว 500",
  "โทร 081-234-5678",
  "เติม 300",
  "รหัส 88",
  "ปิดรับ 15:20 น.",
  "100 บาท",
];

/** Digits of another script: the same text. */
function rewritten(text: string, chance: Chance): string {
  const script = chance.happens(0.2) ? chance.pick(scripts) : scripts[0];
  return text.replace(/\d/g, (digit) => script?.charAt(Number(digit)) ?? digit);
}

function polite(text: string, chance: Chance): string {
  if (!chance.happens(0.3)) return text;
  return chance.happens(0.5) ? `${text} ${chance.pick(courtesies)}` : `${chance.pick(courtesies)} ${text}`;
}

/** Numbers and one price, on lines of their own: the price below or above. */
function block(chance: Chance): readonly Line[] {
  const many = Array.from({ length: 1 + chance.below(4) }, () => number(chance, 2));
  const p = price(chance);
  const numbers = many.map((n) => ({ text: n, bets: [`2บน ${n}=${p}`] }));
  const tag = chance.pick([`=${p} บน`, `ตัวละ ${p} บน`, `บน ตัวละ ${p}`]);
  return chance.happens(0.6)
    ? [...numbers, { text: tag, bets: [] }]
    : [
        { text: "", bets: [] },
        { text: "", bets: [] },
        { text: tag, bets: [] },
        ...numbers,
        { text: "", bets: [] },
        { text: "", bets: [] },
      ];
}

/** A text of known meaning: `npm run sweep -- properties` composes others each time. */
export function compose(chance: Chance): Composed {
  const lines: Line[] = [];
  const count = 1 + chance.below(8);
  while (lines.length < count) {
    if (chance.happens(0.15)) lines.push({ text: chance.pick(chatter), bets: [] });
    else if (chance.happens(0.25))
      lines.push({ text: chance.pick(Object.values(riddles))(chance), bets: [] });
    else if (chance.happens(0.2)) lines.push(...block(chance));
    else {
      const { text, bets } = chance.pick(Object.values(forms))(chance);
      lines.push({ text: polite(rewritten(text, chance), chance), bets });
    }
  }
  return { text: lines.map(({ text }) => text).join("\n"), bets: lines.map(({ bets }) => bets) };
}
