import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bankFeed, deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { enqueueEvent } from "../realtime/enqueue-event";
import type { DepositRow } from "./live-deposit";

/** States in which a member may still wait for a word about other money than the total. */
const waitsForWord = ["waiting", "expired", "cancelled", "credited"];

/** Money that differs from a request in its satang. */
export interface InexactMoney {
  at: Date;
  /** Satang. */
  amount: number;
}

/**
 * For each request: the last money that came, while it was live, that differs from its total in the satang only and is not
 * decided by staff. Not told where another request for the same whole baht was live then: whose money it is only
 * staff can tell, and nobody is told of another member's transfer. One statement, however many requests.
 */
export async function inexactMoneyOf(
  tx: Tx,
  requests: readonly Pick<DepositRow, "id">[],
): Promise<ReadonlyMap<string, InexactMoney>> {
  if (requests.length === 0) return new Map();
  const other = alias(deposit, "other_request");
  const rows = await tx
    .select({ id: deposit.id, at: bankFeed.at, amount: bankFeed.amount })
    .from(deposit)
    .innerJoin(
      bankFeed,
      and(
        eq(bankFeed.status, "unmatched"),
        eq(bankFeed.why, "inexact"),
        eq(bankFeed.bankId, deposit.bankId),
        gte(bankFeed.amount, deposit.prepareAmount),
        lt(bankFeed.amount, sql`${deposit.prepareAmount} + 100`),
        gte(bankFeed.at, deposit.createdAt),
        lt(bankFeed.at, deposit.expiresAt),
        or(isNull(deposit.endedAt), lte(bankFeed.receivedAt, deposit.endedAt)),
      ),
    )
    .where(
      and(
        inArray(
          deposit.id,
          requests.map(({ id }) => id),
        ),
        inArray(deposit.status, waitsForWord),
        ne(deposit.channel, "crypto"),
        sql`NOT EXISTS (${tx
          .select({ id: other.id })
          .from(other)
          .where(
            and(
              eq(other.bankId, deposit.bankId),
              eq(other.prepareAmount, deposit.prepareAmount),
              ne(other.id, deposit.id),
              ne(other.channel, "normal"),
              lte(other.createdAt, bankFeed.at),
              gt(other.expiresAt, bankFeed.at),
              or(isNull(other.endedAt), gt(other.endedAt, bankFeed.receivedAt)),
            ),
          )})`,
      ),
    )
    .orderBy(asc(bankFeed.id));
  return new Map(rows.map(({ id, at, amount }) => [id, { at, amount }]));
}

/** The page of the only request that the money can be meant for reads its request again. */
export async function tellOfInexact(tx: Tx, near: readonly string[]): Promise<void> {
  const [id] = near;
  if (id === undefined || near.length > 1) return;
  const [row] = await tx.select({ member: deposit.member }).from(deposit).where(eq(deposit.id, id));
  if (row) await enqueueEvent(tx, `private-${row.member}`, "deposit-update", { id, status: "waiting" });
}
