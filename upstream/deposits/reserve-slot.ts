import { and, eq, gt } from "drizzle-orm";
import type { NewFastDeposit } from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import { DEPOSIT_LIVE_MS, lowestFreeSlot, prepareTotal, SLOT_REST_MS } from "@/lib/domain/deposit";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/connect";
import { deposit, siteAccount } from "../db/tables/deposits";
import { type DepositRow, liveDepositOf } from "./live-deposit";

/** Reserves the lowest free satang for (account, amount); the account's row makes requests take turns. */
export async function reserveSlot(tx: Tx, owner: string, body: NewFastDeposit): Promise<DepositRow> {
  const [account] = await tx
    .select()
    .from(siteAccount)
    .where(eq(siteAccount.bankId, body.bankId))
    .for("update");
  if (!account) throw new Fault("bank-account-unknown");
  const live = await liveDepositOf(tx, owner);
  if (live) throw new Fault("deposit-live-already", { id: live.id });
  const now = await nowMs(tx);
  const resting = await tx
    .select({ slot: deposit.prepareIndex })
    .from(deposit)
    .where(
      and(
        eq(deposit.bankId, body.bankId),
        eq(deposit.prepareAmount, body.prepareAmount),
        gt(deposit.expiresAt, new Date(now - SLOT_REST_MS)),
      ),
    );
  const slot = lowestFreeSlot(resting.map((row) => row.slot));
  if (slot === null) throw new Fault("try-another-amount");
  const [row] = await tx
    .insert(deposit)
    .values({
      member: owner,
      bankId: body.bankId,
      prepareAmount: body.prepareAmount,
      prepareIndex: slot,
      prepareTotal: prepareTotal(body.prepareAmount, slot),
      createdAt: new Date(now),
      expiresAt: new Date(now + DEPOSIT_LIVE_MS),
    })
    .onConflictDoNothing()
    .returning();
  if (row) return row;
  // The member's other tab was quicker, on another account.
  const other = await liveDepositOf(tx, owner);
  throw other ? new Fault("deposit-live-already", { id: other.id }) : new Fault("try-another-amount");
}
