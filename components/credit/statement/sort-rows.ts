import type { SortOrder } from "@/components/ui/lists/sort-heads";
import type { TransactionRow } from "@/lib/contract/transactions";
import { epochMs } from "@/lib/domain/time/time";

export type RowKey = "time" | "type" | "amount";

export type RowSort = SortOrder<RowKey>;

/** As the upstream lists them; only in this order the rows stand under their days. */
export const newestRows: RowSort = { by: "time", isRising: false };

export const isByDay = ({ by, isRising }: RowSort): boolean => by === newestRows.by && !isRising;

/** The order after a press on a column: times and amounts begin with the largest, words with A. */
export function nextRowSort(sort: RowSort, by: RowKey): RowSort {
  return sort.by === by ? { by, isRising: !sort.isRising } : { by, isRising: by === "type" };
}

/** A sorted copy; rows that are equal in the column stay newest first. */
export function sortRows(
  rows: readonly TransactionRow[],
  { by, isRising }: RowSort,
  wordOf: (row: TransactionRow) => string,
): readonly TransactionRow[] {
  const times = (a: TransactionRow, b: TransactionRow) => epochMs(a.createdAt) - epochMs(b.createdAt);
  const compare: Record<RowKey, (a: TransactionRow, b: TransactionRow) => number> = {
    time: times,
    type: (a, b) => wordOf(a).localeCompare(wordOf(b)),
    amount: (a, b) => a.amount - b.amount,
  };
  const way = isRising ? 1 : -1;
  return rows.toSorted((a, b) => way * compare[by](a, b) || times(b, a));
}
