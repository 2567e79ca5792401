import type { WrittenPrice } from "./expand-bets";
import { type Line, unread, type Why, type WrittenGroup } from "./line";
import type { Token } from "./tokenize";

/** Tokens that a production took as numbers and as prices, for the colours of the text. */
export type Roles = Map<Token, "number" | "price">;

/** Words, with signs between them that part no more than a space does. */
export const WORDS = "w(?:[ ,*-]*w)*";
/** A list of numbers. */
export const LIST = "n(?:[ ,-]+n)*";
/** A price of up to six parts, or one with its orders behind it: `40(10x5)`. */
export const PRICE = "[np](?: ?[*-] ?[np]){1,5}|n\\(n\\*n\\)|[np]";

export function marksOf(tokens: readonly Token[] = []): string {
  let marks = "";
  for (const token of tokens) for (const mark of token.marks ?? "") if (!marks.includes(mark)) marks += mark;
  return marks;
}

export const digitsOf = (tokens: readonly Token[] = []) => tokens.filter(({ kind }) => kind === "n");

/** The words before, between and behind as one; null where two of them name a place. */
export function joined(
  groups: readonly (readonly Token[] | undefined)[],
): { marks: string; orders?: number } | null {
  const naming = groups.filter((group) => /[TBDFS]/.test(marksOf(group)));
  if (naming.length > 1) return null;
  const tokens = groups.flatMap((group) => group ?? []);
  const orders = tokens.find((token) => token.orders !== undefined)?.orders;
  return { marks: marksOf(tokens), ...(orders !== undefined && { orders }) };
}

/** Baht as written; null where a part is no whole price. */
export function priceOf(tokens: readonly Token[] = []): WrittenPrice | null {
  const parts = tokens.filter(({ kind }) => kind === "n" || kind === "p");
  // "2.5" is no whole price, and "14:05" none at all.
  if (tokens.some(({ sign }) => sign === "." || sign === ":")) return null;
  const factors = parts.map(
    ({ baht, digits = "" }) => baht ?? (/^(?:0|[1-9]\d{0,6})$/.test(digits) ? Number(digits) : -1),
  );
  if (factors.length === 0 || factors.some((one) => one < 0)) return null;
  if (!tokens.some(({ kind }) => kind === "(")) return { factors };
  const [first = 0, price = 0, count = 0] = factors;
  return { factors: [first], around: { price, count } };
}

export function groupOf(
  list: readonly Token[] = [],
  words: readonly (readonly Token[] | undefined)[],
): WrittenGroup | null {
  const numbers = digitsOf(list).map(({ digits = "" }) => digits);
  const said = joined(words);
  return said && { numbers, ...said };
}

/** Numbers that can be bet on: up to three digits, and those of one digit only among themselves. */
export function whyNotNumbers(numbers: readonly string[]): Why | null {
  if (numbers.some(({ length }) => length > 3)) return "digits";
  const isMixed = numbers.some(({ length }) => length === 1) && numbers.some(({ length }) => length > 1);
  return isMixed ? "digits" : null;
}

export function betsOf(group: WrittenGroup | null, price: WrittenPrice | null): Line {
  if (!group) return unread("unclear");
  const why = group.helper || group.isRange ? null : whyNotNumbers(group.numbers);
  if (why) return unread(why);
  return price ? { kind: "bets", bets: [{ ...group, price }] } : unread("price");
}

export function note(roles: Roles, list: readonly Token[] = [], price: readonly Token[] = []): void {
  for (const token of list) if ("nrvh".includes(token.kind)) roles.set(token, "number");
  for (const token of price) if (token.kind === "n" || token.kind === "p") roles.set(token, "price");
}

/** All bets of several lines' worth on one line, or the first reason against them. */
export function together(lines: readonly Line[]): Line {
  const wrong = lines.find(({ kind }) => kind !== "bets");
  return wrong ?? { kind: "bets", bets: lines.flatMap((line) => (line.kind === "bets" ? line.bets : [])) };
}
