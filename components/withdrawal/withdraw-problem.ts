import type { Satang } from "@/lib/domain/money/money";
import { readCurrency } from "@/lib/domain/money/typed-amount";
import { refuseWithdrawal, type WithdrawnToday } from "@/lib/domain/withdrawals/withdrawal";

/** What an amount is judged by. `cash` is null while it is unknown: then only the upstream checks. */
export interface Judged {
  cash: Satang | null;
  today: WithdrawnToday;
}

/** The first error of a typed amount; the rule is the upstream's own. */
export function withdrawProblem(text: string, { cash, today }: Judged) {
  if (text.trim() === "") return "required";
  const amount = readCurrency(text);
  if (amount === null) return "currency-malformed";
  return refuseWithdrawal(amount, today) ?? (cash === null || amount <= cash ? null : "short");
}
