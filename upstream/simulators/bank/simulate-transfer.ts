import { Fault } from "@/lib/contract/fault";
import { simulateTransfer } from "@/lib/contract/simulators";
import { ownDeposit } from "../../deposits/live-deposit";
import { ingestFrom } from "../../deposits/providers/provider";
import { accountByNumber } from "../../deposits/site-accounts";
import { defineHandler } from "../../http/define-handler";
import { simulatorFor } from "./transfers";

/** The member plays the bank, wallet or chain of their own deposit. */
export const simulateTransferCall = defineHandler(simulateTransfer, async ({ tx, caller, env }, { body }) => {
  if (!env.SIMULATORS) throw new Fault("simulators-off");
  const request = await ownDeposit(tx, caller.uuid, body.depositId);
  const simulator = simulatorFor(await accountByNumber(tx, body.account));
  const [taken] = await ingestFrom(tx, simulator, { request, played: body });
  if (!taken) throw new Error("a simulator reported nothing");
  return taken.verdict;
});
