import { and, desc, eq, gte, inArray, lt } from "drizzle-orm";
import { depositChannel } from "@/lib/contract/deposits";
import type { TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { deposit, depositReport } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { moneyOf } from "../ledger/balances";
import type { StatementQuery } from "./statement-rows";

/**
 * Deposit requests and reports that still wait, as PREDEPOSIT rows: nothing is posted for them. A request whose
 * sender reported the transfer waits for staff, with the amount that they reported. Once credited, a request no longer
 * waits and its DEPOSIT is in the ledger.
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
      status: deposit.status,
      reported: depositReport.amount,
    })
    .from(deposit)
    .leftJoin(depositReport, eq(depositReport.depositId, deposit.id))
    .where(
      and(
        eq(deposit.member, owner),
        inArray(deposit.status, ["waiting", "claimed"]),
        gte(deposit.createdAt, new Date(fromMs)),
        lt(deposit.createdAt, new Date(untilMs)),
      ),
    )
    .orderBy(desc(deposit.createdAt));
  if (rows.length === 0) return [];
  const { balance } = await moneyOf(tx, owner);
  return rows.map(({ id, channel, total, createdAt, seenRef, status, reported }) => ({
    id,
    createdAt: bangkokIso(createdAt.getTime()),
    transactionType: "PREDEPOSIT",
    amount: satang(reported ?? total),
    balance,
    ref: { kind: "deposit", id },
    channel: depositChannel.parse(channel),
    ...(seenRef !== null && { isSeen: true }),
    ...(status === "claimed" && { isReported: true }),
    note: null,
  }));
}
