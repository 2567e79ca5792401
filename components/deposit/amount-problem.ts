import type { CreditWords } from "@/components/credit/credit-words";
import { moneyText } from "@/components/ui/money";
import { type AmountBounds, judgeAmount } from "@/lib/domain/money/typed-amount";
import { fill } from "@/lib/i18n/fill";

export interface AmountWords extends Pick<CreditWords["fast"], "required" | "tooLow" | "tooHigh"> {
  /** The error for text that is no amount. */
  currency: string;
  whole: string;
}

/** The typed amount (satang), or its error message. */
export function readAmount(text: string, bounds: AmountBounds, words: AmountWords) {
  const { amount, problem } = judgeAmount(text, bounds);
  if (problem === undefined) return { amount, problem: null };
  const said = fill(words[problem], { min: moneyText(bounds.min), max: moneyText(bounds.max) });
  return { amount: null, problem: said };
}
