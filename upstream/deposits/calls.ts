import {
  allDepositChannels,
  cancelDeposit,
  claimDeposit,
  currentDeposit,
  type Deposit,
  oneDeposit,
} from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { allChannels } from "./channels";
import { createCalls } from "./create-calls";
import { depositOf } from "./deposit-view";
import { endDeposit } from "./end-deposit";
import { coinsUnderWay, liveDepositOf, ownDeposit } from "./live-deposit";
import { claim } from "./report-transfer";

export const depositCalls = [
  ...createCalls,

  defineHandler(allDepositChannels, async ({ tx, env }) => ({
    channels: await allChannels(tx, await nowMs(tx)),
    simulators: env.SIMULATORS,
  })),

  defineHandler(currentDeposit, async ({ tx, caller }) => {
    const row = (await liveDepositOf(tx, caller.uuid)) ?? (await coinsUnderWay(tx, caller.uuid));
    return row && depositOf(tx, row);
  }),

  defineHandler(oneDeposit, async ({ tx, caller }, { query }) =>
    depositOf(tx, await ownDeposit(tx, caller.uuid, query.id)),
  ),

  defineHandler(cancelDeposit, ({ tx, caller }, { body }) => cancel(tx, caller.uuid, body.id)),

  defineHandler(claimDeposit, async ({ tx, caller }, { body }) =>
    depositOf(tx, await claim(tx, caller.uuid, body, await nowMs(tx))),
  ),
];

async function cancel(tx: Tx, owner: string, id: string): Promise<Deposit> {
  await ownDeposit(tx, owner, id);
  const row = await endDeposit(tx, id, "cancelled", await nowMs(tx));
  if (!row) throw new Fault("deposit-not-live");
  return depositOf(tx, row);
}
