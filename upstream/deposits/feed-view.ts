import type { FeedRow } from "@/lib/contract/operators/bank-feed";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import type { bankFeed } from "../db/schema/deposits";

/** An unmatched row as staff see it. */
export function feedRowView(row: typeof bankFeed.$inferSelect): FeedRow {
  return {
    id: String(row.id),
    bankAccountId: row.bankId,
    amount: satang(row.amount),
    at: bangkokIso(row.at.getTime()),
    receivedAt: bangkokIso(row.receivedAt.getTime()),
    ref: row.ref,
    ...(row.fromAccount ? { fromAccount: row.fromAccount } : {}),
    channel: row.channel,
    why: row.why as FeedRow["why"],
    ...(row.depositId ? { depositId: row.depositId } : {}),
    ...(row.coinAmount ? { coinAmount: row.coinAmount } : {}),
    ...(row.typedBy ? { typedBy: row.typedBy } : {}),
    ...(row.confirmations === null ? {} : { confirmations: row.confirmations }),
  };
}
