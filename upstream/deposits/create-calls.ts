import type { Deposit } from "@/lib/contract/deposits";
import { createCryptoDeposit } from "@/lib/contract/deposits/crypto";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createNormalDeposit } from "@/lib/contract/deposits/normal";
import { createQrDeposit } from "@/lib/contract/deposits/qrcode";
import { createTrueMoneyDeposit } from "@/lib/contract/deposits/truemoney";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/connect";
import { serve } from "../http/serve-endpoint";
import { refuseDeposit } from "../members/player-refusal";
import { announce } from "../realtime/announce";
import { refuseClosed } from "./channels";
import { depositOf } from "./deposit-view";
import type { DepositRow } from "./live-deposit";
import { reportTransfer } from "./report-transfer";
import { reserveCoins } from "./reserve-coins";
import { reserveSlot, type SlotChannel, type SlotWish } from "./reserve-slot";
import { accountFor, accountsFor } from "./site-accounts";

/** One call a channel: refuse what is closed, out of bounds or past the member's own limits, then reserve or report. */
export const createCalls = [
  serve(createFastDeposit, ({ tx, caller }, { body }) =>
    reserve(tx, { owner: caller.uuid, channel: "fast", bankId: body.bankId, amount: body.prepareAmount }),
  ),

  serve(createQrDeposit, ({ tx, caller }, { body }) =>
    reserve(tx, { owner: caller.uuid, channel: "qrcode", bankId: body.bankId, amount: body.prepareAmount }),
  ),

  serve(createTrueMoneyDeposit, ({ tx, caller }, { body }) =>
    reserve(tx, { owner: caller.uuid, channel: "truemoney", amount: body.prepareAmount }),
  ),

  serve(createCryptoDeposit, async ({ tx, caller }, { body }) => {
    const now = await nowMs(tx);
    const { coin, chain, prepareAmount: amount } = body;
    await refuseClosed(tx, "crypto", amount, now);
    await refuseDeposit(tx, caller.uuid, amount);
    return opened(tx, await reserveCoins(tx, { owner: caller.uuid, coin, chain, amount, nowMs: now }));
  }),

  serve(createNormalDeposit, async ({ tx, caller }, { body }) => {
    const now = await nowMs(tx);
    await refuseClosed(tx, "normal", body.amount, now);
    await refuseDeposit(tx, caller.uuid, body.amount);
    return opened(tx, await reportTransfer(tx, caller.uuid, body, now));
  }),
];

interface Wish extends Pick<SlotWish, "owner" | "amount"> {
  channel: SlotChannel;
  /** Absent: whichever account of the channel has a slot left. */
  bankId?: number;
}

async function reserve(tx: Tx, { owner, channel, bankId, amount }: Wish): Promise<Deposit> {
  const now = await nowMs(tx);
  await refuseClosed(tx, channel, amount, now);
  await refuseDeposit(tx, owner, amount);
  const accounts =
    bankId === undefined ? await accountsFor(tx, channel) : [await accountFor(tx, channel, bankId)];
  const bankIds = accounts.map((account) => account.bankId);
  return opened(tx, await reserveSlot(tx, { owner, channel, bankIds, amount, nowMs: now }));
}

/** A new request as its member reads it; his other tabs hear of it, too: it is a row of the statement already. */
async function opened(tx: Tx, row: DepositRow): Promise<Deposit> {
  await announce(tx, `private-${row.member}`, "deposit-update", { id: row.id, status: "waiting" });
  return depositOf(tx, row);
}
