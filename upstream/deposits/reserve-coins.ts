import { and, eq, gt } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { SLOT_REST_MS } from "@/lib/domain/deposit";
import { COIN_LIVE_MS } from "@/lib/domain/deposit-channels";
import { lowestFreeUnits, unitsFor } from "@/lib/domain/deposit-coins";
import type { Satang } from "@/lib/domain/money";
import type { Tx } from "../db/connect";
import { deposit } from "../db/tables/deposits";
import { type DepositRow, refuseSecond } from "./live-deposit";
import { coinOffers, lockAccount } from "./site-accounts";

export interface CoinWish {
  owner: string;
  coin: string;
  chain: string;
  amount: Satang;
  nowMs: number;
}

/**
 * Quotes an amount in a coin and reserves the lowest amount above it that nobody else has at this address.
 * Throws `deposit-channel-closed` for a coin not taken, `deposit-live-already`, `try-another-amount`.
 */
export async function reserveCoins(tx: Tx, wish: CoinWish): Promise<DepositRow> {
  const { owner, coin, chain, amount, nowMs } = wish;
  const offer = (await coinOffers(tx)).find((each) => each.coin === coin && each.chain === chain);
  if (!offer) throw new Fault("deposit-channel-closed");
  const { bankId } = await lockAccount(tx, offer.bankId);
  await refuseSecond(tx, owner);
  const resting = await tx
    .select({ units: deposit.coinUnits })
    .from(deposit)
    .where(and(eq(deposit.bankId, bankId), gt(deposit.expiresAt, new Date(nowMs - SLOT_REST_MS))));
  const taken = resting.flatMap(({ units }) => (units === null ? [] : [units]));
  const coinUnits = lowestFreeUnits(unitsFor(amount, offer), taken);
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
    .onConflictDoNothing()
    .returning();
  if (row) return row;
  await refuseSecond(tx, owner);
  throw new Fault("try-another-amount");
}
