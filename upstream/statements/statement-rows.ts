import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { type TransactionRow, transactionType } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money";
import { bangkokIso } from "@/lib/domain/time";
import type { TransactionType } from "@/lib/domain/transactions";
import { account, entry, movement } from "../db/tables/ledger";
import type { Tx } from "../db/tx";
import { causesOf } from "./causes";

/** What of a member's movements is asked for; times in epoch ms, the end not included. */
export interface Reach {
  owner: string;
  /** His cash. */
  account: number;
  fromMs: number;
  untilMs: number;
  /** Null: of every kind. */
  kinds: readonly TransactionType[] | null;
}

export async function cashAccountOf(tx: Tx, owner: string): Promise<number> {
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.owner, owner), eq(account.kind, "cash")));
  // Operators have no money; no account has this number.
  return row?.id ?? 0;
}

/** The newest movements of the reach that came before one, told with what caused them. */
export async function statementRows(
  tx: Tx,
  reach: Reach,
  limit: number,
  before?: number,
): Promise<TransactionRow[]> {
  // Along the index of one account's entries, newest first: the cost is his own history, never the house's.
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

/** What came in and went out over the whole reach (satang, both positive), and by how many movements. */
export async function statementTotals(tx: Tx, reach: Reach) {
  const [row] = await tx
    .select({
      paidIn: sql<number>`coalesce(sum(${entry.amount}) filter (where ${entry.amount} > 0), 0)::bigint`,
      paidOut: sql<number>`coalesce(-sum(${entry.amount}) filter (where ${entry.amount} < 0), 0)::bigint`,
      count: sql<number>`count(*)::bigint`,
    })
    .from(entry)
    .innerJoin(movement, eq(movement.id, entry.movement))
    .where(within(reach));
  if (!row) throw new Error("no totals");
  return { paidIn: Number(row.paidIn), paidOut: Number(row.paidOut), count: Number(row.count) };
}

const within = ({ account: cash, fromMs, untilMs, kinds }: Reach) =>
  and(
    eq(entry.account, cash),
    gte(movement.createdAt, new Date(fromMs)),
    lt(movement.createdAt, new Date(untilMs)),
    kinds ? inArray(movement.kind, [...kinds]) : undefined,
  );
