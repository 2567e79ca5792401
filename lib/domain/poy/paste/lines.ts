import type { WrittenBet, WrittenPrice } from "./expand-bets";

/** Why a line that has digits could not be read. */
export type Why = "no-price" | "no-numbers" | "digits" | "price" | "words" | "unclear";

/** One compacted line by itself, before headings and its neighbours are applied. */
export type Line =
  | { readonly kind: "ignored" }
  | { readonly kind: "heading"; readonly marks: string }
  /** Numbers whose price may follow in a later line. */
  | { readonly kind: "numbers"; readonly marks: string; readonly numbers: readonly string[] }
  /** `=10`: for the numbers above. */
  | { readonly kind: "price"; readonly marks: string; readonly price: WrittenPrice }
  | { readonly kind: "bets"; readonly bets: readonly WrittenBet[] }
  | { readonly kind: "sets"; readonly numbers: readonly string[] }
  | { readonly kind: "unread"; readonly why: Why; readonly forgetsHeading?: true };

const L = "[TBDRFWSabc]";
const LIST = "\\d+(?:[-* ]\\d+)*";
const PRICE = "\\d+(?:[*-]\\d+)*|\\d+\\(\\d+\\*\\d+\\)";

const marksOnly = new RegExp(`^${L}+$`);
const headed = new RegExp(`^#* ?(${L}+) ?#*$`);
const counted = new RegExp(`^(?:([123])(${L}+)|(${L}+)([123]))$`);
/** "3 ล่าง 123=50": how many digits, which is not a number itself. */
const countedFirst = /^([123]) ?([TBDFRS]+) (?=\d.*=)/;
const withEqual = new RegExp(`^(${L}*)(${LIST})(${L}*)=(${L}*)(${PRICE}|\\d+ \\d+)(${L}*)$`);
const priceAlone = new RegExp(`^(${L}*)=(${L}*)(${PRICE})(${L}*)$`);
const marksThenPrices = new RegExp(`^(${L}*)(${LIST})=?((?:${L}+\\d+){2,})$`);
const pricesThenMarks = new RegExp(`^(${L}*)(${LIST})=((?:\\d+${L}+){2,})$`);
const marksBetween = new RegExp(`^(${L}*)(\\d+)(${L}+)(${PRICE})(${L}*)$`);
const timesBetween = new RegExp(`^(${L}*)(\\d+)\\*(\\d+(?:[*-]\\d+)?)(${L}*)$`);
const partedBy = new RegExp(`^(${L}*)(\\d+)[- ](\\d+(?:[*-]\\d+)?|\\d+\\(\\d+\\*\\d+\\))(${L}*)$`);
/**
 * A run of separators is matched from its beginning only: matching from each of its signs would take quadratic
 * time.
 */
const aroundMarks = new RegExp(`(?<![- *])[- *]+(${L}+)[- *]*|(${L}+)[- *]*`, "g");
/** Longer than all letters together, so that some must repeat. */
const manyMarks = new RegExp(`${L}{11,}`, "g");
const listAlone = new RegExp(`^(${L}*)(\\d+(?:[- ]\\d+)*)(${L}*)$`);

const unread = (why: Why): Line => ({ kind: "unread", why });

/** What a compacted line says by itself. A line is parsed completely or not at all. */
export function readLine(compacted: string): Line {
  if (!/\d/.test(compacted)) return withoutDigits(compacted);
  if (/[!&]/.test(compacted)) return unread("words");
  const line = bare(compacted);
  if (/[#?]/.test(line)) return unread("words");
  if (/^\d{4}(?:[- ]\d{4})*$/.test(line)) return { kind: "sets", numbers: line.split(/[- ]/) };
  const equals = line.split("=").length - 1;
  if (equals > 1) return severalBets(line);
  const glued = withoutRepeats(line.replace(aroundMarks, "$1$2"));
  const heading = equals === 0 ? counted.exec(glued) : null;
  if (heading && !glued.includes("W")) {
    const digits = countMark(heading[1] ?? heading[4] ?? "");
    return { kind: "heading", marks: `${digits}${heading[2] ?? heading[3]}` };
  }
  const alone = priceAlone.exec(glued);
  if (alone) {
    const price = priceOf(alone[3] ?? "");
    const marks = joined([alone[1], `${alone[2]}${alone[4]}`]);
    return price && marks !== null ? { kind: "price", marks, price } : unread("price");
  }
  return oneBet(glued) ?? (equals === 0 ? withoutEqual(glued) : unread("unclear"));
}

function withoutDigits(compacted: string): Line {
  // Whether a place is meant is uncertain, and so is whether the heading above still applies.
  if (compacted.includes("&")) return { kind: "unread", why: "words", forgetsHeading: true };
  const marks = headed.exec(withoutRepeats(compacted.replace(/[=*()?-]/g, "").trim()))?.[1];
  return marks && !compacted.includes("!") ? { kind: "heading", marks } : { kind: "ignored" };
}

/** A repeated word adds nothing, and each number of a list is checked against all of them. */
const withoutRepeats = (line: string): string =>
  line.replace(manyMarks, (marks) => [...new Set(marks)].join(""));

/** Without the chatter at both ends and the brackets around words. */
function bare(compacted: string): string {
  return withoutRepeats(compacted)
    .replace(new RegExp(`\\((${L}+)\\)`, "g"), "$1")
    .replace(/^[#? *-]+|(?<![#? *-])[#? *-]+$/g, "")
    .replace(new RegExp(`^(${L}+)[ ?-]*#[ #?-]*(?=\\d)`), "$1")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(countedFirst, (_, digits: string, marks: string) => `${countMark(digits)}${marks} `);
}

const countMark = (digits: string) => "abc".charAt(Number(digits) - 1);

/** Words before, between and behind as one; null where two of them name a place. */
function joined(groups: readonly (string | undefined)[]): string | null {
  const naming = groups.filter((group) => group && /[TBDFS]/.test(group));
  return naming.length > 1 ? null : groups.join("");
}

function oneBet(text: string): Line | null {
  const equal = withEqual.exec(text);
  if (equal) {
    const [, before, list = "", mid, afterEqual, written = "", after] = equal;
    const numbers = list.split(/[-* ]/);
    if (written.includes(" ") && !isSecondPrice(written, numbers)) return unread("unclear");
    return bets(numbers, joined([before, `${mid}${afterEqual}`, after]), written);
  }
  const several = marksThenPrices.exec(text) ?? pricesThenMarks.exec(text);
  if (several) return priceForEach(several[2]?.split(/[-* ]/) ?? [], several[1] ?? "", several[3] ?? "");
  const between = marksBetween.exec(text);
  if (between) return bets([between[2] ?? ""], joined([between[1], between[3], between[5]]), between[4]);
  const times = timesBetween.exec(text);
  if (times) return bets([times[2] ?? ""], joined([times[1], times[4]]), times[3]);
  const parted = partedBy.exec(text);
  if (parted && isPriceOf(parted[2] ?? "", parted[3] ?? "")) {
    return bets([parted[2] ?? ""], joined([parted[1], parted[4]]), parted[3]);
  }
  return null;
}

/** A space separates two prices only where the second cannot be another number. */
function isSecondPrice(written: string, numbers: readonly string[]): boolean {
  const [first, second = ""] = written.split(" ");
  return first === second || numbers.every((number) => number.length !== second.length);
}

/** `123-50` is a number and its price; `12-50` may be two numbers. */
function isPriceOf(number: string, written: string): boolean {
  return /[*(]/.test(written) || written.split("-").every((part) => part.length !== number.length);
}

/** A line has few pairs of word and price; with a hundred, each number of the list would become a hundred bets. */
const MOST_PAIRS_LENGTH = 100;

/** `12 บน50 ล่าง30`: a price for each word. */
function priceForEach(numbers: readonly string[], before: string, pairs: string): Line {
  if (/[TBDFS]/.test(before) || pairs.length > MOST_PAIRS_LENGTH) return unread("unclear");
  const found = [...pairs.matchAll(new RegExp(`(${L}+)(\\d+)|(\\d+)(${L}+)`, "g"))];
  const lines = found.map((pair) => bets(numbers, before + (pair[1] ?? pair[4]), pair[2] ?? pair[3]));
  const wrong = lines.find((line) => line.kind !== "bets");
  return wrong ?? { kind: "bets", bets: lines.flatMap((line) => (line.kind === "bets" ? line.bets : [])) };
}

function bets(numbers: readonly string[], marks: string | null, written = ""): Line {
  if (numbers.some((number) => number.length > 3) || isMixedWithRuns(numbers)) return unread("digits");
  const price = priceOf(written);
  if (!price) return unread("price");
  return marks === null ? unread("unclear") : { kind: "bets", bets: [{ numbers, marks, price }] };
}

/** Numbers of one digit occur only among numbers of one digit; beside longer ones they mean something else. */
const isMixedWithRuns = (numbers: readonly string[]) =>
  numbers.some(({ length }) => length === 1) && numbers.some(({ length }) => length > 1);

function priceOf(written: string): WrittenPrice | null {
  const bracket = /^(\d+)\((\d+)\*(\d+)\)$/.exec(written);
  const parts = bracket ? bracket.slice(1) : written.split(/[*\- ]/);
  if (parts.some((part) => !/^(?:0|[1-9]\d{0,6})$/.test(part))) return null;
  const [first = 0, price = 0, count = 0] = parts.map(Number);
  return bracket ? { factors: [first], around: { price, count } } : { factors: parts.map(Number) };
}

function withoutEqual(glued: string): Line {
  const list = listAlone.exec(glued);
  const marks = list && joined([list[1], list[3]]);
  if (list && marks !== null) {
    const numbers = (list[2] ?? "").split(/[-* ]/);
    const isBettable = numbers.every(({ length }) => length <= 3) && !isMixedWithRuns(numbers);
    return isBettable ? { kind: "numbers", marks: marks ?? "", numbers } : unread("digits");
  }
  return allBets(glued.split(" "));
}

/** Each word is a bet of its own. */
function allBets(words: readonly string[]): Line {
  const lines = words.map((word) => oneBet(word) ?? unread("unclear"));
  const wrong = lines.find((line) => line.kind !== "bets");
  return wrong ?? { kind: "bets", bets: lines.flatMap((line) => (line.kind === "bets" ? line.bets : [])) };
}

/**
 * Several bets on one line, separated by spaces. A word for a place applies to the bets behind it where the line
 * begins with one, to those before it where the line ends with one; numbers without `=` occur only at the
 * beginning.
 */
function severalBets(line: string): Line {
  const words = line.split(" ");
  const first = words.findIndex((word) => word.includes("="));
  const isLeading = marksOnly.test(words[0] ?? "");
  const isTrailing = marksOnly.test(words.at(-1) ?? "");
  if (isLeading && isTrailing) return unread("unclear");
  const start = words.slice(isLeading ? 1 : 0, first);
  const merged = [
    ...(isLeading ? words.slice(0, 1) : []),
    [...start, words[first]].join(" "),
    ...words.slice(first + 1),
  ];
  const ordered = isTrailing ? merged.toReversed() : merged;
  let marks = "";
  const found: WrittenBet[] = [];
  for (const word of ordered) {
    if (marksOnly.test(word)) {
      if (!isLeading && !isTrailing) return unread("unclear");
      marks = word;
      continue;
    }
    const read = word.includes("=") ? oneBet(word) : null;
    if (read?.kind !== "bets") return read ?? unread("unclear");
    found.push(
      ...read.bets.map((bet) => (/[TBDFS]/.test(bet.marks) ? bet : { ...bet, marks: marks + bet.marks })),
    );
  }
  return { kind: "bets", bets: isTrailing ? found.reverse() : found };
}
