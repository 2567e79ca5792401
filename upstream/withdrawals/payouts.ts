import type { Satang } from "@/lib/domain/money";

/** What the bank is asked to send. */
export interface PayoutOrder {
  /** The withdrawal's id. The bank keeps it: the same ref twice is one transfer and the same answer. */
  ref: string;
  bankCode: string;
  accountNumber: string;
  name: string;
  amount: Satang;
}

/** Sent, under the bank's own word for it, or definitely not sent. */
export type PayoutAnswer = { sent: true; bankRef: string } | { sent: false; reason: string };

/** Who sends money out. No answer (a throw) means that nobody knows: the same order is asked again. */
export interface Payouts {
  pay(order: PayoutOrder): Promise<PayoutAnswer>;
}

/** An account number that ends so is closed at the simulated bank. */
const CLOSED = /8888$/;

/** The box's bank: it sends play credit nowhere, and says so by its refs. */
export const simulatedPayouts: Payouts = {
  async pay({ ref, accountNumber }) {
    return CLOSED.test(accountNumber)
      ? { sent: false, reason: "the bank says that the account is closed" }
      : { sent: true, bankRef: `sim-${ref}` };
  },
};
