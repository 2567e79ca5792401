/**
 * Parses a chat into a slip: its lines as bets, and for each line of the text what it was parsed as. Nothing is
 * guessed: every part of a line is part of a bet, a courtesy or a phrase that is known, or the line is asked about or
 * refused.
 */

import { type Answers, type Ask, resolve, together } from "./ambiguities";
import type { PastedBet, WrittenPrice } from "./expand-bets";
import type { Line, Why, WrittenGroup } from "./line";
import { asking, goesOn, isOwnMarket, isTwice, keyOf, mayBePair, readOrNone, whyOf } from "./obstacles";
import { type Obstacle, type Span, type Verdict, verdictOf } from "./verdict";

/** One line of the text. `asks` without an `ask` of its own is answered at the line that it waits for. */
export interface PastedRow {
  readonly text: string;
  readonly mark: "read" | "heading" | "ignored" | "asks" | "unread";
  readonly why?: Why;
  readonly ask?: Ask;
  /** What each part of the line became, in order; worked out for the lines that are shown. */
  readonly spans: () => readonly Span[];
  /** The row whose price numbers without a price of their own take; null where there is none. */
  readonly priceRow?: number | null;
  /** A price for the numbers below it. */
  readonly isPriceAbove?: true;
}

export interface Pasted {
  readonly rows: readonly PastedRow[];
  /** `row`: the line of the text that the number stands in. */
  readonly bets: readonly (PastedBet & { readonly row: number })[];
  /** Four digits alone: bets of another lottery. */
  readonly sets: readonly string[];
}

/** The round that the bets are for: its type, such as `gov` or `th_open`. */
export interface PasteRound {
  readonly betType?: string;
}

interface Group {
  readonly row: number;
  readonly group: WrittenGroup;
  readonly isDate?: true;
}

/** A price that stands above its numbers, the rows that took it, and the price above these before it. */
interface PriceAbove {
  readonly row: number;
  readonly price: WrittenPrice;
  readonly marks: string;
  readonly taken: number[];
  readonly before: PriceAbove | null;
}

type Mark = Pick<PastedRow, "mark" | "why" | "ask" | "isPriceAbove">;

/** Parses any text; never throws. Prices in whole baht become satang. */
export function readPaste(text: string, answers: Answers = {}, round: PasteRound = {}): Pasted {
  return new Reading(text.split("\n"), answers, round).pasted();
}

class Reading {
  private readonly rows: PastedRow[] = [];
  private found: (PastedBet & { row: number })[] = [];
  private readonly sets: string[] = [];
  private heading = "";
  /** Numbers above that have no price yet. */
  private waiting: readonly Group[] = [];
  private above: PriceAbove | null = null;
  /** What stands above and keeps all below from being bets. */
  private blocked: "asks" | "none" | null = null;

  constructor(
    private readonly texts: readonly string[],
    private readonly answers: Answers,
    private readonly round: PasteRound,
  ) {}

  pasted(): Pasted {
    let next = 1;
    for (const [row, written] of this.texts.entries()) {
      const verdict = verdictOf(written, next);
      next = verdict.next;
      this.rows[row] = { text: written, mark: "ignored", spans: verdict.spans };
      this.take(row, verdict);
    }
    this.giveUp();
    this.endAbove();
    // In the order of the text: a price may follow far below its numbers.
    const bets = this.found
      .map((bet, at) => ({ bet, at }))
      .sort((a, b) => a.bet.row - b.bet.row || a.at - b.at);
    return { rows: this.rows, bets: bets.map(({ bet }) => bet), sets: this.sets };
  }

  private mark(row: number, mark: Mark) {
    const { text = "", spans = () => [] } = this.rows[row] ?? {};
    this.rows[row] = { text, spans, ...mark };
  }

  private take(row: number, { line, obstacles, isUnclear }: Verdict) {
    const others = obstacles.filter((one) => !isOwnMarket(one, this.round.betType));
    if (line === null || line.kind === "heading") {
      if (others.length > 0) return this.block(row, line, others, isUnclear === true);
      if (obstacles.length > 0) this.blocked = null;
      // Two blank lines part a text: numbers take no price from beyond them.
      if (row > 0 && this.texts[row]?.trim() === "" && this.texts[row - 1]?.trim() === "") {
        this.giveUp();
        this.endAbove();
      }
      if (line === null) return;
    }
    if (line.kind === "unread") {
      this.giveUp();
      return this.mark(row, { mark: "unread", why: line.why });
    }
    if (this.blocked !== null) return this.mark(row, { mark: this.blocked === "none" ? "ignored" : "asks" });
    const open = others.filter((one) => this.answers[keyOf(one)] !== goesOn(one));
    if (open.some((one) => this.answers[keyOf(one)] === "none")) return this.mark(row, { mark: "ignored" });
    if (open.length > 0) {
      this.giveUp();
      return this.mark(row, { mark: "asks", ask: asking(open) });
    }
    this.say(row, line);
  }

  /** A heading that is another lottery's, takes back what follows, or is not understood: all below it is asked. */
  private block(row: number, line: Line | null, obstacles: readonly Obstacle[], isUnclear: boolean) {
    this.giveUp();
    this.endAbove();
    this.heading = line?.kind === "heading" && !isUnclear ? line.marks : "";
    const open = obstacles.filter((one) => this.answers[keyOf(one)] !== goesOn(one));
    if (open.length === 0) this.blocked = null;
    else this.blocked = open.some((one) => this.answers[keyOf(one)] === "none") ? "none" : "asks";
    if (this.blocked === null) return this.mark(row, { mark: "heading" });
    // Words with nothing below them keep nothing from being a bet.
    const hasMore = this.texts.slice(row + 1).some((text) => /\p{Nd}/u.test(text));
    if (!hasMore || this.blocked === "none") return this.mark(row, { mark: "ignored" });
    this.mark(row, { mark: "asks", ask: asking(open) });
  }

  private say(row: number, line: Exclude<Line, { kind: "unread" }>) {
    if (line.kind === "numbers") return this.takeNumbers(row, line.group, line.isDate);
    if (line.kind === "price") return this.takePrice(row, line);
    if (line.kind === "bets" && line.orPrice && (this.waiting.length > 0 || isTwice(line.orPrice))) {
      const key = `times ${this.texts[row]}`;
      const answer = this.answers[key];
      if (answer === "price") return this.takePrice(row, { marks: "", price: line.orPrice });
      if (answer === "none") return this.mark(row, { mark: "ignored" });
      if (answer !== "numbers") {
        const about = {
          about: "times" as const,
          keys: [key],
          choices: ["price", "numbers", "none"] as const,
        };
        for (const group of this.waiting) this.mark(group.row, { mark: "asks" });
        this.waiting = [];
        return this.mark(row, { mark: "asks", ask: about });
      }
    }
    this.giveUp();
    if (line.kind === "heading") {
      this.endAbove();
      this.heading = line.marks;
      return this.mark(row, { mark: "heading" });
    }
    if (line.kind === "sets") {
      this.sets.push(...line.numbers);
      return this.mark(row, { mark: "read" });
    }
    // A line is parsed completely or not at all: half a line on the slip would look like all of it.
    const results = line.bets.map((bet) => resolve(bet, bet.price, this.heading, this.answers));
    if (results.some(({ bets, ask }) => !bets && !ask))
      return this.mark(row, { mark: "unread", why: whyOf(line.bets) });
    const asks = results.flatMap(({ ask }) => (ask ? [ask] : []));
    if (asks.length > 0) return this.mark(row, { mark: "asks", ask: together(asks) });
    for (const { bets = [] } of results) for (const bet of bets) this.found.push({ ...bet, row });
    this.mark(row, readOrNone(results));
  }

  private takeNumbers(row: number, group: WrittenGroup, isDate: true | undefined) {
    if (isDate) {
      const key = `date ${group.numbers.join(" ")}`;
      const answer = this.answers[key];
      if (answer === "none") return this.mark(row, { mark: "ignored" });
      if (answer !== "numbers" && answer !== "price") {
        return this.mark(row, {
          mark: "asks",
          ask: { about: "date", keys: [key], choices: ["numbers", "price", "none"] },
        });
      }
      if (answer === "price") return this.settlePair(row, group);
    }
    if (this.above) {
      const { price, marks } = this.above;
      this.settle(row, [{ row, group: { ...group, marks: group.marks + marks } }], price);
      this.above.taken.push(row);
      this.rows[row] = { ...(this.rows[row] as PastedRow), priceRow: this.above.row };
      return;
    }
    this.waiting = [...this.waiting, { row, group }];
  }

  private takePrice(row: number, { price, marks, isSum }: Omit<Extract<Line, { kind: "price" }>, "kind">) {
    if (this.waiting.length === 0) {
      // A sum of money among bets is what they cost together.
      if (isSum) return this.mark(row, { mark: "ignored" });
      this.above = { row, price, marks, taken: [], before: this.above };
      return this.mark(row, { mark: "heading", isPriceAbove: true });
    }
    if (isSum) {
      const key = `sum ${this.texts[row]} ${this.waiting.map(({ group }) => group.numbers.join(" ")).join(" ")}`;
      const answer = this.answers[key];
      if (answer === "none") return this.mark(row, { mark: "ignored" });
      if (answer !== "price")
        return this.mark(row, {
          mark: "asks",
          ask: { about: "sum", keys: [key], choices: ["price", "none"] },
        });
    }
    const groups = this.waiting.map((one) => ({
      ...one,
      group: { ...one.group, marks: one.group.marks + marks },
    }));
    this.waiting = [];
    this.settle(row, groups, price);
    this.link(groups, row);
  }

  /**
   * A price above that no numbers took has none. The numbers before it may be its own then, and not those of the price
   * above them.
   */
  private endAbove() {
    const { above } = this;
    this.above = null;
    if (!above || above.taken.length > 0) return;
    this.mark(above.row, { mark: "unread", why: "no-numbers", isPriceAbove: true });
    if (!above.before) return;
    const unsure = new Set(above.before.taken);
    this.found = this.found.filter(({ row }) => !unsure.has(row));
    for (const row of [above.before.row, ...unsure]) {
      this.mark(row, { mark: "unread", why: "price" });
      this.rows[row] = { ...(this.rows[row] as PastedRow), priceRow: above.before.row };
    }
  }

  private link(groups: readonly Group[], priceRow: number | null) {
    for (const { row } of groups) {
      const known = this.rows[row];
      if (known) this.rows[row] = { ...known, priceRow };
    }
  }

  private settle(row: number, groups: readonly Group[], price: WrittenPrice) {
    const results = groups.map((one) => ({
      one,
      result: resolve(one.group, price, this.heading, this.answers),
    }));
    const asks = results.flatMap(({ result }) => (result.ask ? [result.ask] : []));
    for (const { one, result } of results) {
      for (const bet of result.bets ?? []) this.found.push({ ...bet, row: one.row });
      this.mark(
        one.row,
        result.ask ? { mark: "asks" } : result.bets ? readOrNone([result]) : { mark: "unread", why: "price" },
      );
    }
    if (asks.length > 0) this.mark(row, { mark: "asks", ask: together(asks) });
    else if (groups.every((one) => one.row !== row))
      this.mark(row, readOrNone(results.map(({ result }) => result)));
  }

  private settlePair(row: number, group: WrittenGroup) {
    const [number = "", ...prices] = group.numbers;
    this.settle(row, [{ row, group: { ...group, numbers: [number] } }], { factors: prices.map(Number) });
  }

  /** Numbers without a price. Two of them, or three, may have been a number and its price. */
  private giveUp() {
    for (const { row, group } of this.waiting) {
      const key = `pair ${group.numbers.join(" ")}`;
      if (!mayBePair(group.numbers)) this.mark(row, { mark: "unread", why: "no-price" });
      else if (this.answers[key] === "none") this.mark(row, { mark: "ignored" });
      else if (this.answers[key] === "price") this.settlePair(row, group);
      else this.mark(row, { mark: "asks", ask: { about: "pair", keys: [key], choices: ["price", "none"] } });
    }
    this.link(this.waiting, null);
    this.waiting = [];
  }
}
