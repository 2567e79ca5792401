import { SortHead, SortHeads } from "@/components/ui/lists/sort-heads";
import { nextRowSort, type RowKey, type RowSort } from "./sort-rows";
import styles from "./statement-heads.module.css";
import type { StatementWords } from "./statement-words";

interface StatementHeadsProps {
  sort: RowSort;
  words: Pick<StatementWords, "list" | "csv">;
  onSort: (sort: RowSort) => void;
}

/** The heads of the statement's columns on a wide screen; time, movement and amount sort the rows. */
export function StatementHeads({ sort, words: { list, csv }, onSort }: StatementHeadsProps) {
  const head = (by: RowKey, word: string) => (
    <SortHead
      by={by}
      sort={sort}
      onSort={() => onSort(nextRowSort(sort, by))}
      className={by === "amount" ? styles.sum : undefined}
    >
      {word}
    </SortHead>
  );
  return (
    <SortHeads label={list.sortBy} className={styles.heads}>
      <span className={styles.type}>{head("type", csv.type)}</span>
      <span>{csv.detail}</span>
      {head("time", csv.time)}
      {head("amount", csv.amount)}
      <span className={styles.sum}>{csv.balance}</span>
    </SortHeads>
  );
}
