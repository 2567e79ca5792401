import { and, between, eq, gt } from "drizzle-orm";
import type { Logger } from "pino";
import { Fault } from "@/lib/contract/fault";
import {
  type DepositState,
  FIRST_SLOT,
  LAST_SLOT,
  ownReservedSlot,
  SLOT_RESERVED_MS,
} from "@/lib/domain/deposits/deposit";
import { COIN_LIVE_MS } from "@/lib/domain/deposits/deposit-channels";
import { lowestFreeUnits, unitsFor } from "@/lib/domain/deposits/deposit-coins";
import type { Satang } from "@/lib/domain/money/money";
import { deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import type { DepositRow } from "./live-deposit";
import { reportScarceAmounts } from "./scarce-amounts";
import { coinOffers, lockAccount } from "./site-accounts";

export interface CoinWish {
  owner: string;
  coin: string;
  chain: string;
  amount: Satang;
  nowMs: number;
  log: Logger;
}

/**
 * Quotes an amount in a coin and reserves an amount above it that is unique at this address: the member's own
 * earlier one if still reserved, else the lowest free one.
 * Throws `deposit-channel-closed` for a coin that is not accepted, `try-another-amount`.
 */
export async function reserveCoins(tx: Tx, wish: CoinWish): Promise<DepositRow> {
  const { owner, coin, chain, amount, nowMs, log } = wish;
  const offer = (await coinOffers(tx)).find((each) => each.coin === coin && each.chain === chain);
  if (!offer) throw new Fault("deposit-channel-closed");
  const { bankId } = await lockAccount(tx, offer.bankId);
  const base = unitsFor(amount, offer);
  const taken = await takenUnits(tx, bankId, base, nowMs);
  const coinUnits =
    ownReservedSlot(taken, owner) ??
    lowestFreeUnits(
      base,
      taken.map(({ slot }) => slot),
    );
  reportScarceAmounts(log, { bankId, amount }, [...taken.map(({ slot }) => slot), coinUnits]);
  if (coinUnits === null) throw new Fault("try-another-amount");
  const [row] = await tx
    .insert(deposit)
    .values({
      member: owner,
      channel: "crypto",
      bankId,
      prepareAmount: amount,
      prepareIndex: 0,
      prepareTotal: amount,
      coinUnits,
      satangPerCoin: offer.satangPerCoin,
      createdAt: new Date(nowMs),
      expiresAt: new Date(nowMs + COIN_LIVE_MS),
    })
    .returning();
  if (!row) throw new Error("no deposit row");
  return row;
}

/** The units above a quote that other requests have reserved, including those of nearby quotes. */
async function takenUnits(tx: Tx, bankId: number, base: number, nowMs: number) {
  const rows = await tx
    .select({ slot: deposit.coinUnits, owner: deposit.member, state: deposit.status })
    .from(deposit)
    .where(
      and(
        eq(deposit.bankId, bankId),
        between(deposit.coinUnits, base + FIRST_SLOT, base + LAST_SLOT),
        gt(deposit.expiresAt, new Date(nowMs - SLOT_RESERVED_MS)),
      ),
    );
  return rows.flatMap(({ slot, owner, state }) =>
    slot === null ? [] : [{ slot, owner, state: state as DepositState }],
  );
}
