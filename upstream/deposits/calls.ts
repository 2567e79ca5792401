import { and, eq } from "drizzle-orm";
import {
  allDepositChannels,
  cancelFastDeposit,
  createFastDeposit,
  currentFastDeposit,
  oneDeposit,
} from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import { simulateTransfer } from "@/lib/contract/simulators";
import { depositMax, depositMin, isDepositAmount } from "@/lib/domain/deposit";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/connect";
import { isUuid } from "../db/row-ids";
import { deposit, siteAccount } from "../db/tables/deposits";
import { serve } from "../http/serve-endpoint";
import { refuseDeposit } from "../members/player-refusal";
import { depositOf, siteAccounts } from "./deposit-view";
import { endDeposit } from "./end-deposit";
import { type DepositRow, liveDepositOf } from "./live-deposit";
import { matchFeedRow } from "./match-feed";
import { reserveSlot } from "./reserve-slot";

export const depositCalls = [
  serve(allDepositChannels, async ({ tx, env }) => ({
    channels: [
      {
        channel: "fast" as const,
        open: true,
        min: depositMin,
        max: depositMax,
        accounts: await siteAccounts(tx),
      },
    ],
    simulators: env.SIMULATORS,
  })),

  serve(createFastDeposit, async ({ tx, caller }, { body }) => {
    if (!isDepositAmount(body.prepareAmount)) {
      throw new Fault("amount-out-of-range", { min: depositMin, max: depositMax });
    }
    await refuseDeposit(tx, caller.uuid, body.prepareAmount);
    return depositOf(tx, await reserveSlot(tx, caller.uuid, body));
  }),

  serve(currentFastDeposit, async ({ tx, caller }) => {
    const row = await liveDepositOf(tx, caller.uuid);
    return row && depositOf(tx, row);
  }),

  serve(oneDeposit, async ({ tx, caller }, { query }) =>
    depositOf(tx, await ownDeposit(tx, caller.uuid, query.id)),
  ),

  serve(cancelFastDeposit, async ({ tx, caller }, { body }) => {
    await ownDeposit(tx, caller.uuid, body.id);
    const row = await endDeposit(tx, body.id, "cancelled", await nowMs(tx));
    if (!row) throw new Fault("deposit-not-live");
    return depositOf(tx, row);
  }),

  /** The member plays his own bank; what he sends arrives by the same door as a real feed. */
  serve(simulateTransfer, async ({ tx, caller, env }, { body }) => {
    if (!env.SIMULATORS) throw new Fault("simulators-off");
    const row = await ownDeposit(tx, caller.uuid, body.depositId);
    const [account] = await tx.select().from(siteAccount).where(eq(siteAccount.accountNumber, body.account));
    if (!account) throw new Fault("bank-account-unknown");
    const now = await nowMs(tx);
    const at = body.late ? row.expiresAt.getTime() + SECOND_MS : now;
    const { verdict } = await matchFeedRow(tx, {
      bankAccountId: account.bankId,
      amount: body.amount,
      at: bangkokIso(at),
      ref: `sim-${row.id}-${now}-${body.amount}`,
      channel: "simulator",
    });
    return verdict;
  }),
];

async function ownDeposit(tx: Tx, owner: string, id: string): Promise<DepositRow> {
  if (!isUuid(id)) throw new Fault("not-found");
  const [row] = await tx
    .select()
    .from(deposit)
    .where(and(eq(deposit.id, id), eq(deposit.member, owner)));
  if (!row) throw new Fault("not-found");
  return row;
}
