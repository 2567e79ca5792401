import type { Satang } from "@/lib/domain/money/money";

/** A payment order to the bank. */
export interface PayoutOrder {
  /**
   * The withdrawal's id, an idempotency key at the bank: the same ref twice is one transfer and the same answer.
   */
  ref: string;
  bankCode: string;
  accountNumber: string;
  name: string;
  amount: Satang;
}

/** Sent, with the bank's own reference, or definitely not sent. */
export type PayoutAnswer = { sent: true; bankRef: string } | { sent: false; reason: string };

/** Sends payments. A throw means that the outcome is unknown: the same order is sent again. */
export interface Payouts {
  pay(order: PayoutOrder): Promise<PayoutAnswer>;
}
