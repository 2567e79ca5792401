import { addSatang, type Satang, satang, timesMultiply } from "../money/money";
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
  /** The batch would have made the slip too long: nothing was added. */
  readonly full: boolean;
}

/** Lines of one slip at most; the contract's bound for `poys.create`. */
export const slipLinesMax = 1000;
const BAHT = 100;

/**
 * Adds picks as one batch at their minimum price, or at the price that was typed for them. Picks of an option with
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
  for (const { option, number, price: typed } of picks) {
    const { min, max, defaultRate, multiply } = termsOf(option, number);
    if (defaultRate === 0) continue;
    if (multiply === 0) closed.push({ option, number });
    else {
      const ref = `${add}-${added.length + 1}`;
      const price = typed === undefined ? clampPrice(min, { min, max }) : wholePrice(typed);
      added.push({ ref, add, option, number, price, min, max, multiply });
    }
  }
  if (lines.length + added.length > slipLinesMax) return { lines, added: [], closed, full: true };
  return { lines: added.length > 0 ? [...lines, ...added] : lines, added, closed, full: false };
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

/** Keeps the dearest line of each option and number, the first of equals: a price that was set is not lost. */
export function cutDuplicates(lines: readonly SlipLine[]): readonly SlipLine[] {
  const dearest = new Map<string, SlipLine>();
  for (const line of lines) {
    const bet = `${line.option} ${line.number}`;
    const kept = dearest.get(bet);
    if (!kept || line.price > kept.price) dearest.set(bet, line);
  }
  const kept = new Set(dearest.values());
  return lines.filter((line) => kept.has(line));
}

/** The least and the most that one bet may cost. */
export interface PriceBounds {
  readonly min: Satang;
  readonly max: Satang;
}

/** Nearest price within the bounds, in whole baht. The maximum wins where the bounds cross. */
export function clampPrice(price: Satang, { min, max }: PriceBounds): Satang {
  return satang(Math.min(Math.max(wholePrice(price), min), max));
}

/** A typed price stays what it is, also out of bounds: the slip cannot be sent until its member has changed it. */
function wholePrice(price: Satang): Satang {
  return satang(Math.max(0, Math.floor(price / BAHT) * BAHT));
}

/** The bound that a price is beyond, or null. */
export function boundBroken(price: Satang, { min, max }: PriceBounds): "min" | "max" | null {
  if (price > max) return "max";
  return price < min ? "min" : null;
}

/** A price that came from elsewhere and was brought within a bound: what was asked and what was taken. */
export interface PriceCorrection {
  readonly bound: "min" | "max";
  readonly asked: Satang;
  readonly taken: Satang;
}

export function setPrice(lines: readonly SlipLine[], ref: string, price: Satang): readonly SlipLine[] {
  return lines.map((line) => (line.ref === ref ? { ...line, price: wholePrice(price) } : line));
}

/** The same price on every line. */
export function setAllPrices(lines: readonly SlipLine[], price: Satang): readonly SlipLine[] {
  return lines.map((line) => ({ ...line, price: wholePrice(price) }));
}

/** A price for each option: above 50, below 20. Lines of the options without one keep theirs. */
export function setOptionPrices(
  lines: readonly SlipLine[],
  prices: Readonly<Partial<Record<PoyOption, Satang>>>,
): readonly SlipLine[] {
  return lines.map((line) => {
    const price = prices[line.option];
    return price === undefined ? line : { ...line, price: wholePrice(price) };
  });
}

/**
 * The lines at the present rates and bounds. A price that the bounds refuse now and lines that take no bets any more
 * stay, for the screen to mark: nothing changes or disappears while a member looks at it.
 */
export function refreshTerms(lines: readonly SlipLine[], termsOf: TermsOf): readonly SlipLine[] {
  return lines.map((line) => {
    const { min, max, defaultRate, multiply } = termsOf(line.option, line.number);
    if (defaultRate === 0 || multiply === 0) return line;
    return { ...line, min, max, multiply };
  });
}

/** The lines with their prices within their bounds, as an import has them. */
export function withinBounds(lines: readonly SlipLine[]): readonly SlipLine[] {
  return lines.map((line) => {
    const price = clampPrice(line.price, line);
    return price === line.price ? line : { ...line, price };
  });
}

/** The lines whose price is another than before, by the bounds of their present terms. */
export function repricedIn(
  before: readonly SlipLine[],
  now: readonly SlipLine[],
): readonly ({ readonly ref: string } & PriceCorrection)[] {
  const prices = new Map(before.map(({ ref, price }) => [ref, price]));
  return now.flatMap(({ ref, price: taken }) => {
    const asked = prices.get(ref);
    if (asked === undefined || asked === taken) return [];
    return [{ ref, bound: taken < asked ? ("max" as const) : ("min" as const), asked, taken }];
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

/** The `add` of the latest batch; 0 on an empty slip. */
export function lastBatch(lines: readonly SlipLine[]): number {
  return lines.reduce((last, line) => Math.max(last, line.add), 0);
}
