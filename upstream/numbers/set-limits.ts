import type { Limits } from "@/lib/contract/operators/limits";
import { payoutsByDraw } from "@/lib/domain/four-digit/exposure";
import { setPrice } from "@/lib/domain/four-digit/tiers";
import { satang } from "@/lib/domain/money/money";
import { worstDraw } from "@/lib/domain/settlement/worst-outcome";
import type { Tx } from "../db/tx";
import { quotasOf } from "../lotteries/quotas";

/** The stakes on sets of a four-digit round, and the payout for each possible draw. */
export async function limitsOfSets(tx: Tx, betId: string, number?: string): Promise<Limits> {
  const quotas = await quotasOf(tx, betId);
  const payouts = payoutsByDraw(quotas);
  const worst = worstDraw(quotas);
  const sets = quotas
    .map((row) => ({
      ...row,
      stakes: satang(row.sold * setPrice),
      exposure: payouts.get(row.number) ?? satang(0),
    }))
    .filter((row) => !number || row.number === number)
    .sort((a, b) => b.exposure - a.exposure);
  return {
    betId,
    stakes: satang(sets.reduce((sum, row) => sum + row.stakes, 0)),
    worstCase: worst.payout,
    worstOutcome: worst.result,
    rates: [],
    rows: [],
    sets,
  };
}
