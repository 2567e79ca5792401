import {
  allDepositChannels,
  cancelDeposit,
  claimDeposit,
  currentDeposit,
  type Deposit,
  oneDeposit,
} from "@/lib/contract/deposits";
import { cancelFastDeposit, currentFastDeposit } from "@/lib/contract/deposits/fast";
import { Fault } from "@/lib/contract/fault";
import { simulateTransfer } from "@/lib/contract/simulators";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/tx";
import { serve } from "../http/serve-endpoint";
import { allChannels } from "./channels";
import { createCalls } from "./create-calls";
import { depositOf } from "./deposit-view";
import { endDeposit } from "./end-deposit";
import { liveDepositOf, ownDeposit } from "./live-deposit";
import { takeInFrom } from "./providers/provider";
import { simulatorFor } from "./providers/simulators";
import { claim } from "./report-transfer";
import { accountByNumber } from "./site-accounts";

export const depositCalls = [
  ...createCalls,

  serve(allDepositChannels, async ({ tx, env }) => ({
    channels: await allChannels(tx, await nowMs(tx)),
    simulators: env.SIMULATORS,
  })),

  serve(currentDeposit, async ({ tx, caller }) => {
    const row = await liveDepositOf(tx, caller.uuid);
    return row && depositOf(tx, row);
  }),

  serve(currentFastDeposit, async ({ tx, caller }) => {
    const row = await liveDepositOf(tx, caller.uuid);
    return row?.channel === "fast" ? depositOf(tx, row) : null;
  }),

  serve(oneDeposit, async ({ tx, caller }, { query }) =>
    depositOf(tx, await ownDeposit(tx, caller.uuid, query.id)),
  ),

  serve(cancelDeposit, ({ tx, caller }, { body }) => cancel(tx, caller.uuid, body.id)),
  serve(cancelFastDeposit, ({ tx, caller }, { body }) => cancel(tx, caller.uuid, body.id)),

  serve(claimDeposit, async ({ tx, caller }, { body }) =>
    depositOf(tx, await claim(tx, caller.uuid, body, await nowMs(tx))),
  ),

  /** Simulators: the member plays the bank, wallet or chain. */
  serve(simulateTransfer, async ({ tx, caller, env }, { body }) => {
    if (!env.SIMULATORS) throw new Fault("simulators-off");
    const request = await ownDeposit(tx, caller.uuid, body.depositId);
    const simulator = simulatorFor(await accountByNumber(tx, body.account));
    const [taken] = await takeInFrom(tx, simulator, { request, played: body });
    if (!taken) throw new Error("a simulator reported nothing");
    return taken.verdict;
  }),
];

async function cancel(tx: Tx, owner: string, id: string): Promise<Deposit> {
  await ownDeposit(tx, owner, id);
  const row = await endDeposit(tx, id, "cancelled", await nowMs(tx));
  if (!row) throw new Fault("deposit-not-live");
  return depositOf(tx, row);
}
