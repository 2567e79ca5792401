/**
 * The bets of a market as payoffs. Relabelling digits changes no rule, so numbers of one pattern (123 and 907, but not
 * 112) are staked alike, and outcomes of one pattern pay alike: a mix that is best for all of them is among these
 * (averaging a best mix over all relabellings makes it no worse). A thousand outcomes become five.
 *
 * The figure above, the one below and the pairs of the government's draw are drawn apart from each other, so a mix
 * over several returns for certain the sum of what each part does, and never more than the best of them alone.
 *
 * A number's own limit, a tier and a quota only lower what an option pays, so the options' rates are a bound for all.
 */
import { tierOf, winningTickets } from "../four-digit/tiers";
import type { PoyOption } from "../poy/options";
import { winningNumbers } from "../settlement/settlement";
import { type Fraction, fraction } from "./fraction";

/** Numbers that are staked alike: an option's, or sets (`draw4`), of one pattern such as `001` for 112, 997 … */
export interface BetKind {
  readonly option: PoyOption | "draw4";
  readonly pattern: string;
  readonly numbers: readonly string[];
}

/** Bets on one figure: what each kind pays for one baht, spread over its numbers, in each pattern of the figure. */
export interface Family {
  readonly kinds: readonly BetKind[];
  readonly payoffs: readonly (readonly Fraction[])[];
  /** How many equally likely outcomes each row stands for */
  readonly counts: readonly number[];
}

/** What one baht wins, in hundredths; 0 where an option does not exist. */
export type Rates = Readonly<Partial<Record<PoyOption, number>>>;

const above: readonly PoyOption[] = ["teng_bon_1", "teng_bon_2", "teng_bon_3", "tode_3"];
const below: readonly PoyOption[] = ["teng_lang_1", "teng_lang_2"];
const pairs: readonly PoyOption[] = ["teng_bon_nha_3", "teng_lang_3"];
const digits: Readonly<Record<PoyOption, number>> = {
  teng_bon_1: 1,
  teng_lang_1: 1,
  teng_bon_2: 2,
  teng_lang_2: 2,
  teng_bon_3: 3,
  tode_3: 3,
  teng_bon_nha_3: 3,
  teng_lang_3: 3,
};

const numbersOf = (length: number): readonly string[] =>
  Array.from({ length: 10 ** length }, (_, n) => String(n).padStart(length, "0"));

/** Digits by the order in which they first occur: 907 and 123 are `012`. */
export function patternOf(number: string): string {
  const seen: string[] = [];
  return [...number]
    .map((digit) => {
      if (!seen.includes(digit)) seen.push(digit);
      return seen.indexOf(digit);
    })
    .join("");
}

const byPattern = (numbers: readonly string[], pattern = patternOf): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const number of numbers) found.set(pattern(number), [...(found.get(pattern(number)) ?? []), number]);
  return found;
};
/** A tode number wins with all its permutations, so their order is no part of the pattern. */
const todePattern = (number: string) =>
  patternOf(
    [...number].sort((a, b) => countIn(number, b) - countIn(number, a) || a.localeCompare(b)).join(""),
  );
const countIn = (number: string, digit: string) => number.split(digit).length - 1;

/** The families of a market that pays by rates; those without an option are left out. */
export function familiesOf(rates: Rates): readonly Family[] {
  const options = (some: readonly PoyOption[]) => some.filter((option) => (rates[option] ?? 0) > 0);
  return [
    familyOf(options(above), rates, 3, (top3) => ({ top3, bottom2: "00" })),
    familyOf(options(below), rates, 2, (bottom2) => ({ top3: "000", bottom2 })),
    ...options(pairs).map((option) => pairFamily(option, rates)),
  ].filter(({ kinds }) => kinds.length > 0);
}

function familyOf(
  options: readonly PoyOption[],
  rates: Rates,
  length: number,
  resultOf: (drawn: string) => { top3: string; bottom2: string },
): Family {
  const kinds = options.flatMap((option) =>
    [...byPattern(numbersOf(digits[option]), option === "tode_3" ? todePattern : patternOf)].map(
      ([pattern, numbers]): BetKind => ({ option, pattern, numbers }),
    ),
  );
  const outcomes = [...byPattern(numbersOf(length)).values()];
  const payoffs = outcomes.map(([drawn = ""]) => {
    const winners = new Map(
      options.map((option) => [option, new Set(winningNumbers(resultOf(drawn), option))]),
    );
    return kinds.map(({ option, numbers }) => {
      const won = numbers.filter((number) => winners.get(option as PoyOption)?.has(number)).length;
      return fraction(won * (rates[option as PoyOption] ?? 0), 100 * numbers.length);
    });
  });
  return { kinds, payoffs, counts: outcomes.map((drawn) => drawn.length) };
}

/** Two numbers of three digits are drawn, perhaps the same twice, and only whole numbers count: all are alike. */
function pairFamily(option: PoyOption, rates: Rates): Family {
  const numbers = numbersOf(3);
  const paid = (won: number) => [fraction(won * (rates[option] ?? 0), 100 * numbers.length)];
  return {
    kinds: [{ option, pattern: "any", numbers }],
    payoffs: [paid(1), paid(2)],
    counts: [numbers.length, numbers.length * (numbers.length - 1)],
  };
}

/** The family of four-digit sets, at the prizes that are paid. @param price of one set, satang */
export function setFamily(price: number): Family {
  const kinds = [...byPattern(numbersOf(4))].map(
    ([pattern, numbers]): BetKind => ({ option: "draw4", pattern, numbers }),
  );
  const outcomes = [...byPattern(numbersOf(4)).values()];
  const payoffs = outcomes.map(([draw = ""]) => {
    const prizes = new Map<string, number>();
    for (const { number } of winningTickets(draw))
      prizes.set(
        patternOf(number),
        (prizes.get(patternOf(number)) ?? 0) + (tierOf(number, draw)?.prize ?? 0),
      );
    return kinds.map(({ pattern, numbers }) => fraction(prizes.get(pattern) ?? 0, price * numbers.length));
  });
  return { kinds, payoffs, counts: outcomes.map((draws) => draws.length) };
}
