/** Small changes of an SQL function, each a mistake that somebody could make. */
import { bodyTokens, type Token } from "./tokens";

/** What stands in the file from one place to another, and what is put there instead. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

type Operator = (tokens: readonly Token[], at: number) => Change[];

const upper = (token: Token | undefined) => token?.text.toUpperCase() ?? "";
const swap = (token: Token, replacement: string): Change => ({ from: token.at, to: token.end, replacement });
const drop = (first: Token, last: Token): Change => ({ from: first.at, to: last.end, replacement: "" });

/** Boundary and direction: < becomes <= and >=. */
const comparisons: Record<string, readonly string[]> = {
  "=": ["<>"],
  "<>": ["="],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
};
const comparison: Operator = (tokens, at) =>
  (comparisons[upper(tokens[at])] ?? []).map((other) => swap(tokens[at] as Token, other));

const opposites: Record<string, string> = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "/",
  AND: "OR",
  OR: "AND",
  GREATEST: "least",
  LEAST: "greatest",
  PG_ADVISORY_XACT_LOCK: "pg_advisory_xact_lock_shared",
  PG_ADVISORY_XACT_LOCK_SHARED: "pg_advisory_xact_lock",
  PG_TRY_ADVISORY_XACT_LOCK: "pg_try_advisory_xact_lock_shared",
};
const opposite: Operator = (tokens, at) => {
  const token = tokens[at] as Token;
  const other = opposites[upper(token)];
  if (!other) return [];
  // A sign before an amount is dropped.
  const isSign = token.text === "-" && !/^[\w'"\])]/.test(tokens[at - 1]?.text ?? "(");
  const isAfterWord = /^(SELECT|WHEN|THEN|ELSE|RETURN)$/.test(upper(tokens[at - 1]));
  return [swap(token, isSign || (token.text === "-" && isAfterWord) ? "" : other)];
};

/** One more and one less; not the 1 of `SELECT 1 FROM`, which nobody reads. */
const constant: Operator = (tokens, at) => {
  const token = tokens[at] as Token;
  const isUnread = /^(PERFORM|SELECT)$/.test(upper(tokens[at - 1])) && upper(tokens[at + 1]) === "FROM";
  if (!/^\d+$/.test(token.text) || isUnread) return [];
  return [1, -1].map((more) => swap(token, `(${Number(token.text) + more})`));
};

const endOfTerm =
  /^(AND|OR|WHERE|THEN|ORDER|GROUP|LIMIT|FOR|RETURNING|ON|FROM|JOIN|LEFT|UNION|HAVING|INTO|WHEN|ELSE|END|LOOP|;|,)$/;

/** The index of the last token of the condition that begins at an index; CASE … END inside is one of its parts. */
function endOfCondition(tokens: readonly Token[], at: number): number {
  const depth = tokens[at]?.depth ?? 0;
  let last = at;
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next] as Token;
    if (token.depth < depth || (token.depth === depth && next > at && endOfTerm.test(upper(token)))) break;
    last = next;
  }
  return last;
}

/** `AND x`, the `x AND` behind WHERE and IF, and a WHERE of one condition. */
const droppedCondition: Operator = (tokens, at) => {
  const token = tokens[at] as Token;
  const word = upper(token);
  if (!/^(AND|OR|WHERE|IF|ELSIF|ON)$/.test(word) || !tokens[at + 1]) return [];
  if (upper(tokens[at - 1]) === "END" || upper(tokens[at + 1]) === "CONFLICT") return [];
  const last = endOfCondition(tokens, at + 1);
  const follows = upper(tokens[last + 1]);
  if (word === "AND" || word === "OR") return [drop(token, tokens[last] as Token)];
  if (follows === "AND" || follows === "OR")
    return [drop(tokens[at + 1] as Token, tokens[last + 1] as Token)];
  return word === "WHERE" ? [drop(token, tokens[last] as Token)] : [];
};

/** A branch that is never taken, or always. */
const branch: Operator = (tokens, at) => {
  if (!/^(IF|ELSIF|WHEN)$/.test(upper(tokens[at])) || upper(tokens[at - 1]) === "END") return [];
  const then = tokens.findIndex((token, index) => index > at && upper(token) === "THEN");
  const [first, last] = [tokens[at + 1], tokens[then - 1]];
  if (!first || !last || then < 0) return [];
  return ["false", "true"].map((value) => ({ from: first.at, to: last.end, replacement: value }));
};

/** FOR UPDATE, FOR NO KEY UPDATE and FOR SHARE, and what is locked by a call. */
const droppedLock: Operator = (tokens, at) => {
  if (upper(tokens[at]) !== "FOR") return [];
  const words = tokens.slice(at, at + 6).map(upper);
  const length = words.findIndex((word) => /^(UPDATE|SHARE)$/.test(word)) + 1;
  if (length === 0 || length > 4) return [];
  const skips = words[length] === "SKIP" ? 2 : 0;
  return [drop(tokens[at] as Token, tokens[at + length - 1 + skips] as Token)];
};

/** A statement of a plpgsql block. */
const droppedStatement: Operator = (tokens, at) => {
  const token = tokens[at] as Token;
  const isFirst = /^(;|BEGIN|THEN|ELSE|LOOP)$/.test(upper(tokens[at - 1]));
  const isStatement =
    /^(PERFORM|INSERT|UPDATE|DELETE|RAISE|RETURN)$/.test(upper(token)) || upper(tokens[at + 1]) === ":=";
  if (!isFirst || !isStatement || token.depth > 0) return [];
  const end = tokens.findIndex((one, index) => index > at && one.text === ";");
  // A block needs one.
  return end < 0 ? [] : [{ from: token.at, to: (tokens[end] as Token).end, replacement: "NULL;" }];
};

/** A row of VALUES, and what UNION ALL adds. */
const droppedRow: Operator = (tokens, at) => {
  const token = tokens[at] as Token;
  if (upper(token) === "UNION") return [drop(token, tokens[endOfQuery(tokens, at)] as Token)];
  if (upper(token) !== "VALUES") return [];
  const rows: (readonly [number, number])[] = [];
  for (let begin = at + 1; tokens[begin]?.text === "("; ) {
    const end = closing(tokens, begin);
    rows.push([begin, end]);
    begin = tokens[end + 1]?.text === "," ? end + 2 : tokens.length;
  }
  if (rows.length < 2) return [];
  return rows.map(([begin, end], index) =>
    index === 0
      ? drop(tokens[begin] as Token, tokens[end + 1] as Token)
      : drop(tokens[begin - 1] as Token, tokens[end] as Token),
  );
};

/** `coalesce(x, 0)` becomes `x`. */
const droppedDefault: Operator = (tokens, at) => {
  const token = tokens[at] as Token;
  if (upper(token) !== "COALESCE") return [];
  const end = closing(tokens, at + 1);
  const depth = (tokens[at + 1]?.depth ?? 0) + 1;
  const comma = tokens.findLastIndex(
    (one, index) => index > at && index < end && one.text === "," && one.depth === depth,
  );
  return [{ from: (tokens[comma] as Token).at, to: (tokens[end] as Token).at, replacement: "" }];
};

/** Words whose absence or opposite reads as well: LEFT, NOT, DISTINCT, DESC, FILTER, ON CONFLICT, SKIP LOCKED, STRICT. */
const droppedWord: Operator = (tokens, at) => {
  const token = tokens[at] as Token;
  const [word, next] = [upper(token), tokens[at + 1]];
  if (/^(LEFT|NOT|DISTINCT|DESC)$/.test(word) && next?.text !== "(") return [drop(token, token)];
  if (word === "IS" && upper(next) === "NULL")
    return [{ from: token.at, to: token.end, replacement: "IS NOT" }];
  if (word === "ON" && upper(next) === "CONFLICT") {
    const last = tokens.findIndex((one, index) => index > at && upper(one) === "NOTHING");
    return last < 0 ? [] : [drop(token, tokens[last] as Token)];
  }
  if (word === "FILTER") return [drop(token, tokens[closing(tokens, at + 1)] as Token)];
  if (word === "SKIP" && upper(next) === "LOCKED") return [drop(token, next as Token)];
  return [];
};

const closing = (tokens: readonly Token[], open: number) =>
  tokens.findIndex((token, index) => index > open && token.depth === tokens[open]?.depth);

function endOfQuery(tokens: readonly Token[], at: number): number {
  const depth = tokens[at]?.depth ?? 0;
  const end = tokens.findIndex(
    (token, index) => index > at && (token.depth < depth || (token.text === ";" && token.depth === depth)),
  );
  return (end < 0 ? tokens.length : end) - 1;
}

const operators: readonly Operator[] = [
  comparison,
  opposite,
  constant,
  droppedCondition,
  branch,
  droppedLock,
  droppedStatement,
  droppedRow,
  droppedDefault,
  droppedWord,
];

/** Every change that the operators make of a function's text, each once, in the order of the text. */
export function changesOf(text: string): Change[] {
  const tokens = bodyTokens(text);
  const all = tokens.flatMap((_, at) => operators.flatMap((operator) => operator(tokens, at)));
  const seen = new Map(all.map((change) => [JSON.stringify(change), change]));
  return [...seen.values()].sort((a, b) => a.from - b.from || a.to - b.to);
}

export const applied = (text: string, { from, to, replacement }: Change): string =>
  text.slice(0, from) + replacement + text.slice(to);
