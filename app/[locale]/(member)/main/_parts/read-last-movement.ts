import { orNull } from "@/lib/contract/or-null";
import { pageOfTransactions, type TransactionRow } from "@/lib/contract/transactions";
import { statementWindow } from "@/lib/domain/money/transactions";
import { ask } from "@/lib/server/ask/ask";

/**
 * The newest rows of the statement: the last movement, below deposits that are still expected. Null when it could not
 * be read.
 */
export async function readLastMovement(): Promise<TransactionRow[] | null> {
  const page = await orNull(ask(pageOfTransactions, { body: { ...statementWindow(Date.now()), limit: 1 } }));
  return page?.items ?? null;
}
