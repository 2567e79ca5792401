import { asidesOf, type Part } from "./asides";
import type { Plain } from "./characters";
import type { WrittenHelper } from "./meaning";
import { changes, hidesWord, isName, stops, wordsOf } from "./words";

/**
 * One token of a plain line. Its kind is a letter, so that the kinds of a line are a word of the grammar:
 * n digits, p a sum of money, w a word of a slip, h a sweep, r a range, v a number with an open digit, `= * - , ( )` and a
 * space as they are (`-` for every sign that parts), i a courtesy, d a phrase that is no bet, M a lottery's name,
 * # an unknown word, ! a word or sign that is never part of a bet, ? an unknown sign.
 */
export interface Token extends Part {
  readonly kind: string;
  /** Digits of a number, baht of a sum, letters of a word, helper of a sweep. */
  readonly digits?: string;
  readonly baht?: number;
  readonly marks?: string;
  /** How many orders a word names, as "6กลับ" does. */
  readonly orders?: number;
  readonly helper?: WrittenHelper;
  readonly markets?: readonly string[];
  readonly numbers?: readonly string[];
  /** The sign itself, where several have one kind. */
  readonly sign?: string;
  /** An unknown word that holds or nearly is a word of a slip. */
  readonly isUnclear?: true;
}

type Read = (match: RegExpExecArray, line: string, last: Token | undefined) => Omit<Token, keyof Part> | null;
type Rule = readonly [pattern: RegExp, read: Read];

const thousands: Readonly<Record<string, number>> = {
  พัน: 1_000,
  ร้อย: 100,
  หมื่น: 10_000,
  แสน: 100_000,
  k: 1_000,
};
const unit = "(?:\\.00)? ?(?:บาท|฿|baht|thb|ဘတ်|បាត|ບາດ|\\.-(?!\\d))";

const sum: Read = ([found]) => {
  const written = found
    .replace(/[^\d.]/g, "")
    .replace(/\.$/, "")
    .replace(/\.00$/, "");
  return /^\d+$/.test(written) ? { kind: "p", baht: Number(written) } : { kind: "?" };
};

/** By how a token begins; the first rule that applies gives it. */
const spaceRules: readonly Rule[] = [[/ +/y, () => ({ kind: " " })]];
const digitRules: readonly Rule[] = [
  [/(?:\d\u20E3 ?)+/y, ([found]) => ({ kind: "n", digits: found.replace(/\D/g, "") })],
  [
    /(\d{1,4}(?:\.\d{1,3})?) ?(พัน|ร้อย|หมื่น|แสน|k(?![a-z]))/iy,
    ([, count = "", word = ""]) => {
      const baht = Number(count) * (thousands[word.toLowerCase()] ?? 0);
      return Number.isInteger(baht) ? { kind: "p", baht } : { kind: "?" };
    },
  ],
  [new RegExp(`(?:\\d{1,3}(?:,\\d{3})+|\\d+)${unit}`, "iy"), sum],
  [
    /\d+\.00(?!\d)/y,
    (match, line, last) => (last && "=*".includes(last.kind) ? sum(match, line, last) : null),
  ],
  [
    /\d{1,3}(?:,\d{3})+(?![\d,]| ?=)/y,
    // On the left of the price a comma parts numbers.
    (match, _, last) => (last && "=*".includes(last.kind) ? sum(match, "", last) : null),
  ],
  [/\d+-(?=\s|$)/y, sum],
  [
    /([236]) ?(?:กลับ|ประตู|ปต(?![\u0E00-\u0E7F]))/y,
    ([, count]) => ({ kind: "w", marks: "R", orders: Number(count) }),
  ],
  [/19 ?(?:ประตู|หาง|ปต(?![\u0E00-\u0E7F])|doors|ទ្វារ)/iy, () => ({ kind: "h", helper: "option_2_19" })],
  [
    /([1-4]) *(?:ตัว(?!ละ|ล่ะ)|လုံး|ខ្ទង់)/y,
    ([, count]) => (count === "4" ? { kind: "i" } : { kind: "w", marks: "abc".charAt(Number(count) - 1) }),
  ],
  [
    /(\d{1,3})(?: ?\.{2,} ?| ?ถึง ?| to )(\d{1,3})(?!\d)/iy,
    ([, from = "", to = ""]) => ({ kind: "r", numbers: [from, to] }),
  ],
  [
    // Two numbers alone, from a nought to a nine, are a range; any other two, or more, are a list.
    /(?<!\d ?[-,./+ ] ?)(\d{0,2}0) ?- ?(\d{0,2}9)(?!\d| ?[-,./+] ?\d| \d)/y,
    ([, from = "", to = ""]) =>
      from.length === to.length && from < to ? { kind: "r", numbers: [from, to] } : null,
  ],
  [/(\d)[xX](?= ?=)/y, ([, front = ""]) => ({ kind: "v", numbers: [front, ""] })],
  [/\d+/y, ([digits]) => ({ kind: "n", digits })],
];
const otherRules: readonly Rule[] = [
  [/฿ ?\d[\d,]*(?:\.\d+)?(?!\d)/y, sum],
  [/[xX](\d)(?= ?=)/y, ([, back = ""]) => ({ kind: "v", numbers: ["", back] })],
  // "123=50 x3": so many times the same, or a second price; nobody can tell.
  [/[xX*][2-9](?!\d)/y, (_, __, last) => (last?.kind === " " ? { kind: "!" } : null)],
  [/any +order/iy, () => ({ kind: "w", marks: "D" })],
  [/no\.?(?= ?#? ?\d)/iy, () => ({ kind: "i" })],
];

const rulesFor = (sign: string): readonly Rule[] =>
  sign === " "
    ? spaceRules
    : sign >= "0" && sign <= "9"
      ? digitRules
      : beginsOther.test(sign)
        ? otherRules
        : [];
const beginsOther = /[฿xX*aAnN]/;

const letters =
  /[\u0E01-\u0E3A\u0E40-\u0E4E]+|[\u0E80-\u0EFF]+|[\u1780-\u17D3]+|[\u1000-\u103F]+|[A-Za-zÀ-ž]+/y;
const refusing = /❌|✖|🚫|⛔|❎/u;
const picture = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\u200D/u;
const parting = /[-+/.:\\]/;
const silent = /[▪►'"“”‘’…!_~฿#【】「」[\]{}<>«»|]|\u20E3|[\u17D4\u17D5]|[\u104A\u104B]/;

/** The tokens of a line, all of it. `skip`: units of a list number. */
export function tokenize({ text }: Plain, skip: number): readonly Token[] {
  const tokens: Token[] = [];
  const asides = asidesOf(text);
  let next = 0;
  let from = 0;
  if (skip > 0) tokens.push({ kind: "d", from: 0, to: skip });
  from = skip;
  while (from < text.length) {
    while (asides[next] && (asides[next]?.from ?? 0) < from) next += 1;
    const aside = asides[next];
    if (aside?.from === from) {
      tokens.push({ kind: "d", ...aside });
      from = aside.to;
      continue;
    }
    const found = one(text, from, aside?.from ?? text.length, tokens.at(-1));
    tokens.push(...found);
    from = found.at(-1)?.to ?? text.length;
  }
  return tokens;
}

/** A number with nothing at it that could make it another thing: a sum, a range, a name. */
const bareNumber = /\d+(?= ?[=*()\n]| \d|$)/y;

/** The next token; a run of letters may be several words. None reaches into the aside behind it. */
function one(text: string, from: number, most: number, last: Token | undefined): readonly Token[] {
  bareNumber.lastIndex = from;
  const digits = bareNumber.exec(text)?.[0];
  if (digits && from + digits.length <= most) {
    const to = from + digits.length;
    return [{ kind: "n", digits, from, to }];
  }
  for (const [pattern, read] of rulesFor(text[from] ?? "")) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match || from + match[0].length > most) continue;
    const token = read(match, text, last);
    if (!token) continue;
    const to = from + match[0].length;
    // Digits with unknown letters at them are a name, or a number that was typed with letters.
    if (token.kind === "n") return [withLetters({ ...token, from, to }, text, most)];
    return [{ ...token, from, to }];
  }
  const run = runAt(text, from, most);
  if (run !== "") return words(text, from, run, most, last);
  const sign = String.fromCodePoint(text.codePointAt(from) ?? 0);
  return [{ kind: kindOf(sign), sign, from, to: from + sign.length }];
}

function kindOf(sign: string): string {
  if ("=()*,".includes(sign)) return sign;
  if (parting.test(sign)) return "-";
  if (refusing.test(sign)) return "!";
  if (picture.test(sign)) return "i";
  return silent.test(sign) ? " " : "?";
}

function runAt(text: string, from: number, most: number): string {
  letters.lastIndex = from;
  return (letters.exec(text)?.[0] ?? "").slice(0, most - from);
}

function withLetters(token: Token, text: string, most: number): Token {
  const run = runAt(text, token.to, most);
  if (run === "" || wordsOf(run) || /^x$/i.test(run)) return token;
  // Behind a whole price stands a word of its own: "50จร้า".
  const to = nameEnd(text, token.to + run.length, most);
  return { kind: "#", from: token.from, to, digits: token.digits ?? "", isUnclear: true };
}

/** The end of letters and digits that are one name. */
function nameEnd(text: string, from: number, most: number): number {
  let to = from;
  while (to < most && /[\d\u0E01-\u0E4E\u0E80-\u0EFF\u1780-\u17D3\u1000-\u103FA-Za-z]/.test(text[to] ?? ""))
    to += 1;
  return to;
}

function words(
  text: string,
  from: number,
  run: string,
  most: number,
  last: Token | undefined,
): readonly Token[] {
  if (/^x$/i.test(run)) return [{ kind: "*", from, to: from + 1 }];
  const known = wordsOf(run);
  if (known) {
    let at = from;
    return known.map(({ length, meaning }) => {
      const part = { from: at, to: at + length };
      at += length;
      if (meaning.says === "place") return { ...part, kind: "w", marks: meaning.marks };
      if (meaning.says === "helper") return { ...part, kind: "h", helper: meaning.helper };
      if (meaning.says === "market") return { ...part, kind: "M", markets: meaning.markets };
      const kinds = { each: "=", joins: ",", courtesy: "i", unit: "i", stops: "!" } as const;
      return { ...part, kind: kinds[meaning.says] };
    });
  }
  if (stops(run))
    return [{ kind: "!", from, to: from + run.length, ...(changes(run) && { isUnclear: true as const }) }];
  // Letters and the digits at them are one name, unless a sign of a price follows.
  const end = /\d/.test(text[from + run.length] ?? "")
    ? nameEnd(text, from + run.length, most)
    : from + run.length;
  const isPriced = /^ ?[=*(]/.test(text.slice(end, end + 2)) && end > from + run.length;
  const part = { from, to: end };
  if (isName(run) && !isPriced && last?.kind !== "n") return [{ ...part, kind: "i" }];
  const digits = text.slice(from + run.length, end).replace(/\D/g, "");
  return [{ ...part, kind: "#", digits, ...((hidesWord(run) || isPriced) && { isUnclear: true as const }) }];
}
