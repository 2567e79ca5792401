import type credit from "@/locales/th/credit.json";

/** Names of transactions by type, and of a transfer that a member has reported and staff look for. */
export type TransactionWords = typeof credit.type;

interface Named {
  transactionType: keyof TransactionWords;
  /** The channel of a deposit. */
  channel?: string | undefined;
}

/** A transaction's name. A reported transfer waits for staff, not for the member to pay. */
export function transactionWord({ transactionType, channel }: Named, words: TransactionWords): string {
  const isReported = transactionType === "PREDEPOSIT" && channel === "normal";
  return words[isReported ? "REPORTED_DEPOSIT" : transactionType];
}
