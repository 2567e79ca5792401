import type { TransactionRow } from "@/lib/contract/transactions";
import { epochMs } from "@/lib/domain/time/time";

/**
 * The rows newest first, for the screen, the file and the paper alike. Upstreams list deposits that wait before all
 * movements; here each stands at its time. Movements keep their own order, in which each balance follows from the last.
 */
export function inTimeOrder(rows: readonly TransactionRow[]): readonly TransactionRow[] {
  const waiting = rows
    .filter(isWaiting)
    .toSorted((one, other) => epochMs(other.createdAt) - epochMs(one.createdAt));
  if (waiting.length === 0) return rows;
  const ordered: TransactionRow[] = [];
  for (const row of rows.filter((each) => !isWaiting(each))) {
    while (waiting[0] && epochMs(waiting[0].createdAt) > epochMs(row.createdAt))
      ordered.push(...waiting.splice(0, 1));
    ordered.push(row);
  }
  return [...ordered, ...waiting];
}

const isWaiting = ({ transactionType }: TransactionRow) => transactionType === "PREDEPOSIT";
