/**
 * The most expensive outcome for the house among all possible results. Numbers that exclude each other are never
 * added up: two numbers on one option cannot both be drawn, and the digits above decide several options.
 */

import { payoutsByDraw, type SoldNumber } from "../four-digit/exposure";
import { type Satang, satang } from "../money/money";
import type { PoyOption } from "../poy/options";
import { type FourDigitResult, type RoundResult, type SlipResult, winningNumbers } from "./settlement";

/** What a number on an option would pay over all lines, at their frozen rates. */
export interface NumberPayout {
  readonly option: PoyOption;
  readonly number: string;
  readonly payout: Satang;
}

export interface WorstOutcome<Result extends RoundResult> {
  readonly payout: Satang;
  /** A result that pays it; digits that change nothing are the lowest. Null where nothing is sold. */
  readonly result: Result | null;
}

/** Government draws have front and back prizes; every other market of slip lines has two figures. */
export type PrizeKind = "government" | "three-digit";

const numbersOf = (digits: number): readonly string[] =>
  Array.from({ length: 10 ** digits }, (_, n) => String(n).padStart(digits, "0"));
const thousand = numbersOf(3);
const hundred = numbersOf(2);

/**
 * The most expensive result of a market: of 100,000 with two figures, of 10^11 of a government draw. The figure
 * above, the one below, and the front and back prizes are drawn independently, so the most expensive of each
 * together are the most expensive result.
 */
export function worstOutcome(kind: PrizeKind, sold: readonly NumberPayout[]): WorstOutcome<SlipResult> {
  const payouts = new Map(sold.map(({ option, number, payout }) => [`${option} ${number}`, payout]));
  const paysFor = (option: PoyOption, number: string) => payouts.get(`${option} ${number}`) ?? 0;
  const paysOn = (options: readonly PoyOption[], result: SlipResult) =>
    options.reduce(
      (sum, option) =>
        sum + winningNumbers(result, option).reduce((won, number) => won + paysFor(option, number), 0),
      0,
    );

  const above = dearest(thousand, (top3) => paysOn(optionsAbove, { top3, bottom2: "00" }));
  const below = dearest(hundred, (bottom2) => paysOn(optionsBelow, { top3: "000", bottom2 }));
  if (kind === "three-digit") {
    const payout = satang(above.payout + below.payout);
    return { payout, result: payout > 0 ? { top3: above.number, bottom2: below.number } : null };
  }
  const front = mostExpensivePair((number) => paysFor("teng_bon_nha_3", number));
  const back = mostExpensivePair((number) => paysFor("teng_lang_3", number));
  const payout = satang(above.payout + below.payout + front.payout + back.payout);
  const result = {
    first: `000${above.number}`,
    front3: front.numbers,
    back3: back.numbers,
    back2: below.number,
  };
  return { payout, result: payout > 0 ? result : null };
}

/** The most expensive of the 10,000 draws of four-digit sets. */
export function worstDraw(sales: readonly SoldNumber[]): WorstOutcome<FourDigitResult> {
  let worst: WorstOutcome<FourDigitResult> = { payout: satang(0), result: null };
  for (const [draw4, payout] of payoutsByDraw(sales))
    if (payout > worst.payout) worst = { payout, result: { draw4 } };
  return worst;
}

/** Decided by the three digits above alone, or by the two below alone. */
const optionsAbove: readonly PoyOption[] = ["teng_bon_1", "teng_bon_2", "teng_bon_3", "tode_3"];
const optionsBelow: readonly PoyOption[] = ["teng_lang_1", "teng_lang_2"];

function dearest(numbers: readonly string[], pays: (number: string) => number) {
  let found = { number: numbers[0] as string, payout: 0 };
  for (const number of numbers) {
    const payout = pays(number);
    if (payout > found.payout) found = { number, payout };
  }
  return found;
}

/** A number that is drawn twice pays once, so the two most expensive different ones cost most. */
function mostExpensivePair(pays: (number: string) => number) {
  const first = dearest(thousand, pays);
  const others = thousand.filter((number) => number !== first.number);
  const second = dearest(others, pays);
  const numbers: readonly [string, string] = [first.number, second.number];
  return { numbers, payout: first.payout + second.payout };
}
