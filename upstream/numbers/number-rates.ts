/** Current rates of numbers that differ from the option's default: by an operator's limit or by what was sold. */
import { eq, sql } from "drizzle-orm";
import { type NumberRateRow, rateNow, rateRecommend, roundRates } from "@/lib/contract/numbers";
import { satang } from "@/lib/domain/money/money";
import { rateOf, type SaleTier } from "@/lib/domain/numbers/numbers";
import { isPoyOption, type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import { exposure, numberLimit, saleTier } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { findRound, ratesOf } from "../rounds/find-round";

interface Rates {
  defaultRate: number;
  rows: NumberRateRow[];
}

const none: Rates = { defaultRate: 0, rows: [] };

/** Default rate and the numbers that differ from it, by number. A default of 0: the market lacks the option. */
export async function ratesNow(tx: Tx, betId: string, option: PoyOption): Promise<Rates> {
  return (await ratesOfOptions(tx, betId, [option])).get(option) ?? none;
}

/** The same for several options, in as many queries as for one; those that the market lacks are left out. */
async function ratesOfOptions(
  tx: Tx,
  betId: string,
  asked: readonly PoyOption[],
): Promise<Map<PoyOption, Rates>> {
  const { betType } = await findRound(tx, betId);
  const own = (await ratesOf(tx, [betId])).get(betId) ?? [];
  const defaults = new Map(own.map((row) => [row.option, row.multiplyHundredths / 100]));
  const options = asked.filter((option) => (defaults.get(option) ?? 0) > 0);
  if (options.length === 0) return new Map();

  const tiers = await tiersOf(tx, betType);
  const cuts = options.map((option) => firstCutOf(tiers.get(option) ?? []));
  const { rows } = await tx.execute<SoldNumber>(sql`
    SELECT coalesce(l.option, e.option) AS option, coalesce(l.number, e.number) AS number,
      l.multiply_hundredths AS entry, coalesce(e.stake, 0) AS sold
    FROM (SELECT * FROM ${numberLimit} WHERE bet_id = ${betId} AND option IN (${listed(options)})) l
    FULL JOIN (SELECT * FROM ${exposure} WHERE bet_id = ${betId} AND option IN (${listed(options)})) e
      ON e.option = l.option AND e.number = l.number
    WHERE l.number IS NOT NULL OR e.stake >= ${Math.min(...cuts)}
    ORDER BY 2`);
  return new Map(
    options.map((option) => {
      const defaultRate = defaults.get(option) ?? 0;
      const sold = rows.filter((row) => row.option === option);
      return [option, { defaultRate, rows: differing(option, defaultRate, sold, tiers.get(option) ?? []) }];
    }),
  );
}

interface SoldNumber {
  [column: string]: unknown;
  option: string;
  number: string;
  /** The operator's own limit, in hundredths. */
  entry: number | null;
  sold: number;
}

const listed = (options: readonly PoyOption[]) =>
  sql.join(
    options.map((option) => sql`${option}`),
    sql`, `,
  );

/** A market's tiers by option, ascending. */
async function tiersOf(tx: Tx, betType: string): Promise<Map<string, SaleTier[]>> {
  const rows = await tx
    .select({ option: saleTier.option, soldFrom: saleTier.soldFrom, percent: saleTier.percent })
    .from(saleTier)
    .where(eq(saleTier.betType, betType))
    .orderBy(saleTier.soldFrom);
  const tiers = new Map<string, SaleTier[]>();
  for (const { option, soldFrom, percent } of rows) {
    tiers.set(option, [...(tiers.get(option) ?? []), { soldFrom: satang(soldFrom), percent }]);
  }
  return tiers;
}

/** From this much sold, a number's rate is below the option's. */
const firstCutOf = (tiers: readonly SaleTier[]): number =>
  tiers.find(({ percent }) => percent < 100)?.soldFrom ?? Number.MAX_SAFE_INTEGER;

function differing(
  option: PoyOption,
  defaultRate: number,
  numbers: readonly SoldNumber[],
  tiers: readonly SaleTier[],
): NumberRateRow[] {
  return numbers.flatMap(({ number, entry, sold }) => {
    const multiply = rateOf(
      { defaultRate, entry: entry === null ? undefined : entry / 100, sold: satang(sold) },
      tiers,
    );
    return multiply === defaultRate ? [] : [{ number, option, multiply }];
  });
}

export const numberCalls = [
  defineHandler(rateNow, async ({ tx }, { query }) => {
    const { defaultRate, rows } = await ratesNow(tx, query.betId, query.betType);
    return { defaultRate, rateNow: rows };
  }),
  defineHandler(roundRates, async ({ tx }, { query: { betId } }) =>
    Array.from(await ratesOfOptions(tx, betId, poyOptions), ([option, { defaultRate, rows }]) => ({
      option,
      defaultRate,
      rateNow: rows,
    })),
  ),
  defineHandler(rateRecommend, async ({ tx }, { query }) => {
    const option = query.betType;
    if (!isPoyOption(option)) return [];
    const { rows } = await ratesNow(tx, query.betId, option);
    return rows.filter(({ multiply }) => multiply > 0).sort((a, b) => b.multiply - a.multiply);
  }),
];
