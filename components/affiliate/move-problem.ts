import type { Satang } from "@/lib/domain/money/money";
import { readCurrency } from "@/lib/domain/money/typed-amount";
import { afMoveFault, afMoveMin } from "@/lib/domain/rewards/affiliate";

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
