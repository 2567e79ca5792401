import { addSatang, type Satang, satang, timesMultiply } from "../money";
import type { Pick } from "./helpers";
import { groupByOption, type OptionGroup, type PoyOption } from "./options";

/** One bet of a slip. Prices in satang, whole baht; `multiply` is the rate that the member saw. */
export interface SlipLine {
  /** Unique within the slip. */
  readonly ref: string;
  /** The batch that added the line: undo removes a whole batch. */
  readonly add: number;
  readonly option: PoyOption;
  readonly number: string;
  readonly price: Satang;
  readonly min: Satang;
  readonly max: Satang;
  readonly multiply: number;
}

/** The round's present terms of an option and number. */
export interface LineTerms {
  readonly min: Satang;
  readonly max: Satang;
  /** 0: the option does not exist in this market. */
  readonly defaultRate: number;
  /** The rate of this very number; 0: the number is closed. */
  readonly multiply: number;
}

export type TermsOf = (option: PoyOption, number: string) => LineTerms;

export interface Added {
  readonly lines: readonly SlipLine[];
  readonly added: readonly SlipLine[];
  /** Picks that were left out because their number is closed. */
  readonly closed: readonly Pick[];
  /** Of the added lines: those whose asked price is out of bounds, and what became of it. */
  readonly corrected: readonly ({ readonly ref: string } & PriceCorrection)[];
  /** The batch would have made the slip too long: nothing was added. */
  readonly full: boolean;
}

/** Lines of one slip at most; the contract's bound for `poys.create`. */
export const slipLinesMax = 1000;
const BAHT = 100;

/**
 * Adds picks as one batch at their minimum price, or at the price that was asked for them. Picks of an option with
 * a zero default rate are skipped.
 */
export function addBatch(
  lines: readonly SlipLine[],
  picks: readonly (Pick & { readonly price?: Satang })[],
  termsOf: TermsOf,
): Added {
  const add = lastBatch(lines) + 1;
  const added: SlipLine[] = [];
  const closed: Pick[] = [];
  const corrected: Added["corrected"][number][] = [];
  for (const { option, number, price: asked } of picks) {
    const { min, max, defaultRate, multiply } = termsOf(option, number);
    if (defaultRate === 0) continue;
    if (multiply === 0) closed.push({ option, number });
    else {
      const ref = `${add}-${added.length + 1}`;
      const price = clampPrice(asked ?? min, { min, max });
      const correction = asked === undefined ? null : correctionOf(asked, { min, max });
      added.push({ ref, add, option, number, price, min, max, multiply });
      if (correction) corrected.push({ ref, ...correction });
    }
  }
  if (lines.length + added.length > slipLinesMax) {
    return { lines, added: [], closed, corrected: [], full: true };
  }
  return { lines: added.length > 0 ? [...lines, ...added] : lines, added, closed, corrected, full: false };
}

/** Removes the latest batch. */
export function undoBatch(lines: readonly SlipLine[]): readonly SlipLine[] {
  const last = lastBatch(lines);
  return lines.filter((line) => line.add !== last);
}

export function removeLine(lines: readonly SlipLine[], ref: string): readonly SlipLine[] {
  return lines.filter((line) => line.ref !== ref);
}

/** Refs of the lines that repeat an earlier option and number. */
export function duplicateRefs(lines: readonly SlipLine[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeats = new Set<string>();
  for (const { ref, option, number } of lines) {
    const bet = `${option} ${number}`;
    if (seen.has(bet)) repeats.add(ref);
    seen.add(bet);
  }
  return repeats;
}

/** Keeps the first line of each option and number. */
export function cutDuplicates(lines: readonly SlipLine[]): readonly SlipLine[] {
  const repeats = duplicateRefs(lines);
  return lines.filter((line) => !repeats.has(line.ref));
}

/** Nearest price within the bounds, in whole baht. The maximum wins where the bounds cross. */
export function clampPrice(
  price: Satang,
  { min, max }: { readonly min: Satang; readonly max: Satang },
): Satang {
  const whole = Math.floor(price / BAHT) * BAHT;
  return satang(Math.min(Math.max(whole, min), max));
}

/** Why a price was corrected, and to what. */
export interface PriceCorrection {
  readonly bound: "min" | "max";
  readonly limit: Satang;
}

/** What `clampPrice` makes of a price out of bounds; null for one within them. */
export function correctionOf(
  price: Satang,
  bounds: { readonly min: Satang; readonly max: Satang },
): PriceCorrection | null {
  if (price >= bounds.min && price <= bounds.max) return null;
  return { bound: price > bounds.max ? "max" : "min", limit: clampPrice(price, bounds) };
}

export function setPrice(lines: readonly SlipLine[], ref: string, price: Satang): readonly SlipLine[] {
  return lines.map((line) => (line.ref === ref ? { ...line, price: clampPrice(price, line) } : line));
}

/** The same price on every line, each within its own bounds. */
export function setAllPrices(lines: readonly SlipLine[], price: Satang): readonly SlipLine[] {
  return lines.map((line) => ({ ...line, price: clampPrice(price, line) }));
}

/** A price for each option: above 50, below 20. Lines of the options without one keep theirs. */
export function setOptionPrices(
  lines: readonly SlipLine[],
  prices: Readonly<Partial<Record<PoyOption, Satang>>>,
): readonly SlipLine[] {
  return lines.map((line) => {
    const price = prices[line.option];
    return price === undefined ? line : { ...line, price: clampPrice(price, line) };
  });
}

/**
 * The lines at the present rates and bounds. Lines that take no bets any more stay, for the screen to mark:
 * nothing disappears while a member looks at it.
 */
export function refreshTerms(lines: readonly SlipLine[], termsOf: TermsOf): readonly SlipLine[] {
  return lines.map((line) => {
    const { min, max, defaultRate, multiply } = termsOf(line.option, line.number);
    if (defaultRate === 0 || multiply === 0) return line;
    return { ...line, min, max, multiply, price: clampPrice(line.price, { min, max }) };
  });
}

/** The lines whose price is another than before, by the bounds of their present terms. */
export function repricedIn(
  before: readonly SlipLine[],
  now: readonly SlipLine[],
): readonly ({ readonly ref: string } & PriceCorrection)[] {
  const prices = new Map(before.map(({ ref, price }) => [ref, price]));
  return now.flatMap(({ ref, price }) => {
    const was = prices.get(ref);
    if (was === undefined || was === price) return [];
    return [{ ref, bound: price < was ? ("max" as const) : ("min" as const), limit: price }];
  });
}

/** Stake of all lines, satang. */
export function totalOf(lines: readonly { readonly price: Satang }[]): Satang {
  return addSatang(...lines.map((line) => line.price));
}

/** What a line pays when it wins, stake included. */
export function winOf(line: { readonly price: Satang; readonly multiply: number }): Satang {
  return timesMultiply(line.price, line.multiply);
}

export interface LineGroup<Line> extends OptionGroup<Line> {
  readonly total: Satang;
}

/** The lines by option in the slip's display order, with what each option costs. */
export function groupLines<Line extends { readonly option: PoyOption; readonly price: Satang }>(
  lines: readonly Line[],
): readonly LineGroup<Line>[] {
  return groupByOption(lines).map((group) => ({ ...group, total: totalOf(group.lines) }));
}

function lastBatch(lines: readonly SlipLine[]): number {
  return lines.reduce((last, line) => Math.max(last, line.add), 0);
}
