import { afMoveFault, afMoveMin } from "@/lib/domain/affiliate";
import type { Satang } from "@/lib/domain/money";
import { readCurrency } from "@/lib/domain/typed-amount";

/** The first error of a typed amount of affiliate money. */
export function moveProblem(text: string, balance: Satang) {
  if (text.trim() === "") return "required";
  const amount = readCurrency(text);
  if (amount === null) return "currency";
  const fault = afMoveFault(amount, balance);
  if (fault === "balance-too-low") return "tooMuch";
  if (!fault) return null;
  return amount < afMoveMin ? "tooLow" : "tooHigh";
}
