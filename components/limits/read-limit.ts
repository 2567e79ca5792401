import type { Satang } from "@/lib/domain/money/money";
import { readCurrency } from "@/lib/domain/money/typed-amount";

/** The typed limit: null where the box is empty, undefined where its text is no amount. */
export function readLimit(text: string): Satang | null | undefined {
  if (text.trim() === "") return null;
  // Satang that are still being typed.
  return readCurrency(text.replace(/\.$/, "")) ?? undefined;
}
