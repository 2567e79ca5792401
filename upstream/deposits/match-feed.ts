/**
 * What the bank reports, matched to who said he would send it. Exactly or not at all: a row that is late,
 * unknown or off by a satang goes to staff. The bank's own `ref` makes a repeat harmless.
 */
import { and, eq, gte } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { FeedVerdict, NewFeedRow } from "@/lib/contract/operators/bank-feed";
import { type DepositState, slotFreeAtMs, verdictOn } from "@/lib/domain/deposit";
import { type Satang, satang } from "@/lib/domain/money";
import { epochMs } from "@/lib/domain/time";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/connect";
import { bankFeed, deposit, siteAccount } from "../db/tables/deposits";
import { post } from "../ledger/post";
import { announce } from "../realtime/announce";

/** A request can still be meant by a row this long after it was made. */
const MEMORY_MS = slotFreeAtMs(0);

interface TakenIn {
  verdict: FeedVerdict;
  /** False where the bank told of it before. */
  isNew: boolean;
}

/** Takes in one row of the feed. Throws `bank-account-unknown`; `idempotency-mismatch` on a ref with other facts. */
export async function matchFeedRow(tx: Tx, row: NewFeedRow): Promise<TakenIn> {
  // The account's row serialises its feed, so that two rows never look at the same request at once.
  const [account] = await tx
    .select()
    .from(siteAccount)
    .where(eq(siteAccount.bankId, row.bankAccountId))
    .for("update");
  if (!account) throw new Fault("bank-account-unknown");
  const known = await verdictBefore(tx, row);
  if (known) return { verdict: known, isNew: false };

  const atMs = epochMs(row.at);
  const requests = await tx
    .select()
    .from(deposit)
    .where(and(eq(deposit.bankId, row.bankAccountId), gte(deposit.createdAt, new Date(atMs - MEMORY_MS))))
    .for("update");
  const verdict = verdictOn(
    { accountId: String(row.bankAccountId), amount: row.amount, atMs },
    requests.map(({ id, bankId, prepareTotal, status, createdAt }) => ({
      id,
      accountId: String(bankId),
      total: satang(prepareTotal),
      state: status as DepositState,
      createdAtMs: createdAt.getTime(),
    })),
  );
  const matched = verdict.kind === "matches" ? verdict.id : undefined;
  const meant = verdict.kind === "late" ? verdict.id : undefined;
  const receivedAt = new Date(await nowMs(tx));
  const entered = await tx
    .insert(bankFeed)
    .values({
      ref: row.ref,
      bankId: row.bankAccountId,
      amount: row.amount,
      at: new Date(atMs),
      receivedAt,
      fromAccount: row.fromAccount,
      channel: row.channel,
      status: matched ? "matched" : "unmatched",
      why: verdict.kind === "matches" ? null : verdict.kind,
      depositId: matched ?? meant,
    })
    .onConflictDoNothing()
    .returning({ id: bankFeed.id });
  // The same ref came for another account at this very moment: two different facts under one name.
  if (entered.length === 0) throw new Fault("idempotency-mismatch");
  await tx
    .update(siteAccount)
    .set({ botUpdate: receivedAt })
    .where(eq(siteAccount.bankId, row.bankAccountId));
  if (matched) {
    await creditDeposit(tx, matched, row.ref, row.amount);
    return { verdict: { matched: true, depositId: matched }, isNew: true };
  }
  if (meant && requests.some(({ id, status }) => id === meant && status !== "waiting")) {
    await moveTo(tx, meant, "unmatched", row.ref);
  }
  return {
    verdict: {
      matched: false,
      ...(meant ? { depositId: meant } : {}),
      why: verdict.kind === "matches" ? undefined : verdict.kind,
    },
    isNew: true,
  };
}

/** Credits what came (satang) to a request exactly once: the movement's key is the request itself. */
export async function creditDeposit(
  tx: Tx,
  depositId: string,
  feedRef: string,
  amount: Satang,
): Promise<void> {
  const row = await moveTo(tx, depositId, "credited", feedRef);
  const posted = await post(tx, {
    kind: "DEPOSIT",
    ref: depositId,
    from: { house: "house-bank" },
    to: { member: row.member, account: "cash" },
    amount,
  });
  if (!posted) throw new Error(`deposit ${depositId} was credited before`);
}

async function moveTo(tx: Tx, id: string, status: DepositState, feedRef: string) {
  const endedAt = new Date(await nowMs(tx));
  const [row] = await tx
    .update(deposit)
    .set({ status, endedAt, feedRef })
    .where(eq(deposit.id, id))
    .returning();
  if (!row) throw new Error(`no deposit ${id}`);
  await announce(tx, `private-${row.member}`, "deposit-update", { id, status });
  return row;
}

async function verdictBefore(tx: Tx, row: NewFeedRow): Promise<FeedVerdict | null> {
  const [before] = await tx.select().from(bankFeed).where(eq(bankFeed.ref, row.ref));
  if (!before) return null;
  if (before.bankId !== row.bankAccountId || before.amount !== row.amount)
    throw new Fault("idempotency-mismatch");
  const matched = before.status === "matched";
  return {
    matched,
    ...(before.depositId ? { depositId: before.depositId } : {}),
    ...(matched || !before.why ? {} : { why: before.why as FeedVerdict["why"] }),
  };
}
