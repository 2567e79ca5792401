import type credit from "@/locales/th/credit.json";

/** Names of transactions by type, and of deposits that wait for staff or for the network. */
export type TransactionWords = typeof credit.type;

interface Named {
  transactionType: keyof TransactionWords;
  /** The channel of a deposit. */
  channel?: string | undefined;
  /** Of a deposit in coins: the network has seen the transfer. */
  isSeen?: boolean | undefined;
  /** Its sender reported the transfer to staff. */
  isReported?: boolean | undefined;
}

/** What a pending deposit waits for: the member's transfer, staff with a report, or the network. */
export function waitOf({ channel, isSeen, isReported }: Omit<Named, "transactionType">) {
  if (channel === "normal" || isReported) return "reviewing";
  return isSeen ? "confirming" : "waiting";
}

const pending = { waiting: "PREDEPOSIT", reviewing: "REPORTED_DEPOSIT", confirming: "SEEN_DEPOSIT" } as const;

/** A transaction's name. A pending deposit is named by what it waits for, which need not be the member. */
export function transactionWord(row: Named, words: TransactionWords): string {
  return words[row.transactionType === "PREDEPOSIT" ? pending[waitOf(row)] : row.transactionType];
}
