import { type Line, unread, type WrittenBet } from "./line";
import { LIST, marksOf, note, PRICE, priceOf, type Roles, whyNotNumbers } from "./parts";
import { type Match, partsOf, placesOf } from "./shapes";
import type { Token } from "./tokenize";

/** A word for a place, a bet, or what parts them. */
const partBy = (list: string) =>
  new RegExp(
    `(?<w>w)[ ,*-]?|(?:(?<l>${list}) ?(?<b>w)? ?= ?|(?<n>n) ?\\* ?|(?<m>n)-)(?<p>${PRICE})(?<c>w(?=[ ,]|$))?[ ,]?|[ ,-]`,
    "dy",
  );
/** Only the first bet may have a list; looking for one at each bet would take quadratic time. */
const FIRST = partBy(LIST);
const LATER = partBy("n");

/**
 * Several bets on one line. A word for a place applies to the bets behind it where the line begins with one, to those
 * before it where the line ends with one; a list of numbers stands only at the beginning.
 */
export function severalBets(tokens: readonly Token[], kinds: string, roles: Roles): Line | null {
  const parts: Match[] = [];
  let part = FIRST;
  for (let from = 0; from < kinds.length; ) {
    part.lastIndex = from;
    const match = part.exec(kinds);
    if (!match) return null;
    from += match[0].length;
    if (match.groups?.p) part = LATER;
    parts.push(partsOf(placesOf(match), tokens));
  }
  const bets = parts.filter(({ p }) => p).length;
  if (bets < 2) return null;
  const said = parts.filter(({ p, w }) => p ?? w);
  const isLeading = said[0]?.w !== undefined;
  const isTrailing = said.at(-1)?.w !== undefined;
  const hasWords = said.some(({ w }) => w);
  if (hasWords && isLeading === isTrailing) return unread("unclear");
  const ordered = isTrailing ? [...said].reverse() : said;
  const found: WrittenBet[] = [];
  let marks = "";
  let wasWord = false;
  for (const one of ordered) {
    if (one.w) {
      marks = wasWord ? marks + marksOf(one.w) : marksOf(one.w);
      wasWord = true;
      continue;
    }
    wasWord = false;
    const bet = betOf(one, marks, roles);
    if ("kind" in bet) return bet;
    found.push(bet);
  }
  return { kind: "bets", bets: isTrailing ? found.reverse() : found };
}

function betOf({ l, n, m, b, c, p }: Match, marks: string, roles: Roles): WrittenBet | Line {
  const list = (l ?? n ?? m ?? []).filter(({ kind }) => kind === "n");
  const numbers = list.map(({ digits = "" }) => digits);
  const own = marksOf([...(b ?? []), ...(c ?? [])]);
  const price = priceOf(p);
  const why = whyNotNumbers(numbers);
  if (why) return unread(why);
  if (!price) return unread("price");
  // "12-50 34-60" may be four numbers.
  if (m && price.factors.length === 1 && String(price.factors[0]).length === numbers[0]?.length)
    return unread("unclear");
  note(roles, list, p);
  const orders = [...(b ?? []), ...(c ?? [])].find((token) => token.orders !== undefined)?.orders;
  return {
    numbers,
    marks: /[TBDFS]/.test(own) ? own : marks + own,
    price,
    ...(orders !== undefined && { orders }),
  };
}
