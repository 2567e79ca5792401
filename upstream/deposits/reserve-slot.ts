import { and, eq, gt, inArray } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { DEPOSIT_LIVE_MS, lowestFreeSlot, prepareTotal, SLOT_REST_MS } from "@/lib/domain/deposit";
import type { Satang } from "@/lib/domain/money";
import type { Tx } from "../db/connect";
import { deposit } from "../db/tables/deposits";
import { type DepositRow, refuseSecond } from "./live-deposit";
import { lockAccount } from "./site-accounts";

/** The channels whose exact amount is whole baht and a few satang. */
export type SlotChannel = "fast" | "qrcode" | "truemoney";
const slotChannels: SlotChannel[] = ["fast", "qrcode", "truemoney"];

export interface SlotWish {
  owner: string;
  channel: SlotChannel;
  /** Accounts to try, in this order. */
  bankIds: readonly number[];
  amount: Satang;
  nowMs: number;
}

/**
 * Reserves the lowest free satang for (account, amount); the account's row makes requests take turns.
 * Throws `deposit-live-already`, `try-another-amount` when no account has one left, `bank-account-unknown`.
 */
export async function reserveSlot(tx: Tx, wish: SlotWish): Promise<DepositRow> {
  const { owner, channel, bankIds, amount, nowMs } = wish;
  for (const bankId of bankIds) {
    await lockAccount(tx, bankId);
    await refuseSecond(tx, owner);
    const slot = await freeSlot(tx, bankId, amount, nowMs);
    if (slot === null) continue;
    const [row] = await tx
      .insert(deposit)
      .values({
        member: owner,
        channel,
        bankId,
        prepareAmount: amount,
        prepareIndex: slot,
        prepareTotal: prepareTotal(amount, slot),
        createdAt: new Date(nowMs),
        expiresAt: new Date(nowMs + DEPOSIT_LIVE_MS),
      })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
    // The member's other tab was quicker, on another account.
    await refuseSecond(tx, owner);
  }
  throw new Fault("try-another-amount");
}

/** One account's slots are shared by all channels that end there. */
async function freeSlot(tx: Tx, bankId: number, amount: Satang, nowMs: number): Promise<number | null> {
  const resting = await tx
    .select({ slot: deposit.prepareIndex })
    .from(deposit)
    .where(
      and(
        eq(deposit.bankId, bankId),
        inArray(deposit.channel, slotChannels),
        eq(deposit.prepareAmount, amount),
        gt(deposit.expiresAt, new Date(nowMs - SLOT_REST_MS)),
      ),
    );
  return lowestFreeSlot(resting.map((row) => row.slot));
}
