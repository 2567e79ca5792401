import { AF_COMMISSION, COMMISSION_PER_MILLE } from "@/lib/domain/rewards/affiliate";
import { SATANG_PER_POINT } from "@/lib/domain/rewards/loyalty";
import { callFunction } from "../db/call-function";
import type { Tx } from "../db/tx";

/**
 * Posts the rewards for the stakes of a settled round: commissions to referrers and points to members. One
 * set-based statement, in a transaction of its own after the settlement, so that winners never wait for it. Once
 * per round, however often it runs; false when there was nothing to do.
 */
export function payRewards(tx: Tx, betId: string): Promise<boolean> {
  return callFunction(tx, "pay_round_rewards", {
    betId,
    kind: AF_COMMISSION,
    perMille: COMMISSION_PER_MILLE,
    satangPerPoint: SATANG_PER_POINT,
  });
}
