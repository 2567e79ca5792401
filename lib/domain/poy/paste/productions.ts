import { type Line, unread } from "./line";
import {
  betsOf,
  digitsOf,
  groupOf,
  joined,
  LIST,
  marksOf,
  note,
  PRICE,
  priceOf,
  type Roles,
  together,
  WORDS,
  whyNotNumbers,
} from "./parts";
import {
  BACKWARD_PAIRS,
  BETWEEN,
  forEach,
  isSecondPrice,
  LISTS,
  LISTS_BEFORE,
  numbersBetween,
  PAIRS,
  sweep,
} from "./readings";
import { each, kindsOf, type Match, type Places, placesOf } from "./shapes";

interface Production {
  /** As docs and the page that explains it call it. */
  readonly name: string;
  readonly pattern: RegExp;
  read(match: Match, roles: Roles): Line | null;
}

const production = (name: string, pattern: string, read: Production["read"]): Production => ({
  name,
  pattern: new RegExp(`^${pattern}$`, "d"),
  read,
});

/** The grammar of a line: the first production that takes all of it and finds sense in it says what it is. */
const productions: readonly Production[] = [
  production("heading", `(?<w>${WORDS})`, ({ w }) => ({ kind: "heading", marks: marksOf(w) })),
  production("sets", `(?<l>${LIST})`, ({ l }, roles) => {
    const numbers = digitsOf(l).map(({ digits = "" }) => digits);
    if (numbers.some(({ length }) => length !== 4)) return null;
    note(roles, l);
    return { kind: "sets", numbers };
  }),
  production(
    "price",
    `(?<a>${WORDS})?(?: ?= ?|-)(?<b>${WORDS})? ?(?<p>${PRICE}) ?(?<c>${WORDS})?`,
    ({ a, b, c, p }, roles) => {
      const said = joined([a, [...(b ?? []), ...(c ?? [])]]);
      const price = priceOf(p);
      if (!said || !price) return unread(price ? "unclear" : "price");
      note(roles, [], p);
      return { kind: "price", marks: said.marks, price };
    },
  ),
  production("sum", `(?<a>${WORDS})? ?(?<p>p(?: ?[*-] ?[np])?) ?(?<b>${WORDS})?`, ({ a, p, b }, roles) => {
    const price = priceOf(p);
    const said = joined([a, b]);
    note(roles, [], p);
    if (!price || !said) return null;
    return { kind: "price", marks: said.marks, price, ...(said.marks === "" && { isSum: true }) };
  }),
  production("priceOfFour", `(?<p>n ?\\* ?n)`, ({ p = [] }, roles) => {
    const price = priceOf(p);
    if (!price || (p[0]?.digits?.length ?? 0) < 4) return null;
    note(roles, [], p);
    return { kind: "price", marks: "", price };
  }),
  production(
    "equals",
    `(?<a>${WORDS})? ?(?<l>${LIST}) ?(?<b>${WORDS})? ?= ?(?<c>${WORDS})? ?(?<p>${PRICE}|n n) ?(?<d>${WORDS})?`,
    ({ a, l, b, c, d, p = [] }, roles) => {
      const group = groupOf(l, [a, [...(b ?? []), ...(c ?? [])], d]);
      if (kindsOf(p) === "n n" && !isSecondPrice(p, group?.numbers ?? [])) return unread("unclear");
      note(roles, l, p);
      return betsOf(group, priceOf(p));
    },
  ),
  production(
    "forEachWord",
    `(?<a>${WORDS})? ?(?<l>${LIST}) ?=? ?(?<pairs>${WORDS} ?[=-]? ?[np](?:[ ,]*${WORDS} ?[=-]? ?[np])+)`,
    ({ a, l, pairs = [] }, roles) => {
      const parts = each(pairs, PAIRS);
      const signs = parts.filter(({ s }) => s).length;
      // "123 บน 456 ล่าง = 50": a sign before one price alone is that of all numbers.
      return signs === 0 || signs === parts.length ? forEach(l, a, parts, roles) : null;
    },
  ),
  production(
    "forEachWordBehind",
    `(?<a>${WORDS})? ?(?<l>${LIST}) ?= ?(?<pairs>[np] ?${WORDS}(?:[ ,]*[np] ?${WORDS})+)`,
    ({ a, l, pairs = [] }, roles) => forEach(l, a, each(pairs, BACKWARD_PAIRS), roles),
  ),
  production(
    "straightThenWords",
    `(?<l>${LIST}) ?= ?(?<p>[np]) ?(?<pairs>${WORDS} ?[=-]? ?[np](?:[ ,]*${WORDS} ?[=-]? ?[np])*)`,
    ({ l, p, pairs = [] }, roles) => {
      note(roles, l, p);
      const first = betsOf(groupOf(l, []), priceOf(p));
      return together([first, forEach(l, [], each(pairs, PAIRS), roles)]);
    },
  ),
  production(
    "listsOfWords",
    `(?<lists>${WORDS} ?${LIST}(?:[ ,]+${WORDS} ?${LIST})+) ?= ?(?<p>${PRICE})`,
    ({ lists = [], p }, roles) =>
      together(
        each(lists, LISTS).map(({ w, l }) => {
          note(roles, l, p);
          return betsOf(groupOf(l, [w]), priceOf(p));
        }),
      ),
  ),
  production(
    "listsBeforeWords",
    `(?<lists>${LIST} ?${WORDS}(?:[ ,]*${LIST} ?${WORDS})+) ?= ?(?<p>${PRICE})`,
    ({ lists = [], p }, roles) =>
      together(
        each(lists, LISTS_BEFORE).map(({ w, l }) => {
          note(roles, l, p);
          return betsOf(groupOf(l, [w]), priceOf(p));
        }),
      ),
  ),
  production(
    "between",
    `(?<a>${WORDS})? ?(?<l>${LIST}) ?(?<b>${WORDS})[ -]?(?<p>${PRICE}) ?(?<c>${WORDS})?`,
    ({ a, l, b, c, p }, roles) => {
      note(roles, l, p);
      return betsOf(groupOf(l, [a, b, c]), priceOf(p));
    },
  ),
  production(
    "times",
    `(?<a>${WORDS})? ?(?<l>n) ?\\* ?(?<p>${PRICE}) ?(?<b>${WORDS})?`,
    ({ a, l = [], b, p = [] }, roles) => {
      note(roles, l, p);
      const line = betsOf(groupOf(l, [a, b]), priceOf(p));
      const orPrice = priceOf([...l, ...p]);
      if (line.kind !== "bets" || !orPrice || orPrice.factors.length > 2) return line;
      return { ...line, orPrice };
    },
  ),
  production(
    "parted",
    `(?<a>${WORDS})? ?(?<l>n)[- ](?<p>[np](?:-[np])?|n\\(n\\*n\\)) ?(?<b>${WORDS})?`,
    ({ a, l, b, p = [] }, roles) => {
      const group = groupOf(l, [a, b]);
      const isPrice = p.some(({ kind }) => kind === "(" || kind === "p");
      if (
        !group ||
        !(isPrice || digitsOf(p).every(({ digits }) => digits?.length !== group.numbers[0]?.length))
      )
        return null;
      note(roles, l, p);
      return betsOf(group, priceOf(p));
    },
  ),
  production(
    "listThenPrice",
    `(?<a>${WORDS})? ?(?<l>${LIST})[- ](?<p>[np](?: ?\\* ?[np]){1,5}|p) ?(?<b>${WORDS})?`,
    ({ a, l, b, p }, roles) => {
      note(roles, l, p);
      return betsOf(groupOf(l, [a, b]), priceOf(p));
    },
  ),
  production(
    "listDashPrice",
    `(?<a>${WORDS})? ?(?<l>${LIST})-(?<p>n) ?(?<b>${WORDS})?`,
    ({ a, l, b, p = [] }, roles) => {
      const group = groupOf(l, [a, b]);
      const lengths = new Set(group?.numbers.map(({ length }) => length));
      // "123 456-50": numbers of one length, and another one that cannot be theirs.
      if (!group || lengths.size !== 1 || lengths.has(p[0]?.digits?.length ?? 0) || group.numbers.length < 2)
        return null;
      note(roles, l, p);
      return betsOf(group, priceOf(p));
    },
  ),
  production(
    "sweep",
    `(?<a>${WORDS})? ?(?<h>h)[ -]*(?<l>${LIST})?(?:[ -]*(?<b>${WORDS}))?(?: ?= ?|[ -]|(?<=[wh]))(?<p>[np]) ?(?<c>${WORDS})?`,
    sweep,
  ),
  production(
    "sweepBehind",
    `(?<a>${WORDS})? ?(?<l>n) ?(?<h>h) ?(?<b>${WORDS})?(?: ?= ?|[ -])(?<p>[np]) ?(?<c>${WORDS})?`,
    sweep,
  ),
  production(
    "range",
    `(?<a>${WORDS})? ?(?<l>[rv]) ?(?<b>${WORDS})? ?= ?(?<p>${PRICE}) ?(?<c>${WORDS})?`,
    ({ a, l = [], b, c, p }, roles) => {
      const numbers = numbersBetween(l[0]);
      const said = joined([a, b, c]);
      note(roles, l, p);
      return numbers ? betsOf(said && { ...said, numbers, isRange: true }, priceOf(p)) : unread("digits");
    },
  ),
  production("numbers", `(?<a>${WORDS})? ?(?<l>${LIST}) ?(?<b>${WORDS})?`, ({ a, l = [], b }, roles) => {
    const group = groupOf(l, [a, b]);
    const why = whyNotNumbers(group?.numbers ?? []);
    if (!group || why) return unread(why ?? "unclear");
    note(roles, l);
    return { kind: "numbers", group };
  }),
  production(
    "severalBetween",
    `(?<all>(?:n ?${WORDS}(?: ?= ?| )?[np][ ,]*)+n ?${WORDS}(?: ?= ?| )?[np])`,
    ({ all = [] }, roles) =>
      together(
        each(all, BETWEEN).map(({ n, w, p }) => {
          note(roles, n, p);
          return betsOf(groupOf(n, [w]), priceOf(p));
        }),
      ),
  ),
];

/** Their names and patterns over the kinds of tokens, for the document that explains them. */
export const productionPatterns: readonly (readonly [name: string, pattern: string])[] = productions.map(
  ({ name, pattern }) => [name, pattern.source.slice(1, -1).replace(/\?<\w+>/g, "")] as const,
);

/** Their names, with that of several bets on one line, which `severalBets` reads. */
export const productionNames: readonly string[] = [...productions.map(({ name }) => name), "severalBets"];

/** The shapes of lines that are remembered: a text of thousands of lines has some dozens of them. */
const MOST_SHAPES = 500;
const MOST_KINDS = 40;
const known = new Map<string, readonly (readonly [Production, Places])[]>();

/** The productions that take all of a line, by the kinds of its tokens. */
export function productionsFor(kinds: string): readonly (readonly [Production, Places])[] {
  const before = known.get(kinds);
  if (before) return before;
  const found = productions.flatMap((one) => {
    const match = one.pattern.exec(kinds);
    return match ? [[one, placesOf(match)] as const] : [];
  });
  if (known.size >= MOST_SHAPES) known.clear();
  if (kinds.length <= MOST_KINDS) known.set(kinds, found);
  return found;
}
