import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import {
  allBetListResults,
  betListMinMaxes,
  betListResultHistory,
  betListResults,
  latestBetLists,
  oneBetList,
} from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import { isPoyOption, poyOptions } from "@/lib/domain/poy/options";
import { canFetchResult } from "@/lib/domain/rounds/phase";
import { addDays, atBangkok, HOUR_MS } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { round } from "../db/schema/rounds";
import { defineHandler } from "../http/define-handler";
import { findRound, ratesOf } from "./find-round";
import { betListOf, promised, type RoundRow, resultRowOf, roundOf } from "./round-view";

const HISTORY_DEFAULT = 20;

export const roundCalls = [
  defineHandler(latestBetLists, async ({ tx }) => {
    const now = await nowMs(tx);
    const rows = await latestRounds(tx, now);
    const rates = await ratesOf(
      tx,
      rows.map(({ betId }) => betId),
    );
    return rows.map((row) => roundOf(row, rates.get(row.betId) ?? [], now));
  }),

  defineHandler(oneBetList, async ({ tx }, { query }) => {
    const row = await findRound(tx, query.id);
    const rates = await ratesOf(tx, [row.betId]);
    return roundOf(row, rates.get(row.betId) ?? [], await nowMs(tx));
  }),

  defineHandler(betListMinMaxes, async ({ tx }, { query }) => {
    const { betId } = await findRound(tx, query.betId);
    const rates = (await ratesOf(tx, [betId])).get(betId) ?? [];
    return rates
      .flatMap(({ option, betMin, betMax, memberMax, multiplyHundredths }) =>
        isPoyOption(option)
          ? [
              {
                betOption: option,
                betMin: satang(betMin),
                betMax: satang(betMax),
                memberMax: satang(memberMax),
                defaultRate: multiplyHundredths / 100,
              },
            ]
          : [],
      )
      .sort((a, b) => poyOptions.indexOf(a.betOption) - poyOptions.indexOf(b.betOption));
  }),

  defineHandler(betListResults, async ({ tx }, { query }) => {
    const row = await findRound(tx, query.betId);
    const now = await nowMs(tx);
    const shown = resultRowOf(row, now);
    if (shown.resultDt !== query.resultDate) throw new Fault("not-found");
    return canFetchResult(betListOf(row, [], now), now) ? shown : { ...shown, result: undefined };
  }),

  defineHandler(allBetListResults, async ({ tx }, { query }) => {
    const [from, to] = [atBangkok(query.date, "00:00"), atBangkok(addDays(query.date, 1), "00:00")];
    const rows = await tx
      .select()
      .from(round)
      .where(
        and(
          sql`${promised} >= ${new Date(from)}::timestamptz and ${promised} < ${new Date(to)}::timestamptz`,
          // Results are promised soon after the end, so a lower limit on the index is enough to find them.
          gte(round.resultAt, new Date(from - HOUR_MS)),
          lt(round.resultAt, new Date(to)),
        ),
      )
      .orderBy(asc(round.resultAt), asc(round.betId));
    const now = await nowMs(tx);
    return rows.map((row) => resultRowOf(row, now));
  }),

  defineHandler(betListResultHistory, async ({ tx }, { query }) => {
    const ofMarket = query.betType ? eq(round.betType, query.betType) : undefined;
    const isReal = query.real ? sql`${round.resultSource} is distinct from 'demo'` : undefined;
    const rows = await tx
      .select()
      .from(round)
      .where(
        and(
          eq(round.betGroup, query.betGroup),
          ofMarket,
          isReal,
          inArray(round.status, ["settling", "settled"]),
        ),
      )
      .orderBy(desc(round.resultAt))
      .limit(query.limit ?? HISTORY_DEFAULT);
    const now = await nowMs(tx);
    return rows.map((row) => resultRowOf(row, now));
  }),
];

/** For each market the next round to close and the last one that closed, or was voided, within a day. */
async function latestRounds(tx: Parameters<typeof findRound>[0], now: number): Promise<RoundRow[]> {
  const at = new Date(now);
  const yesterday = new Date(now - 24 * 3_600_000);
  const rank = sql<number>`row_number() over (
    partition by ${round.betType}, ${round.closeAt} > ${at} and ${round.status} <> 'void'
    order by abs(extract(epoch from ${round.closeAt} - ${at}::timestamptz)))`.as("rank");
  const ranked = tx
    .select({ betId: round.betId, rank })
    .from(round)
    .where(gte(round.closeAt, yesterday))
    .as("ranked");
  const rows = await tx
    .select({ round })
    .from(round)
    .innerJoin(ranked, eq(ranked.betId, round.betId))
    .where(eq(ranked.rank, 1))
    .orderBy(asc(round.closeAt), asc(round.betId));
  return rows.map((row) => row.round);
}
