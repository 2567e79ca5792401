/**
 * Parses a chat into a slip: its lines as bets, and for each line of the text what it was parsed as. Nothing is
 * guessed: the member is asked about what is ambiguous, and what cannot be parsed is reported.
 */

import { type Answers, type Ask, type Resolved, resolve, together, type WrittenGroup } from "./ambiguities";
import type { PastedBet, WrittenPrice } from "./expand-bets";
import { type Line, readLine, type Why } from "./lines";
import { withoutListPrefix } from "./phrases";
import { toPasteAlphabet } from "./tokenize";

/** One line of the text. `asks` without an `ask` of its own is answered at the price below it. */
export interface PastedRow {
  readonly text: string;
  readonly mark: "read" | "heading" | "ignored" | "asks" | "unread";
  readonly why?: Why;
  readonly ask?: Ask;
  /** The row whose price numbers without a price of their own take; null where none follows. */
  readonly priceRow?: number | null;
}

export interface Pasted {
  readonly rows: readonly PastedRow[];
  /** `row`: the line of the text that the number stands in. */
  readonly bets: readonly (PastedBet & { readonly row: number })[];
  /** Four digits alone: bets of another lottery. */
  readonly sets: readonly string[];
}

interface Group extends WrittenGroup {
  row: number;
}

/** Parses any text; never throws. Prices in whole baht become satang. */
export function readPaste(text: string, answers: Answers = {}): Pasted {
  const texts = text.split("\n");
  const rows: PastedRow[] = [];
  const found: (PastedBet & { row: number })[] = [];
  const sets: string[] = [];
  let heading = "";
  let next = 1;
  let waiting: Group[] = [];

  const mark = (row: number, change: Omit<PastedRow, "text">) => {
    rows[row] = { text: texts[row] ?? "", ...change };
  };
  const link = (groups: readonly Group[], priceRow: number | null) => {
    for (const { row } of groups) {
      const known = rows[row];
      if (known) rows[row] = { ...known, priceRow };
    }
  };
  const settle = (row: number, groups: readonly Group[], price: WrittenPrice) => {
    const results = groups.map((group) => ({ group, result: resolve(group, price, heading, answers) }));
    const asks = results.flatMap(({ result }) => (result.ask ? [result.ask] : []));
    for (const { group, result } of results) {
      for (const bet of result.bets ?? []) found.push({ ...bet, row: group.row });
      mark(group.row, result.ask ? { mark: "asks" } : result.bets ? readOrNone([result]) : whyNot("price"));
    }
    if (asks.length > 0) mark(row, { mark: "asks", ask: together(asks) });
    else if (groups.every((group) => group.row !== row)) {
      mark(row, readOrNone(results.map(({ result }) => result)));
    }
  };
  /** Numbers without a price. Two of them may have been a number and its price. */
  const giveUp = () => {
    for (const group of waiting) {
      const [number = "", baht = ""] = group.numbers;
      const key = `pair ${number} ${baht}`;
      const isPair = group.numbers.length === 2 && /^[1-9]/.test(baht);
      if (isPair && answers[key] === "none") mark(group.row, { mark: "ignored" });
      else if (isPair && answers[key] === "price") {
        settle(group.row, [{ ...group, numbers: [number] }], { factors: [Number(baht)] });
      } else if (isPair) {
        mark(group.row, { mark: "asks", ask: { about: "pair", keys: [key], choices: ["price", "none"] } });
      } else mark(group.row, whyNot("no-price"));
    }
    link(waiting, null);
    waiting = [];
  };
  const take = (row: number, line: Line) => {
    if (line.kind === "ignored") return mark(row, { mark: "ignored" });
    if (line.kind === "numbers") {
      waiting.push({ row, numbers: line.numbers, marks: line.marks });
      return;
    }
    if (line.kind === "price") {
      if (waiting.length === 0) return mark(row, whyNot("no-numbers"));
      const groups = waiting.map((group) => ({ ...group, marks: group.marks + line.marks }));
      waiting = [];
      settle(row, groups, line.price);
      return link(groups, row);
    }
    giveUp();
    if (line.kind === "heading") heading = line.marks;
    if (line.kind === "heading") return mark(row, { mark: "heading" });
    if (line.kind === "sets") for (const number of line.numbers) sets.push(number);
    if (line.kind === "sets") return mark(row, { mark: "read" });
    if (line.kind === "unread") {
      if (line.forgetsHeading) heading = "";
      return mark(row, whyNot(line.why));
    }
    // A line is parsed completely or not at all: half a line on the slip would look like all of it.
    const results = line.bets.map((bet) => resolve(bet, bet.price, heading, answers));
    if (results.some(({ bets, ask }) => !bets && !ask)) return mark(row, whyNot("unclear"));
    const asks = results.flatMap(({ ask }) => (ask ? [ask] : []));
    if (asks.length > 0) return mark(row, { mark: "asks", ask: together(asks) });
    for (const { bets = [] } of results) for (const bet of bets) found.push({ ...bet, row });
    mark(row, readOrNone(results));
  };

  for (const [row, written] of texts.entries()) {
    const stripped = withoutListPrefix(written, next);
    next = stripped.next;
    take(row, readLine(toPasteAlphabet(stripped.line)));
  }
  giveUp();
  // In the order of the text: a price may follow far below its numbers.
  const bets = found.map((bet, at) => ({ bet, at })).sort((a, b) => a.bet.row - b.bet.row || a.at - b.at);
  return { rows, bets: bets.map(({ bet }) => bet), sets };
}

/** Where the member answered that nothing on the line is a bet, the line is chatter. */
const readOrNone = (results: readonly Resolved[]): Omit<PastedRow, "text"> => ({
  mark: results.some(({ bets = [] }) => bets.length > 0) ? "read" : "ignored",
});

const whyNot = (why: Why): Omit<PastedRow, "text"> => ({ mark: "unread", why });
