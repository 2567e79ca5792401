import { and, eq, gt, inArray } from "drizzle-orm";
import type { Logger } from "pino";
import { Fault } from "@/lib/contract/fault";
import {
  DEPOSIT_LIVE_MS,
  type DepositState,
  lowestFreeSlot,
  ownReservedSlot,
  prepareTotal,
  SLOT_RESERVED_MS,
  type TakenSlot,
} from "@/lib/domain/deposits/deposit";
import type { Satang } from "@/lib/domain/money/money";
import { deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import type { DepositRow } from "./live-deposit";
import { reportScarceAmounts } from "./scarce-amounts";
import { lockAccount } from "./site-accounts";

/** The channels whose exact amount is whole baht plus a few satang. */
export type SlotChannel = "fast" | "qrcode" | "truemoney";
const slotChannels: SlotChannel[] = ["fast", "qrcode", "truemoney"];

export interface SlotWish {
  owner: string;
  channel: SlotChannel;
  /** Accounts to try, in this order. */
  bankIds: readonly number[];
  amount: Satang;
  nowMs: number;
  log: Logger;
}

/**
 * Reserves satang for (account, amount): the member's own earlier ones if still reserved, else the lowest free
 * ones. The lock of the account's row serialises requests.
 * Throws `try-another-amount` when no account has one left, `bank-account-unknown`.
 */
export async function reserveSlot(tx: Tx, wish: SlotWish): Promise<DepositRow> {
  const { owner, channel, bankIds, amount, nowMs, log } = wish;
  for (const bankId of bankIds) {
    await lockAccount(tx, bankId);
    const taken = await takenSlots(tx, bankId, amount, nowMs);
    const slot = ownReservedSlot(taken, owner) ?? lowestFreeSlot(taken.map((one) => one.slot));
    reportScarceAmounts(log, { bankId, amount }, [...taken.map((one) => one.slot), slot]);
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
      .returning();
    if (!row) throw new Error("no deposit row");
    return row;
  }
  throw new Fault("try-another-amount");
}

/** All channels that end at one account share its slots. */
async function takenSlots(
  tx: Tx,
  bankId: number,
  amount: Satang,
  nowMs: number,
): Promise<TakenSlot<string>[]> {
  const rows = await tx
    .select({ slot: deposit.prepareIndex, owner: deposit.member, state: deposit.status })
    .from(deposit)
    .where(
      and(
        eq(deposit.bankId, bankId),
        inArray(deposit.channel, slotChannels),
        eq(deposit.prepareAmount, amount),
        gt(deposit.expiresAt, new Date(nowMs - SLOT_RESERVED_MS)),
      ),
    );
  return rows.map(({ state, ...row }) => ({ ...row, state: state as DepositState }));
}
