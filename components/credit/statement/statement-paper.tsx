"use client";
import { usePrinting } from "@/components/ui/hooks/use-printing";
import { moneyText } from "@/components/ui/money";
import type { TransactionRow } from "@/lib/contract/transactions";
import { displayDate, displayDateTime, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { transactionWord, waitOf } from "@/lib/i18n/transaction-word";
import { noteOf, referenceOf } from "./reference";
import styles from "./statement-paper.module.css";
import type { RowWords, StatementWords } from "./statement-words";

interface StatementPaperProps {
  /** First and last day as the filter names them, `YYYY-MM-DD`. */
  days: { from: string; to: string };
  rows: readonly TransactionRow[];
  words: Pick<StatementWords, "title" | "csv" | "paper">;
  rowWords: RowWords;
}

/** Every row as a table, rendered only for printing: the list on the screen holds only the visible ones. */
export function StatementPaper({ days, rows, words, rowWords }: StatementPaperProps) {
  if (!usePrinting()) return null;
  const period = { from: displayDate(days.from), to: displayDate(days.to) };
  const { time, type, detail, amount, balance } = words.csv;
  return (
    <table className={styles.paper}>
      <caption>
        {words.title} · {fill(words.paper.period, period)}
      </caption>
      <thead>
        <tr>
          {[time, type, detail, amount, balance].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toSorted(newestFirst).map((row) => (
          <PaperRow key={row.id} row={row} words={rowWords} />
        ))}
      </tbody>
    </table>
  );
}

/** Pending deposits are above the list on the screen; in print they are sorted by time. */
const newestFirst = (a: TransactionRow, b: TransactionRow) => epochMs(b.createdAt) - epochMs(a.createdAt);

function PaperRow({ row, words }: { row: TransactionRow; words: RowWords }) {
  const isWaiting = row.transactionType === "PREDEPOSIT";
  const facts = [
    referenceOf(row, words).text,
    noteOf(row, words),
    row.status && words.status[row.status],
    isWaiting && fill(words.row[waitOf(row)], { amount: moneyText(row.amount) }),
  ];
  return (
    <tr>
      <td>{displayDateTime(row.createdAt)}</td>
      <td>{transactionWord(row, words.types)}</td>
      <td>{facts.filter(Boolean).join(" · ")}</td>
      <td>{isWaiting ? "" : moneyText(row.amount, true)}</td>
      <td>{isWaiting ? "" : moneyText(row.balance)}</td>
    </tr>
  );
}
