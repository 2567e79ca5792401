import { and, desc, eq, gte, lt } from "drizzle-orm";
import { depositChannel } from "@/lib/contract/deposits";
import type { TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money";
import { bangkokIso } from "@/lib/domain/time";
import { deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { moneyOf } from "../ledger/balances";
import type { StatementQuery } from "./statement-rows";

/**
 * Deposit requests and reports that still wait, as PREDEPOSIT rows: nothing is posted for them. Once credited, a
 * request no longer waits and its DEPOSIT is in the ledger.
 */
export async function waitingRows(
  tx: Tx,
  { owner, fromMs, untilMs, kinds }: StatementQuery,
): Promise<TransactionRow[]> {
  if (kinds && !kinds.includes("PREDEPOSIT")) return [];
  const rows = await tx
    .select({
      id: deposit.id,
      channel: deposit.channel,
      total: deposit.prepareTotal,
      createdAt: deposit.createdAt,
      seenRef: deposit.seenRef,
    })
    .from(deposit)
    .where(
      and(
        eq(deposit.member, owner),
        eq(deposit.status, "waiting"),
        gte(deposit.createdAt, new Date(fromMs)),
        lt(deposit.createdAt, new Date(untilMs)),
      ),
    )
    .orderBy(desc(deposit.createdAt));
  if (rows.length === 0) return [];
  const { balance } = await moneyOf(tx, owner);
  return rows.map(({ id, channel, total, createdAt, seenRef }) => ({
    id,
    createdAt: bangkokIso(createdAt.getTime()),
    transactionType: "PREDEPOSIT",
    amount: satang(total),
    balance,
    ref: { kind: "deposit", id },
    channel: depositChannel.parse(channel),
    ...(seenRef !== null && { isSeen: true }),
    note: null,
  }));
}
