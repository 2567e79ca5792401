import { plainDigits } from "@/lib/domain/money/typed-amount";
import { isNumberFor, isPoyOption } from "@/lib/domain/poy/options";
import type { NumberSetRow } from "@/stores/number-sets";

/** The numbers in the box that fit the option, and the rest: nothing that was typed disappears unsaid. */
export function readTyped(option: string, text: string): { fits: NumberSetRow[]; others: string[] } {
  const numbers: readonly string[] = plainDigits(text).match(/\d+|[^\d\s\p{P}\p{S}]+/gu) ?? [];
  if (!isPoyOption(option)) return { fits: [], others: [...numbers] };
  return {
    fits: numbers.filter((number) => isNumberFor(option, number)).map((number) => ({ option, number })),
    others: numbers.filter((number) => !isNumberFor(option, number)),
  };
}
