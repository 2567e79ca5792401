/**
 * Matches rows reported by a bank or a wallet with requests, exactly or not at all: a row that is late, unknown,
 * used or off by a satang goes to staff. The bank's own `ref` makes a repeat harmless.
 */
import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { FeedVerdict, NewFeedRow } from "@/lib/contract/operators/bank-feed";
import { epochMs } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { bankFeed, siteAccount } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { creditDeposit } from "./credit-deposit";
import { tellOfInexact } from "./inexact-money";
import { judgeRow, markLate } from "./match-row";
import { lockAccount } from "./site-accounts";

export interface Ingested {
  verdict: FeedVerdict;
  /** False where the feed reported it before. */
  isNew: boolean;
}

/**
 * Processes one row of the feed. A row that an operator typed is not credited automatically. Throws
 * `bank-account-unknown`; `idempotency-mismatch` on a ref with other facts.
 */
export async function ingestBankRow(tx: Tx, row: NewFeedRow, typedBy?: string): Promise<Ingested> {
  // Locks the account, so that two rows are never matched with the same request at once.
  const account = await lockAccount(tx, row.bankAccountId);
  if (account.kind === "chain") throw new Fault("bank-account-unknown");
  const known = await verdictBefore(tx, row);
  if (known) return { verdict: known, isNew: false };

  const atMs = epochMs(row.at);
  const { bankAccountId: bankId, amount, ref } = row;
  const judged = await judgeRow(tx, { bankId, amount, atMs, ref });
  const { meant } = judged;
  const why = judged.why ?? (typedBy ? "manual" : undefined);
  const receivedAt = new Date(await nowMs(tx));
  await enter(tx, {
    ref,
    bankId,
    amount,
    at: new Date(atMs),
    receivedAt,
    fromAccount: row.fromAccount,
    channel: row.channel,
    status: why ? "unmatched" : "matched",
    why,
    depositId: meant?.id,
    typedBy,
  });
  if (meant && !why) await creditDeposit(tx, meant.id, ref, amount);
  await markLate(tx, judged, ref);
  if (judged.verdict.kind === "inexact") await tellOfInexact(tx, judged.verdict.ids);
  return {
    verdict: { matched: !why, ...(meant ? { depositId: meant.id } : {}), ...(why ? { why } : {}) },
    isNew: true,
  };
}

/** Stores a row and the time of the account's last feed. Throws `idempotency-mismatch`. */
export async function enter(tx: Tx, values: typeof bankFeed.$inferInsert): Promise<void> {
  const entered = await tx
    .insert(bankFeed)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: bankFeed.id });
  // The same ref was stored for another account at this moment: two different facts under one ref.
  if (entered.length === 0) throw new Fault("idempotency-mismatch");
  await tx
    .update(siteAccount)
    .set({ botUpdate: values.receivedAt })
    .where(eq(siteAccount.bankId, values.bankId));
}

async function verdictBefore(tx: Tx, row: NewFeedRow): Promise<FeedVerdict | null> {
  const [before] = await tx.select().from(bankFeed).where(eq(bankFeed.ref, row.ref));
  if (!before) return null;
  if (before.bankId !== row.bankAccountId || before.amount !== row.amount)
    throw new Fault("idempotency-mismatch");
  return verdictOf(before);
}

/** The outcome of a row that was processed before. */
export function verdictOf(before: typeof bankFeed.$inferSelect): FeedVerdict {
  const matched = before.status === "matched";
  return {
    matched,
    ...(before.depositId ? { depositId: before.depositId } : {}),
    ...(matched || !before.why ? {} : { why: before.why as FeedVerdict["why"] }),
    ...(before.confirmations === null ? {} : { confirmations: before.confirmations }),
  };
}
