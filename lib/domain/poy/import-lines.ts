import type { Satang } from "../money/money";
import type { PoyOption } from "./options";
import { clampPrice, type SlipLine, slipLinesMax, type TermsOf } from "./slip";

/** A line from elsewhere: an old slip, a number set, a pasted text. Prices in satang, whole baht. */
export interface OldLine {
  readonly option: PoyOption;
  readonly number: string;
  /** Absent: the round's minimum stake. */
  readonly price?: Satang;
  /** The rate it had; absent where there was none. */
  readonly multiply?: number;
}

/** Such lines under the round's present terms. Every line is in exactly one of `fits`, `closed` and `unknown`. */
export interface ImportedLines<Old extends OldLine = OldLine> {
  /** New lines at the present rates and bounds, as one batch. */
  readonly fits: readonly SlipLine[];
  /** Numbers that take no bets now. */
  readonly closed: readonly Old[];
  /** Options that this market does not have: their default rate is zero. */
  readonly unknown: readonly Old[];
  /** Of those that fit: lines whose stake was moved into the present bounds, with the stake that `from` asked. */
  readonly repriced: readonly (SlipLine & { readonly asked: Satang; readonly from: Old })[];
  /** Of those that fit: numbers that pay less than before, with their earlier rate. */
  readonly worse: readonly (SlipLine & { readonly was: number })[];
}

/** Checks lines against the present terms. `add`: the batch that they become, so that one undo removes them. */
export function importLines<Old extends OldLine>(
  old: readonly Old[],
  termsOf: TermsOf,
  add: number,
): ImportedLines<Old> {
  const fits: SlipLine[] = [];
  const closed: Old[] = [];
  const unknown: Old[] = [];
  const repriced: ImportedLines<Old>["repriced"][number][] = [];
  const worse: ImportedLines["worse"][number][] = [];
  for (const line of old) {
    const { option, number } = line;
    const { min, max, defaultRate, multiply } = termsOf(option, number);
    if (defaultRate === 0) unknown.push(line);
    else if (multiply === 0) closed.push(line);
    else {
      const price = clampPrice(line.price ?? min, { min, max });
      const now = { ref: `${add}-${fits.length + 1}`, add, option, number, price, min, max, multiply };
      fits.push(now);
      if (line.price !== undefined && price !== line.price) {
        repriced.push({ ...now, asked: line.price, from: line });
      }
      if (line.multiply !== undefined && multiply < line.multiply) worse.push({ ...now, was: line.multiply });
    }
  }
  return { fits, closed, unknown, repriced, worse };
}

/** Whether the slip holds these lines alone, all of them at their old stake, and none pays less than before. */
export function isAsItWas(imported: ImportedLines, slip: readonly SlipLine[]): boolean {
  const { fits, closed, unknown, repriced, worse } = imported;
  return (
    closed.length + unknown.length + repriced.length + worse.length === 0 &&
    slip.length === fits.length &&
    slip.every(({ multiply }, at) => multiply === fits[at]?.multiply)
  );
}

/** The batch number after all existing ones. */
export const nextBatch = (lines: readonly SlipLine[]): number =>
  lines.reduce((last, line) => Math.max(last, line.add), 0) + 1;

/** How many of the new lines fit beside the existing ones. */
export const spaceFor = (there: number, more: number): number =>
  Math.max(0, Math.min(more, slipLinesMax - there));
