/**
 * What a change of rates would do to the most that a round can pay, on the book as it stands. Accepted lines keep
 * their rates, so the change shows on what is still sold: as much again on every number, at the rate that its next
 * slip would get.
 */
import { type Satang, satang, timesMultiply } from "../money/money";
import type { PoyOption } from "../poy/options";
import type { RoundResult } from "../settlement/settlement";
import { type PrizeKind, type WorstOutcome, worstDraw, worstOutcome } from "../settlement/worst-outcome";
import { rateOf, type SaleTier } from "./numbers";

/** A number of an option with its stakes. */
interface BookNumber {
  readonly option: PoyOption;
  readonly number: string;
  readonly stakes: Satang;
  /** What it would pay, at the rates that were accepted. */
  readonly exposure: Satang;
  /** The operator's own limit of its rate; null without one. */
  readonly limit: number | null;
}

export interface Book {
  readonly kind: PrizeKind;
  readonly rates: readonly { readonly option: PoyOption; readonly defaultRate: number }[];
  readonly numbers: readonly BookNumber[];
  readonly tiers: readonly { readonly option: PoyOption; readonly tiers: readonly SaleTier[] }[];
}

export type RateChange =
  | { readonly kind: "rate"; readonly option: PoyOption; readonly multiply: number }
  | {
      readonly kind: "limit";
      readonly option: PoyOption;
      readonly number: string;
      /** Null removes the limit. */
      readonly multiply: number | null;
    }
  | { readonly kind: "tiers"; readonly option: PoyOption; readonly tiers: readonly SaleTier[] };

export interface WhatIf<Result extends RoundResult = RoundResult> {
  /** What is sold. */
  readonly sold: WorstOutcome<Result>;
  /** As much again, at today's rates. */
  readonly before: WorstOutcome<Result>;
  /** As much again, at the changed rates. */
  readonly after: WorstOutcome<Result>;
}

export function whatIf(book: Book, change: RateChange): WhatIf {
  return {
    sold: worstOutcome(
      book.kind,
      book.numbers.map(({ exposure, ...row }) => ({ ...row, payout: exposure })),
    ),
    before: soldAgain(book),
    after: soldAgain(changed(book, change)),
  };
}

/** A number of four-digit sets. */
export interface SetQuota {
  readonly number: string;
  readonly quota: number;
  readonly sold: number;
}

/** The same for the quota of a number of sets, whose prizes are fixed: as many sets again, where they are left. */
export function whatIfQuota(numbers: readonly SetQuota[], change: Omit<SetQuota, "sold">): WhatIf {
  const after = numbers.map((row) => (row.number === change.number ? { ...row, ...change } : row));
  return { sold: worstDraw(numbers), before: worstDraw(soldOut(numbers)), after: worstDraw(soldOut(after)) };
}

const soldOut = (numbers: readonly SetQuota[]) =>
  numbers.map(({ number, quota, sold }) => ({
    number,
    sold: sold + Math.min(sold, Math.max(0, quota - sold)),
  }));

function changed(book: Book, change: RateChange): Book {
  switch (change.kind) {
    case "rate":
      return {
        ...book,
        rates: book.rates.map((row) =>
          row.option === change.option ? { ...row, defaultRate: change.multiply } : row,
        ),
      };
    case "limit":
      return {
        ...book,
        numbers: book.numbers.map((row) =>
          row.option === change.option && row.number === change.number
            ? { ...row, limit: change.multiply }
            : row,
        ),
      };
    case "tiers":
      return {
        ...book,
        tiers: [
          ...book.tiers.filter(({ option }) => option !== change.option),
          { option: change.option, tiers: change.tiers },
        ],
      };
  }
}

function soldAgain({ kind, rates, numbers, tiers }: Book): WorstOutcome<RoundResult> {
  const defaults = new Map(rates.map(({ option, defaultRate }) => [option, defaultRate]));
  const cuts = new Map(tiers.map((row) => [row.option, row.tiers]));
  return worstOutcome(
    kind,
    numbers.map(({ option, number, stakes, exposure, limit }) => {
      const rate = { defaultRate: defaults.get(option) ?? 0, entry: limit ?? undefined, sold: stakes };
      const again = timesMultiply(stakes, rateOf(rate, cuts.get(option) ?? []));
      return { option, number, payout: satang(exposure + again) };
    }),
  );
}
