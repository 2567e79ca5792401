import { and, desc, eq, gt, gte, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bankFeed, deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { enqueueEvent } from "../realtime/enqueue-event";
import type { DepositRow } from "./live-deposit";

/** States in which a member still waits for a word about their money. */
const waitsForWord: ReadonlySet<string> = new Set(["waiting", "expired", "cancelled"]);

/**
 * When money came, while this request was live, that differs from its total in the satang only and is not decided by
 * staff; null where none did. Also null where another request for the same whole baht was live then: whose money it
 * is only staff can tell, and nobody is told of another member's transfer.
 */
export async function inexactMoneyAt(tx: Tx, request: DepositRow): Promise<Date | null> {
  const { bankId, channel, expiresAt, prepareAmount } = request;
  if (!expiresAt || channel === "crypto" || !waitsForWord.has(request.status)) return null;
  const other = alias(deposit, "other_request");
  const [row] = await tx
    .select({ at: bankFeed.at })
    .from(bankFeed)
    .where(
      and(
        eq(bankFeed.status, "unmatched"),
        eq(bankFeed.why, "inexact"),
        eq(bankFeed.bankId, bankId),
        gte(bankFeed.amount, prepareAmount),
        lt(bankFeed.amount, prepareAmount + 100),
        gte(bankFeed.at, request.createdAt),
        lt(bankFeed.at, expiresAt),
        request.endedAt ? lte(bankFeed.receivedAt, request.endedAt) : undefined,
        sql`NOT EXISTS (${tx
          .select({ id: other.id })
          .from(other)
          .where(
            and(
              eq(other.bankId, bankId),
              eq(other.prepareAmount, prepareAmount),
              ne(other.id, request.id),
              ne(other.channel, "normal"),
              lte(other.createdAt, bankFeed.at),
              gt(other.expiresAt, bankFeed.at),
              or(isNull(other.endedAt), gt(other.endedAt, bankFeed.receivedAt)),
            ),
          )})`,
      ),
    )
    .orderBy(desc(bankFeed.id))
    .limit(1);
  return row?.at ?? null;
}

/** The page of the only request that the money can be meant for reads its request again. */
export async function tellOfInexact(tx: Tx, near: readonly string[]): Promise<void> {
  const [id] = near;
  if (id === undefined || near.length > 1) return;
  const [row] = await tx.select({ member: deposit.member }).from(deposit).where(eq(deposit.id, id));
  if (row) await enqueueEvent(tx, `private-${row.member}`, "deposit-update", { id, status: "waiting" });
}
