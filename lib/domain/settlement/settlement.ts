import { type Satang, satang, timesMultiply } from "../money/money";
import { permutations } from "../poy/helpers";
import type { PoyOption } from "../poy/options";

/** Prizes of a government draw that decide lines. */
export interface GovernmentResult {
  readonly first: string;
  readonly front3: readonly [string, string];
  readonly back3: readonly [string, string];
  readonly back2: string;
}

/** Result of every other three-digit market. */
export interface ThreeDigitResult {
  readonly top3: string;
  readonly bottom2: string;
}

/** Results that decide lines of slips. */
export type SlipResult = GovernmentResult | ThreeDigitResult;

/** Result of a four-digit draw; sets have tiers of their own, so no option wins by it. */
export interface FourDigitResult {
  readonly draw4: string;
}

export type RoundResult = SlipResult | FourDigitResult;

/** The numbers that win on an option: distinct, sorted; none where the market has no such prize. */
export function winningNumbers(result: RoundResult, option: PoyOption): readonly string[] {
  if ("draw4" in result) return [];
  const top3 = "first" in result ? result.first.slice(-3) : result.top3;
  const bottom2 = "first" in result ? result.back2 : result.bottom2;
  switch (option) {
    case "teng_bon_3":
      return [top3];
    case "tode_3":
      return permutations(top3);
    case "teng_bon_nha_3":
      return "first" in result ? distinct(result.front3) : [];
    case "teng_lang_3":
      return "first" in result ? distinct(result.back3) : [];
    case "teng_bon_2":
      return [top3.slice(-2)];
    case "teng_lang_2":
      return [bottom2];
    case "teng_bon_1":
      return distinct([...top3]);
    case "teng_lang_1":
      return distinct([...bottom2]);
  }
}

/** True when the number wins on the option. A number wins once, however often it occurs. */
export function wins(option: PoyOption, number: string, result: RoundResult): boolean {
  return winningNumbers(result, option).includes(number);
}

/**
 * What a line pays at its frozen rate, satang, stake included; a lost line pays nothing. Rounds are previewed
 * and settled in SQL; `tests/parity/payout` runs both on one table.
 */
export function paysOf(
  line: {
    readonly option: PoyOption;
    readonly number: string;
    readonly price: Satang;
    readonly multiply: number;
  },
  result: RoundResult,
): Satang {
  return wins(line.option, line.number, result) ? timesMultiply(line.price, line.multiply) : satang(0);
}

function distinct(numbers: readonly string[]): readonly string[] {
  return [...new Set(numbers)].sort();
}
