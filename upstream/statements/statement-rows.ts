import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { type TransactionRow, transactionType } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { refundTypes, type TransactionType } from "@/lib/domain/money/transactions";
import { bangkokIso } from "@/lib/domain/time/time";
import { entry, movement } from "../db/schema/ledger";
import type { Tx } from "../db/tx";
import { postedWithin } from "../ledger/posted-within";
import { causesOf } from "./causes";

/** Which of a member's movements are queried; times in epoch ms, the end excluded. */
export interface StatementQuery {
  owner: string;
  /** The member's cash account. */
  account: number;
  fromMs: number;
  untilMs: number;
  /** Null: every kind. */
  kinds: readonly TransactionType[] | null;
}

/** The newest movements of the query before the given one, each with its cause. */
export async function statementRows(
  tx: Tx,
  reach: StatementQuery,
  limit: number,
  before?: number,
): Promise<TransactionRow[]> {
  // By the index of one account's entries, newest first: the cost depends on the member's own history only.
  const rows = await tx
    .select({
      id: entry.movement,
      kind: movement.kind,
      ref: movement.ref,
      reason: movement.reason,
      createdAt: movement.createdAt,
      amount: entry.amount,
      balance: entry.balanceAfter,
    })
    .from(entry)
    .innerJoin(movement, eq(movement.id, entry.movement))
    .where(and(within(reach), before === undefined ? undefined : lt(entry.movement, before)))
    .orderBy(desc(entry.movement))
    .limit(limit);
  const causeOf = await causesOf(tx, reach.owner, rows);
  return rows.map((row) => ({
    id: String(row.id),
    createdAt: bangkokIso(row.createdAt.getTime()),
    transactionType: transactionType.parse(row.kind),
    amount: satang(row.amount),
    balance: satang(row.balance ?? 0),
    note: row.reason,
    ...causeOf(row),
  }));
}

const isRefund = inArray(movement.kind, [...refundTypes]);

/**
 * Sums of incoming amounts, of stakes that came back and of outgoing amounts (satang, all positive) and the number of movements of the whole query.
 */
export async function statementTotals(tx: Tx, reach: StatementQuery) {
  const [row] = await tx
    .select({
      paidIn: sql<number>`coalesce(sum(${entry.amount}) filter (where ${entry.amount} > 0 and not ${isRefund}), 0)::bigint`,
      refunded: sql<number>`coalesce(sum(${entry.amount}) filter (where ${entry.amount} > 0 and ${isRefund}), 0)::bigint`,
      paidOut: sql<number>`coalesce(-sum(${entry.amount}) filter (where ${entry.amount} < 0), 0)::bigint`,
      count: sql<number>`count(*)::bigint`,
    })
    .from(entry)
    .innerJoin(movement, eq(movement.id, entry.movement))
    .where(within(reach));
  if (!row) throw new Error("no totals");
  const { paidIn, refunded, paidOut, count } = row;
  return {
    paidIn: Number(paidIn),
    refunded: Number(refunded),
    paidOut: Number(paidOut),
    count: Number(count),
  };
}

const within = ({ account, fromMs, untilMs, kinds }: StatementQuery) =>
  and(postedWithin(account, fromMs, untilMs), kinds ? inArray(movement.kind, [...kinds]) : undefined);
