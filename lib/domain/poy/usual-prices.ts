import type { Satang } from "../money/money";
import type { PoyOption } from "./options";
import { clampPrice, type SlipLine } from "./slip";

/** The price that a member gave to most lines of an option on their last slip. */
export type UsualPrices = Readonly<Partial<Record<PoyOption, Satang>>>;

/** Chips to begin with, and how many a member may have; whole baht. */
export const usualChips: readonly number[] = [5, 10, 20, 50, 100];
export const chipsMax = 5;
const chipMax = 99_999;

/**
 * The prices to remember after a slip: of each option the most frequent one, of equally frequent ones the later.
 * Options that this slip did not have keep what was remembered of them.
 */
export function pricesToRemember(
  before: UsualPrices,
  lines: readonly { readonly option: PoyOption; readonly price: Satang }[],
): UsualPrices {
  const counts = new Map<PoyOption, Map<Satang, number>>();
  for (const { option, price } of lines) {
    const own = counts.get(option) ?? new Map<Satang, number>();
    const count = (own.get(price) ?? 0) + 1;
    // Entered anew: of equal counts, the later price stands last.
    own.delete(price);
    counts.set(option, own.set(price, count));
  }
  const usual = [...counts].map(([option, own]) => {
    const [price] = [...own].reduce((most, one) => (one[1] >= most[1] ? one : most));
    return [option, price] as const;
  });
  return { ...before, ...Object.fromEntries(usual) };
}

/** The remembered prices of the options that a slip has, within the bounds of its lines. */
export function usualOn(
  usual: UsualPrices,
  lines: readonly Pick<SlipLine, "option" | "min" | "max">[],
): UsualPrices {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const price = usual[line.option];
      return price === undefined ? [] : [[line.option, clampPrice(price, line)]];
    }),
  );
}

/** A member's own chips from the fields they typed: whole baht, each once, rising. Null when nothing is left. */
export function chipsFrom(typed: readonly string[]): readonly number[] | null {
  const chips = [...new Set(typed.map(Number))].filter((chip) => Number.isInteger(chip) && chip > 0);
  const kept = chips
    .map((chip) => Math.min(chip, chipMax))
    .sort((a, b) => a - b)
    .slice(0, chipsMax);
  return kept.length > 0 ? [...new Set(kept)] : null;
}
