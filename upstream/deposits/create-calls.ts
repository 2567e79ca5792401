import type { Deposit } from "@/lib/contract/deposits";
import { createCryptoDeposit } from "@/lib/contract/deposits/crypto";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createNormalDeposit } from "@/lib/contract/deposits/normal";
import { createQrDeposit } from "@/lib/contract/deposits/qrcode";
import { createTrueMoneyDeposit } from "@/lib/contract/deposits/truemoney";
import type { Satang } from "@/lib/domain/money/money";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/tx";
import type { Caller } from "../http/caller";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { refuseAway, refuseDeposit } from "../members/player-refusal";
import { enqueueEvent } from "../realtime/enqueue-event";
import { refuseClosed } from "./channels";
import { depositOf } from "./deposit-view";
import { type DepositRow, refuseSecond, runInOrder } from "./live-deposit";
import { refuseTooMany } from "./refuse-too-many";
import { reportTransfer } from "./report-transfer";
import { reserveCoins } from "./reserve-coins";
import { reserveSlot, type SlotChannel, type SlotWish } from "./reserve-slot";
import { accountFor, accountsFor } from "./site-accounts";

/**
 * One call per channel: refuse what is closed, out of range or, where the money is still to be sent, over the
 * member's own limits; reserve or report.
 */
export const createCalls = [
  defineHandler(createFastDeposit, (context, { body }) =>
    reserve(context, { channel: "fast", bankId: body.bankId, amount: body.prepareAmount }),
  ),

  defineHandler(createQrDeposit, (context, { body }) =>
    reserve(context, { channel: "qrcode", bankId: body.bankId, amount: body.prepareAmount }),
  ),

  defineHandler(createTrueMoneyDeposit, (context, { body }) =>
    reserve(context, { channel: "truemoney", amount: body.prepareAmount }),
  ),

  defineHandler(createCryptoDeposit, async (context, { body }) => {
    const { coin, chain, prepareAmount: amount } = body;
    const asked = await admitted(context, "crypto", amount);
    return opened(context.tx, await reserveCoins(context.tx, { ...asked, coin, chain }));
  }),

  defineHandler(createNormalDeposit, async ({ tx, caller }, { body }) => {
    const now = await nowMs(tx);
    await refuseClosed(tx, "normal", body.amount, now);
    // The money is with the site already: the member's limit is on what they order ahead.
    await refuseAway(tx, caller.uuid);
    return opened(tx, await reportTransfer(tx, caller.uuid, body, now));
  }),
];

type Asking = Pick<Context<Caller>, "tx" | "caller" | "origin" | "log">;

interface Wish extends Pick<SlotWish, "amount"> {
  channel: SlotChannel;
  /** Absent: any account of the channel that has a slot left. */
  bankId?: number;
}

async function reserve(context: Asking, { channel, bankId, amount }: Wish): Promise<Deposit> {
  const { tx } = context;
  const asked = await admitted(context, channel, amount);
  const accounts =
    bankId === undefined ? await accountsFor(tx, channel) : [await accountFor(tx, channel, bankId)];
  const bankIds = accounts.map((account) => account.bankId);
  return opened(tx, await reserveSlot(tx, { ...asked, channel, bankIds }));
}

/**
 * Checks that a member may request an exact amount, and locks so that their other requests wait. A live request is
 * reported before the rate limits, so that the page can continue with it.
 */
async function admitted(
  { tx, caller, origin, log }: Asking,
  channel: SlotChannel | "crypto",
  amount: Satang,
) {
  const now = await nowMs(tx);
  const owner = caller.uuid;
  await refuseClosed(tx, channel, amount, now);
  await refuseDeposit(tx, owner, amount);
  await runInOrder(tx, owner);
  await refuseSecond(tx, owner);
  await refuseTooMany(tx, { owner, address: origin.address, nowMs: now });
  return { owner, amount, nowMs: now, log };
}

/** A new request as its member reads it; also sent to the member's other tabs, whose statements list it. */
async function opened(tx: Tx, row: DepositRow): Promise<Deposit> {
  await enqueueEvent(tx, `private-${row.member}`, "deposit-update", { id: row.id, status: "waiting" });
  return depositOf(tx, row);
}
