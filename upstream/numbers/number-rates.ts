/** Current rates of numbers that differ from the option's default: by an operator's limit or by what was sold. */
import { and, eq, sql } from "drizzle-orm";
import { type NumberRateRow, rateNow, rateRecommend } from "@/lib/contract/numbers";
import { satang } from "@/lib/domain/money";
import { rateOf } from "@/lib/domain/numbers";
import { isPoyOption, type PoyOption } from "@/lib/domain/poy/options";
import { exposure, numberLimit, saleTier } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { findRound, rateOfOption } from "../rounds/find-round";

interface Rates {
  defaultRate: number;
  rows: NumberRateRow[];
}

/** Default rate and the numbers that differ from it, by number. A default of 0: the market lacks the option. */
export async function ratesNow(tx: Tx, betId: string, option: PoyOption): Promise<Rates> {
  const { betType } = await findRound(tx, betId);
  const rate = await rateOfOption(tx, betId, option);
  if (!rate || rate.multiplyHundredths === 0) return { defaultRate: 0, rows: [] };
  const defaultRate = rate.multiplyHundredths / 100;
  const tiers = (
    await tx
      .select({ soldFrom: saleTier.soldFrom, percent: saleTier.percent })
      .from(saleTier)
      .where(and(eq(saleTier.betType, betType), eq(saleTier.option, option)))
      .orderBy(saleTier.soldFrom)
  ).map(({ soldFrom, percent }) => ({ soldFrom: satang(soldFrom), percent }));
  const firstCut = tiers.find(({ percent }) => percent < 100)?.soldFrom ?? Number.MAX_SAFE_INTEGER;
  const { rows } = await tx.execute<{ number: string; entry: number | null; sold: number }>(sql`
    SELECT coalesce(l.number, e.number) AS number, l.multiply_hundredths AS entry, coalesce(e.stake, 0) AS sold
    FROM (SELECT * FROM ${numberLimit} WHERE bet_id = ${betId} AND option = ${option}) l
    FULL JOIN (SELECT * FROM ${exposure} WHERE bet_id = ${betId} AND option = ${option}) e ON e.number = l.number
    WHERE l.number IS NOT NULL OR e.stake >= ${firstCut}
    ORDER BY 1`);
  return {
    defaultRate,
    rows: rows.flatMap(({ number, entry, sold }) => {
      const multiply = rateOf(
        { defaultRate, entry: entry === null ? undefined : entry / 100, sold: satang(sold) },
        tiers,
      );
      return multiply === defaultRate ? [] : [{ number, option, multiply }];
    }),
  };
}

export const numberCalls = [
  defineHandler(rateNow, async ({ tx }, { query }) => {
    const { defaultRate, rows } = await ratesNow(tx, query.betId, query.betType);
    return { defaultRate, rateNow: rows };
  }),
  defineHandler(rateRecommend, async ({ tx }, { query }) => {
    const option = query.betType;
    if (!isPoyOption(option)) return [];
    const { rows } = await ratesNow(tx, query.betId, option);
    return rows.filter(({ multiply }) => multiply > 0).sort((a, b) => b.multiply - a.multiply);
  }),
];
