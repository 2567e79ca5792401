import { allTransactions, pageOfTransactions, type TransactionRow } from "@/lib/contract/transactions";
import { statementWindow } from "@/lib/domain/money/transactions";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { orNull } from "@/lib/server/ask/or-null";

/**
 * The newest rows of the statement: the last movement, below deposits that are still expected. Of an upstream
 * without pages the first row of its whole list. Null when it could not be read.
 */
export async function readLastMovement(): Promise<TransactionRow[] | null> {
  const window = statementWindow(Date.now());
  const page = await answered(ask(pageOfTransactions, { body: { ...window, limit: 1 } }));
  if (page.code === null) return page.reply.items;
  if (!isUnimplemented(page.code)) return null;
  const rows = await orNull(ask(allTransactions, { body: window }));
  return rows?.slice(0, 1) ?? null;
}
