import type { ReplyOf } from "@/lib/contract/endpoint";
import { serviceHealth } from "@/lib/contract/operators/jobs";
import { nowMs } from "../clock/now";
import { stuckJobs } from "../clock/stuck-jobs";
import type { Tx } from "../db/tx";
import { scarceAmounts } from "../deposits/scarce-amounts";
import { defineHandler } from "../http/define-handler";
import { countViolations } from "../ledger/check-ledger";
import { missingFreezes } from "../yeekee/log-counts";
import { longestWaitMs } from "../yeekee/work/waiting-draws";

/** What an operator should look into, for the console and for `/ready`. */
export async function healthOf(tx: Tx): Promise<ReplyOf<typeof serviceHealth>> {
  return {
    stuckJobs: await stuckJobs(tx),
    scarceAmounts: await scarceAmounts(tx, await nowMs(tx)),
    ledger: (await countViolations(tx)) > 0 ? "broken" : "sound",
    missingFreezes: await missingFreezes(tx),
    oldestDrawWaitMs: await longestWaitMs(tx),
  };
}

export const healthCall = defineHandler(serviceHealth, ({ tx }) => healthOf(tx));
