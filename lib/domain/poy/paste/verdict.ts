import { listPrefix } from "./asides";
import { placeOf, plainOf } from "./characters";
import { type Line, unread } from "./line";
import type { Roles } from "./parts";
import { productionsFor } from "./productions";
import { severalBets } from "./several-bets";
import { kindsOf, partsOf } from "./shapes";
import { type Token, tokenize } from "./tokenize";
import { quotes } from "./words";

/** What a part of the text became. */
type Role = "number" | "price" | "word" | "courtesy" | "aside" | "sign" | "unknown";

/** A part of a line, in its own UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly role: Role;
}

/** What keeps a line from being read without an answer: words that nobody knows, another lottery, a taken back text. */
export interface Obstacle {
  readonly about: "word" | "market" | "quote";
  /** The words, as they stand there. */
  readonly words: string;
  readonly markets?: readonly string[];
}

/** What a line says, or that it says nothing: no digits, no words of a slip. */
export interface Verdict {
  readonly line: Line | null;
  readonly obstacles: readonly Obstacle[];
  /** What each part of the line became, in order; worked out for the lines that are shown. */
  readonly spans: () => readonly Span[];
  /** The list number that the next line may begin with. */
  readonly next: number;
  /** The production that took the line. */
  readonly form?: string;
  /** A line of words that may be a heading, but not one that is known. */
  readonly isUnclear?: true;
}

const exported = /^ *\d{1,2}:\d{2}(?: [ap]m)? /i;
const isBetted = (kind: string) => "nphrv".includes(kind);

/** Lines that are remembered: while a text is typed, all but one of them were read before. */
const MOST_LINES = 20_000;
const known = new Map<string, Verdict>();

/** What a line says by itself. `next`: the list number that it may begin with. */
export function verdictOf(written: string, next: number): Verdict {
  const key = next === 1 ? written : `${next}\n${written}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_LINES) known.clear();
  const verdict = decided(written, next);
  known.set(key, verdict);
  return verdict;
}

/** The one place where a line's verdict is decided. A line with anything left over is asked about or refused. */
function decided(written: string, next: number): Verdict {
  const { said, next: following } = parse(written, next);
  return { ...said, spans: () => spansOf(written, next), next: following };
}

function parse(written: string, next: number) {
  const plain = plainOf(written);
  const prefix = listPrefix(plain.text, next);
  const tokens = tokenize(plain, prefix.length);
  const roles: Roles = new Map();
  return { plain, tokens, roles, said: sayingOf(tokens, plain.text, roles), next: prefix.next };
}

/** Parses the line again: it is shown rarely, and the tokens of every line are much to remember. */
function spansOf(written: string, next: number): readonly Span[] {
  const { plain, tokens, roles, said } = parse(written, next);
  return tokens
    .filter(({ kind }) => kind !== " ")
    .map((token) => ({
      from: placeOf(plain, token.from),
      to: placeOf(plain, token.to),
      role: roleOf(token, roles, said.line),
    }));
}

function sayingOf(tokens: readonly Token[], text: string, roles: Roles): Omit<Verdict, "spans" | "next"> {
  const textOf = ({ from, to }: Token) => text.slice(from, to);
  const markets = tokens.filter(({ kind }) => kind === "M");
  const market = markets.map(
    (token): Obstacle => ({ about: "market", words: textOf(token), markets: token.markets ?? [] }),
  );
  const hasBets = tokens.some(({ kind }) => isBetted(kind));
  if (!hasBets) return withoutBets(tokens, text, market);
  if (tokens.some(({ kind }) => kind === "!")) return { line: unread("stops"), obstacles: [] };
  const { left, strangers } = withoutStrangers(tokens);
  if (!left || strangers.some(({ isUnclear }) => isUnclear)) return { line: unread("words"), obstacles: [] };
  const { line, form } = lineOf(withCounts(left), roles);
  if (line.kind === "unread") return { line, obstacles: [] };
  // The name behind the time of an exported chat is its sender's.
  const first = tokens.find(({ kind }) => isBetted(kind))?.from ?? 0;
  const asked = exported.test(text) ? strangers.filter(({ from }) => from > first) : strangers;
  const words = asked.map((token): Obstacle => ({ about: "word", words: textOf(token) }));
  return { line, form, obstacles: [...market, ...words] };
}

function withoutBets(
  tokens: readonly Token[],
  text: string,
  market: readonly Obstacle[],
): Omit<Verdict, "spans" | "next"> {
  if (quotes(text)) return { line: null, obstacles: [{ about: "quote", words: text.trim() }] };
  const strangers = tokens.filter(({ kind }) => kind === "#" || kind === "!" || kind === "?");
  const left = parsable(
    tokens.filter(({ kind }) => kind !== "#" && kind !== "!" && kind !== "?" && kind !== "M"),
  );
  const hasWords = /[wh]/.test(kindsOf(left));
  if (hasWords && strangers.length === 0) {
    const words = left.filter(({ kind }) => !"=()*-,".includes(kind));
    const { line, form } = lineOf(words, new Map());
    if (line.kind === "heading") return { line, form, obstacles: market };
  }
  const isUnclear = hasWords || strangers.some((token) => token.isUnclear);
  if (isUnclear) return { line: null, obstacles: [{ about: "word", words: text.trim() }], isUnclear: true };
  // A name that happens to be a lottery's stands among other words.
  return { line: null, obstacles: strangers.length === 0 ? market : [] };
}

/** Without the words before the first and behind the last part of a bet; null where some stand between. */
function withoutStrangers(tokens: readonly Token[]): {
  left: readonly Token[] | null;
  strangers: readonly Token[];
} {
  const isPart = ({ kind }: Token) => isBetted(kind) || kind === "w" || kind === "=" || kind === "*";
  const first = tokens.findIndex(isPart);
  const last = tokens.findLastIndex(isPart);
  const isStranger = ({ kind }: Token) => kind === "#" || kind === "?";
  const strangers = tokens.filter(isStranger);
  const isInside = tokens.some(
    (token, at) =>
      isStranger(token) &&
      ((at > first && at < last) ||
        (!(token.sign === "?" && at > last) && !isApart(tokens[at < first ? at + 1 : at - 1]))),
  );
  return { left: isInside ? null : parsable(tokens.filter((token) => !isStranger(token))), strangers };
}

/** Words stand apart from a bet: "5O" is no price with a word behind it. */
const isApart = (token: Token | undefined) =>
  token === undefined || !(isBetted(token.kind) || "=*-(".includes(token.kind));

/** The tokens that the grammar sees: no courtesies, no asides, one separator for a run of them. */
function parsable(tokens: readonly Token[]): readonly Token[] {
  const left: Token[] = [];
  for (const token of tokens) {
    if (token.kind === "M") continue;
    const seen = token.kind === "i" || token.kind === "d" ? { ...token, kind: " " } : token;
    const before = left.at(-1);
    const isSeparator = SEPARATORS.includes(seen.kind);
    if (isSeparator && before && SEPARATORS.includes(before.kind)) {
      if (SEPARATORS.indexOf(seen.kind) > SEPARATORS.indexOf(before.kind)) left[left.length - 1] = seen;
      continue;
    }
    if (seen.kind === "=" && (before?.kind === "=" || (before?.kind === " " && left.at(-2)?.kind === "=")))
      continue;
    if (!(isSeparator && left.length === 0 && seen.kind !== "-")) left.push(seen);
  }
  while (left.length > 0 && SEPARATORS.includes(left.at(-1)?.kind ?? "")) left.pop();
  return withoutBrackets(left);
}

const SEPARATORS = " ,-";

/** "3 ล่าง" above numbers or before "123=50": how many digits, which is no number itself. */
function withCounts(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.kind !== "w" && tokens[1]?.kind !== "w" && tokens[2]?.kind !== "w") return tokens;
  const kinds = kindsOf(tokens);
  const at = /^n ?w+(?:$| n.*=)/.test(kinds) ? 0 : /^w+n$/.test(kinds) ? tokens.length - 1 : -1;
  const count = tokens[at];
  const marks = tokens.flatMap(({ marks: own = "" }) => [...own]).join("");
  if (!count || !/^[123]$/.test(count.digits ?? "") || marks.includes("W")) return tokens;
  const word: Token = {
    kind: "w",
    from: count.from,
    to: count.to,
    marks: "abc".charAt(Number(count.digits) - 1),
  };
  return tokens.map((token) => (token === count ? word : token));
}

/** Brackets and stars around words, and brackets around a whole line, say nothing. */
function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const kinds = kindsOf(tokens);
  const dropped = new Set<number>();
  if (!kinds.includes("(") && !kinds.includes("*w") && !kinds.includes("w*")) return tokens;
  for (const { index, 0: found } of kinds.matchAll(/(?<![np] ?)\*w+\*(?! ?[np(])|\*w+\*(?= )/g))
    dropped.add(index).add(index + found.length - 1);
  for (const { index, 0: found } of kinds.matchAll(/\((?:w[ ,-]?)+\)/g))
    dropped.add(index).add(index + found.length - 1);
  if (/^\([^()]*\)$/.test(kinds)) dropped.add(0).add(kinds.length - 1);
  return dropped.size === 0 ? tokens : tokens.filter((_, at) => !dropped.has(at));
}

/** By the first production that takes all of it. */
function lineOf(tokens: readonly Token[], roles: Roles): { readonly line: Line; readonly form: string } {
  const kinds = kindsOf(tokens);
  let why: Line | null = null;
  for (const [{ name, read }, places] of productionsFor(kinds)) {
    roles.clear();
    const line = read(partsOf(places, tokens), roles);
    if (!line) continue;
    if (line.kind !== "unread") return { line: dated(line, tokens, kinds), form: name };
    why ??= line;
  }
  return { line: severalBets(tokens, kinds, roles) ?? why ?? unread("unclear"), form: "severalBets" };
}

/** `16/12` and `14:05` alone may be a day and a time. */
function dated(line: Line, tokens: readonly Token[], kinds: string): Line {
  if (line.kind !== "numbers" || kinds !== "n-n") return line;
  const [one = 0, other = 0] = tokens.filter(({ kind }) => kind === "n").map(({ digits }) => Number(digits));
  const sign = tokens[1]?.sign;
  const isDay = sign === "/" && one >= 1 && one <= 31 && other >= 1 && other <= 12;
  const isTime = (sign === ":" || sign === ".") && one < 24 && other < 60;
  return isDay || isTime ? { ...line, isDate: true } : line;
}

function roleOf(token: Token, roles: Roles, line: Line | null): Role {
  const role = roles.get(token);
  if (role) return role;
  if (token.kind === "i") return "courtesy";
  if (token.kind === "d") return "aside";
  if ("wh=".includes(token.kind) && token.to - token.from > 1) return "word";
  if (token.kind === "w" || token.kind === "h" || token.kind === "M") return "word";
  // A digit that says how many digits the numbers have: "3 ล่าง".
  if (token.kind === "n" && line && line.kind !== "unread") return "word";
  return "#!?nprv".includes(token.kind) ? "unknown" : "sign";
}
