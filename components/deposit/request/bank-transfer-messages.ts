import type { CreditWords } from "@/components/credit/credit-words";
import type { DepositWords } from "../deposit-words";
import type { AmountWords } from "./amount-problem";

/** Messages of the page of reported transfers. */
export interface BankTransferMessages {
  normal: DepositWords["normal"];
  report: DepositWords["report"];
  list: DepositWords["list"];
  /** "Reason: {reason}" */
  reason: string;
  reference: string;
  copyAccount: CreditWords["fast"]["copyAccount"];
  playAccount: CreditWords["playAccount"];
  amount: AmountWords;
}
