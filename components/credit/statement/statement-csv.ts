import { moneyText } from "@/components/ui/money";
import type { TransactionRow } from "@/lib/contract/transactions";
import { type Satang, toBaht } from "@/lib/domain/money/money";
import { MADE_ID } from "@/lib/domain/money/transactions";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { transactionWord, waitOf } from "@/lib/i18n/transaction-word";
import { BYTE_ORDER_MARK, csvText } from "@/lib/kernel/csv";
import { inTimeOrder } from "./in-time-order";
import { noteOf, referenceOf } from "./reference";
import type { RowWords, StatementWords } from "./statement-words";

/** The rows as the text of a CSV file, newest first. Amounts are signed, with two decimals; a waiting deposit has none. */
export async function statementCsv(
  rows: readonly TransactionRow[],
  words: RowWords,
  heads: StatementWords["csv"],
): Promise<string> {
  const { default: papa } = await import("papaparse");
  const { time, type, detail, amount, balance, status, reference } = heads;
  const data = inTimeOrder(rows).map((row) => {
    const isWaiting = row.transactionType === "PREDEPOSIT";
    const waiting = fill(words.row[waitOf(row)], { amount: moneyText(row.amount) });
    return [
      displayDateTime(row.createdAt),
      transactionWord(row, words.types),
      [referenceOf(row, words).text, noteOf(row, words)].filter(Boolean).join(" · "),
      isWaiting ? "" : decimals(row.amount),
      isWaiting ? "" : decimals(row.balance),
      isWaiting ? waiting : words.status[row.status ?? "done"],
      row.ref?.id ?? (row.id.startsWith(MADE_ID) ? "" : row.id),
    ].map(csvText);
  });
  const fields = [time, type, detail, amount, balance, status, reference].map(csvText);
  return BYTE_ORDER_MARK + papa.unparse({ fields, data }, { newline: "\r\n" });
}

const decimals = (amount: Satang | undefined) => (amount === undefined ? "" : toBaht(amount).toFixed(2));

/** Offers a text as a download. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
