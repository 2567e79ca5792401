import type { CreditWords } from "@/components/credit/credit-words";
import { moneyText } from "@/components/ui/money";
import { type AmountBounds, judgeAmount } from "@/lib/domain/typed-amount";
import { fill } from "@/lib/i18n/fill";

export interface AmountWords extends Pick<CreditWords["fast"], "required" | "tooLow" | "tooHigh"> {
  /** For an amount that is no currency. */
  currency: string;
  whole: string;
}

/** The amount that was typed (satang), or what is wrong with it in the member's words. */
export function readAmount(text: string, bounds: AmountBounds, words: AmountWords) {
  const { amount, problem } = judgeAmount(text, bounds);
  if (problem === undefined) return { amount, problem: null };
  const said = fill(words[problem], { min: moneyText(bounds.min), max: moneyText(bounds.max) });
  return { amount: null, problem: said };
}
