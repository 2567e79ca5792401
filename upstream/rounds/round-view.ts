import { sql } from "drizzle-orm";
import { governmentPrizes, type RoundResult, roundResult } from "@/lib/contract/results";
import type { BetList, ResultRow, Round, RoundStatus } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import { betMaxField } from "@/lib/domain/numbers/rates";
import { isPoyOption, type PoyOption } from "@/lib/domain/poy/options";
import { bangkokDate, bangkokIso, displayTime } from "@/lib/domain/time/time";
import { round, type roundRate } from "../db/schema/rounds";

export type RoundRow = typeof round.$inferSelect;
export type RateRow = typeof roundRate.$inferSelect;

/** A round's phase at `nowMs`: the time decides, whether or not its job has run. */
export function statusOf(row: RoundRow, nowMs: number): RoundStatus {
  if (row.status === "open" && nowMs < row.openAt.getTime()) return "upcoming";
  if ((row.status === "open" || row.status === "suspended") && nowMs >= row.closeAt.getTime())
    return "closed";
  return isResultOut(row) ? "settled" : (row.status as RoundStatus);
}

/** The same in SQL, for lists too long to compute row by row. */
export const statusNow = sql<RoundStatus>`CASE
  WHEN ${round.status} = 'open' AND app_now() < ${round.openAt} THEN 'upcoming'
  WHEN ${round.status} IN ('open', 'suspended') AND app_now() >= ${round.closeAt} THEN 'closed'
  WHEN ${round.status} = 'settling' THEN 'settled'
  ELSE ${round.status} END`;

/**
 * True once the result is final and can be shown. While the round is being settled its winners are paid first; slips
 * that are not decided yet read as being checked.
 */
export const isResultOut = ({ status }: Pick<RoundRow, "status">): boolean =>
  status === "settling" || status === "settled";

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

export function timesOf(row: RoundRow) {
  return {
    openTime: seconds(row.openAt),
    realCloseTime: seconds(row.closeAt),
    realResultTime: seconds(promisedAt(row)),
    ...(row.resultDueAt ? { shotsEndTime: seconds(row.resultAt) } : {}),
  };
}

/** What holds the close before the figure, for operators. */
export const boundsOf = ({ plannedCloseAt, latestCloseAt, figureAt }: RoundRow) => ({
  plannedClose: seconds(plannedCloseAt),
  latestClose: seconds(latestCloseAt),
  figure: seconds(figureAt),
});

/** When the result is promised: a draw of shots is computed after the end of shooting. */
export const promised = sql<Date>`coalesce(${round.resultDueAt}, ${round.resultAt})`;
const promisedAt = ({ resultAt, resultDueAt }: RoundRow): Date => resultDueAt ?? resultAt;

/** The result once it is set, with its source. */
export function resultOf(row: RoundRow): { result?: RoundResult; demo?: true } {
  if (!row.result || !isResultOut(row)) return {};
  return {
    result: roundResult.parse(row.result),
    ...(row.resultSource === "demo" ? { demo: true } : {}),
  };
}

export function betListOf(row: RoundRow, rates: readonly RateRow[], nowMs: number): BetList {
  const status = statusOf(row, nowMs);
  const maxima: Partial<Record<`betMax_${PoyOption}`, ReturnType<typeof satang>>> = {};
  for (const { option, betMax, multiplyHundredths } of rates) {
    if (isPoyOption(option) && multiplyHundredths > 0) maxima[betMaxField(option)] = satang(betMax);
  }
  return {
    dt: row.serviceDate,
    betId: row.betId,
    betName: row.betName,
    active: status === "open",
    setResult: isResultOut(row),
    status,
    ...(row.reason ? { reason: row.reason } : {}),
    unixTimeStamp: timesOf(row),
    ...maxima,
    ...resultOf(row),
  };
}

export function roundOf(row: RoundRow, rates: readonly RateRow[], nowMs: number): Round {
  const [closeMs, resultMs] = [row.closeAt.getTime(), promisedAt(row).getTime()];
  return {
    name: row.name,
    betGroup: row.betGroup,
    betType: row.betType,
    dt: row.serviceDate,
    closeDt: bangkokDate(closeMs),
    resultDt: bangkokDate(resultMs),
    closeTime: displayTime(closeMs),
    resultTime: displayTime(resultMs),
    serverTime: bangkokIso(nowMs),
    betList: betListOf(row, rates, nowMs),
  };
}

/** The round's identity, and why it differs from the schedule. */
export const headOf = (row: RoundRow) => ({
  betId: row.betId,
  betGroup: row.betGroup,
  betType: row.betType,
  betName: row.betName,
  name: row.name,
  dt: row.serviceDate,
  ...(row.reason ? { reason: row.reason } : {}),
});

export function resultRowOf(row: RoundRow, nowMs: number): ResultRow {
  const resultMs = promisedAt(row).getTime();
  return {
    ...headOf(row),
    resultDt: bangkokDate(resultMs),
    resultTime: displayTime(resultMs),
    status: statusOf(row, nowMs),
    setResult: isResultOut(row),
    ...resultOf(row),
    ...(row.prizes ? { prizes: governmentPrizes.parse(row.prizes) } : {}),
  };
}
