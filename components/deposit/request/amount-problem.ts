import type { CreditWords } from "@/components/credit/credit-words";
import { moneyText } from "@/components/ui/money";
import type { AmountBounds } from "@/lib/domain/money/typed-amount";
import { fill } from "@/lib/i18n/fill";

export interface AmountWords extends Pick<CreditWords["fast"], "required" | "tooLow" | "tooHigh"> {
  /** The error for text that is no amount. */
  currency: string;
  whole: string;
}

/** What is wrong with a typed amount, in words; undefined for another problem. */
export function amountText(
  problem: string,
  { min, max }: Omit<AmountBounds, "isWhole">,
  words: AmountWords,
): string | undefined {
  const text = new Map<string, string>(Object.entries(words)).get(problem);
  return text && fill(text, { min: moneyText(min), max: moneyText(max) });
}
