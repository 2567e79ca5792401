import type { AmountWords } from "./amount-problem";
import type { CreditWords, DepositWords } from "./credit-words";

/** What the page of reported transfers says. */
export interface NormalWords {
  normal: DepositWords["normal"];
  report: DepositWords["report"];
  list: DepositWords["list"];
  /** "Reason: {reason}" */
  reason: string;
  reference: string;
  copyAccount: CreditWords["fast"]["copyAccount"];
  amount: AmountWords;
}
