/** The law that nobody makes money out of nothing, looked at where operators change what a market pays. */
import { eq } from "drizzle-orm";
import type { Rates } from "@/lib/domain/arbitrage/market-bets";
import { judgeMarket, type MarketVerdict } from "@/lib/domain/arbitrage/market-law";
import type { ApprovalCause } from "@/lib/domain/operators/approval";
import { optionRate, roundRate } from "../db/schema/rounds";
import type { Tx } from "../db/tx";

interface Changed {
  option: string;
  /** Hundredths */
  multiply: number;
}

/** The verdict on a round's rates with one of them changed. */
export async function judgeRound(
  tx: Tx,
  { betId, betGroup }: { betId: string; betGroup: string },
  changed: Changed,
): Promise<MarketVerdict> {
  const rows = await tx.select().from(roundRate).where(eq(roundRate.betId, betId));
  return judgeMarket(betGroup, withChange(rows, changed));
}

/** The verdict on a market's usual rates with one of them changed. */
export async function judgeUsual(
  tx: Tx,
  { betType, betGroup }: { betType: string; betGroup: string },
  changed: Changed,
): Promise<MarketVerdict> {
  const rows = await tx.select().from(optionRate).where(eq(optionRate.betType, betType));
  return judgeMarket(betGroup, withChange(rows, changed));
}

const withChange = (
  rows: readonly { option: string; multiplyHundredths: number }[],
  { option, multiply }: Changed,
): Rates => ({
  ...Object.fromEntries(rows.map((row) => [row.option, row.multiplyHundredths])),
  [option]: multiply,
});

/** Why such a change needs two people whatever else it is; null where nobody wins for certain, or less than before. */
export const causeOfLaw = (
  { sureSlip }: MarketVerdict,
  { before, after }: { before: number; after: number },
): ApprovalCause | null => (sureSlip && after > before ? "sure-win" : null);

/** What approvers read of it, as text. */
export function detailsOfLaw({
  sure,
  sureSlip,
  expected,
  expectedBet,
}: MarketVerdict): Record<string, string> {
  const percent = (part: number) => `${(part * 100).toFixed(2)} %`;
  if (sureSlip) {
    const parts = sureSlip.map(
      ({ option, numbers, example, share }) => `${option} ×${numbers} (${example}…) ${percent(share)}`,
    );
    return { sureWin: percent(sure), sureSlip: parts.join(" · ") };
  }
  if (!expectedBet) return {};
  const { option, numbers, example } = expectedBet;
  return { winOnAverage: percent(expected), winningBet: `${option} ×${numbers} (${example}…)` };
}
