"use client";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { moneyText } from "@/components/ui/money";
import type { StatementSelection, TransactionRow } from "@/lib/contract/transactions";
import { displayDate, displayDateTime, epochMs } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import { noteOf, referenceOf } from "./reference";
import styles from "./statement-paper.module.css";
import type { RowWords, StatementWords } from "./statement-words";

interface StatementPaperProps {
  selection: StatementSelection;
  rows: readonly TransactionRow[];
  words: Pick<StatementWords, "title" | "csv" | "paper">;
  rowWords: RowWords;
}

/** Every row as a table, drawn only while the browser prints: the list on the screen holds but those in view. */
export function StatementPaper({ selection, rows, words, rowWords }: StatementPaperProps) {
  if (!usePrinting()) return null;
  const period = { from: displayDate(selection.startedDate), to: displayDate(selection.endedDate) };
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

/** Deposits that wait stand above the list on the screen; on paper they stand where their time is. */
const newestFirst = (a: TransactionRow, b: TransactionRow) => epochMs(b.createdAt) - epochMs(a.createdAt);

function PaperRow({ row, words }: { row: TransactionRow; words: RowWords }) {
  const isWaiting = row.transactionType === "PREDEPOSIT";
  const facts = [
    referenceOf(row, words).text,
    noteOf(row, words),
    row.status && words.status[row.status],
    isWaiting && fill(words.row.waiting, { amount: moneyText(row.amount) }),
  ];
  return (
    <tr>
      <td>{displayDateTime(row.createdAt)}</td>
      <td>{words.types[row.transactionType]}</td>
      <td>{facts.filter(Boolean).join(" · ")}</td>
      <td>{isWaiting ? "" : moneyText(row.amount, true)}</td>
      <td>{isWaiting ? "" : moneyText(row.balance)}</td>
    </tr>
  );
}

/** True from before the browser lays out the paper until it has. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
