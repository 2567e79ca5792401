import type credit from "@/locales/th/credit.json";

/** Words of movements by type, and of a transfer that a member has reported and staff look for. */
export type TransactionWords = typeof credit.type;

interface Named {
  transactionType: keyof TransactionWords;
  /** By which way a deposit comes. */
  channel?: string | undefined;
}

/** What a movement is called. A reported transfer waits for staff, not for the member to pay. */
export function transactionWord({ transactionType, channel }: Named, words: TransactionWords): string {
  const isReported = transactionType === "PREDEPOSIT" && channel === "normal";
  return words[isReported ? "REPORTED_DEPOSIT" : transactionType];
}
