/**
 * Coin transfers seen at the site's addresses. A transfer is matched by the moment it was first seen and credited
 * once it has its confirmations: at the quoted amount, if it is exactly what was asked for.
 */
import { and, eq, lte } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { NewCoinRow } from "@/lib/contract/operators/bank-feed";
import { canBecome, type DepositState } from "@/lib/domain/deposits/deposit";
import { coinsDownTo, readCoins, worthOf } from "@/lib/domain/deposits/deposit-coins";
import { satang } from "@/lib/domain/money/money";
import { DAY_MS, epochMs } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { bankFeed, deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { enqueueEvent } from "../realtime/enqueue-event";
import { creditDeposit, moveTo } from "./credit-deposit";
import { enter, type Ingested, verdictOf } from "./ingest-bank-row";
import { judgeRow, markLate } from "./match-row";
import { type CoinOffer, coinOfferOf, lockAccount } from "./site-accounts";

/** A transfer that the chain has not confirmed after this goes to staff. */
const CONFIRM_WITHIN_MS = DAY_MS;

type Row = typeof bankFeed.$inferSelect;

/** Stores what is known of a transfer; a repeat can only add confirmations. */
export async function ingestCoinTransfer(tx: Tx, row: NewCoinRow): Promise<Ingested> {
  await lockAccount(tx, row.bankAccountId);
  const offer = await coinOfferOf(tx, row.bankAccountId);
  if (!offer) throw new Fault("bank-account-unknown");
  const [before] = await tx.select().from(bankFeed).where(eq(bankFeed.ref, row.ref)).for("update");
  if (!before) await enterCoins(tx, row, offer);
  else if (before.bankId !== row.bankAccountId || before.coinAmount !== row.coinAmount) {
    throw new Fault("idempotency-mismatch");
  }
  const isNews = !before || row.confirmations > (before.confirmations ?? 0);
  if (before && isNews) {
    await tx.update(bankFeed).set({ confirmations: row.confirmations }).where(eq(bankFeed.ref, row.ref));
  }
  const [known] = await tx.select().from(bankFeed).where(eq(bankFeed.ref, row.ref));
  if (!known) throw new Error("no feed row");
  const now = known.status === "confirming" && isNews ? await confirm(tx, known, offer) : known;
  return { verdict: { ...verdictOf(now), needed: offer.needed }, isNew: isNews };
}

async function enterCoins(tx: Tx, row: NewCoinRow, offer: CoinOffer): Promise<void> {
  const { bankAccountId: bankId, coinAmount, ref } = row;
  const atMs = epochMs(row.at);
  const whole = coinsDownTo(coinAmount, offer.decimals);
  // More decimal places than quoted: it lies between two units and cannot match any request.
  const amount = readCoins(coinAmount, offer.decimals) ?? whole + 0.5;
  const judged = await judgeRow(tx, { bankId, amount, atMs, ref });
  const { meant, why } = judged;
  const isExact = meant !== undefined && !why;
  await enter(tx, {
    ref,
    bankId,
    // The quoted price holds for an exact transfer; any other is worth its price now.
    amount: isExact ? meant.prepareAmount : worthOf(whole, offer),
    at: new Date(atMs),
    receivedAt: new Date(await nowMs(tx)),
    channel: row.channel,
    status: isExact ? "confirming" : "unmatched",
    why,
    depositId: meant?.id,
    coinAmount,
    confirmations: row.confirmations,
  });
  if (isExact) await tx.update(deposit).set({ seenRef: ref }).where(eq(deposit.id, meant.id));
  await markLate(tx, judged, ref);
}

/** Credits a transfer that has its confirmations, and sends the member's page their number. */
async function confirm(tx: Tx, row: Row, offer: CoinOffer): Promise<Row> {
  const [request] = row.depositId
    ? await tx.select().from(deposit).where(eq(deposit.id, row.depositId)).for("update")
    : [];
  if (!request) throw new Error("no deposit behind a confirming row");
  const { id, member } = request;
  const state = request.status as DepositState;
  if ((row.confirmations ?? 0) < offer.needed) {
    await enqueueEvent(tx, `private-${member}`, "deposit-update", { id, status: state });
    return row;
  }
  // Staff may have ended the request meanwhile; the coins then wait for staff.
  if (!canBecome(state, "credited")) return setStatus(tx, row, { status: "unmatched", why: "late" });
  await creditDeposit(tx, id, row.ref, satang(row.amount));
  return setStatus(tx, row, { status: "matched" });
}

async function setStatus(tx: Tx, { id }: Row, set: Partial<Row>): Promise<Row> {
  const [row] = await tx.update(bankFeed).set(set).where(eq(bankFeed.id, id)).returning();
  if (!row) throw new Error("no feed row");
  return row;
}

/** Transfers that the chain has not confirmed within a day. */
export function unconfirmedCoins(tx: Tx, now: number) {
  const isOld = and(
    eq(bankFeed.status, "confirming"),
    lte(bankFeed.receivedAt, new Date(now - CONFIRM_WITHIN_MS)),
  );
  return tx.select({ id: bankFeed.id, bankId: bankFeed.bankId }).from(bankFeed).where(isOld);
}

/** Hands transfers that the chain has not confirmed within a day to staff. Returns how many. */
export async function giveUpUnconfirmed(tx: Tx, now: number): Promise<number> {
  const old = await unconfirmedCoins(tx, now);
  for (const { id, bankId } of old) {
    await lockAccount(tx, bankId);
    const [row] = await tx.select().from(bankFeed).where(eq(bankFeed.id, id)).for("update");
    if (row?.status !== "confirming") continue;
    await setStatus(tx, row, { status: "unmatched", why: "unconfirmed" });
    const [request] = row.depositId
      ? await tx.select().from(deposit).where(eq(deposit.id, row.depositId)).for("update")
      : [];
    if (!request) continue;
    const state = request.status as DepositState;
    const next = state === "claimed" || !canBecome(state, "unmatched") ? state : "unmatched";
    await moveTo(tx, request.id, next, { feedRef: row.ref, seenRef: null });
  }
  return old.length;
}
