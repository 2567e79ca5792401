/** Results by `bet-list-results`, one round each: the spec has no list of them. */

import { latestLotteries4d } from "@/lib/contract/lotteries";
import { orNull } from "@/lib/contract/or-null";
import {
  allBetListResults,
  betListResultHistory,
  betListResults,
  latestBetLists,
  oneBetList,
  type ResultRow,
  type Round,
} from "@/lib/contract/rounds";
import { canFetchResult } from "@/lib/domain/rounds/phase";
import { lotteryDay, SECOND_MS } from "@/lib/domain/time/time";
import { isRecord } from "./coerce";
import { type FloorContext, floorRule } from "./floor-rule";

/** A result that is known stays; one that is missing may come soon. */
const SHARED_MS = 10_000;
const ROUNDS_SHARED_MS = 2_000;
/** Of one market's rounds, how many results are asked for at most. */
const MOST_OF_MARKET = 12;

const text = (told: unknown) => (told === undefined || told === null ? "" : String(told).trim());
const isDigits = (told: unknown, count: number) => new RegExp(`^\\d{${count}}$`).test(text(told));
const listOf = (told: unknown): string[] =>
  Array.isArray(told)
    ? told.map(text)
    : text(told)
        .split(/[\s,]+/)
        .filter(Boolean);

/**
 * Drawn numbers as the contract has them: by its own names, or by the options that bet on them (`teng_bon_3`). Null
 * where none can be read.
 */
export function resultOf(told: unknown): unknown {
  if (isDigits(told, 4)) return { draw4: text(told) };
  if (!isRecord(told)) return null;
  const first = told.first ?? told.teng_bon_6;
  const front3 = listOf(told.front3 ?? told.teng_bon_nha_3).slice(0, 2);
  const back3 = listOf(told.back3 ?? told.teng_lang_3).slice(0, 2);
  const back2 = told.back2 ?? told.teng_lang_2;
  if (isDigits(first, 6) && isDigits(back2, 2) && [...front3, ...back3].every((one) => isDigits(one, 3)))
    return { first: text(first), front3, back3, back2: text(back2) };
  const top3 = told.top3 ?? told.teng_bon_3;
  const bottom2 = told.bottom2 ?? told.teng_lang_2;
  if (isDigits(top3, 3) && isDigits(bottom2, 2)) return { top3: text(top3), bottom2: text(bottom2) };
  const draw4 = told.draw4 ?? told.teng_bon_4;
  if (isDigits(draw4, 4)) return { draw4: text(draw4) };
  return resultOf(told.result ?? told.results ?? null);
}

/** What a round says of itself in a row of results; the numbers are beside it. */
function rowOf({ betGroup, betType, name, dt, resultDt, resultTime, betList }: Round): ResultRow {
  const { betId, betName, status, setResult, reason, result, demo } = betList;
  return {
    betId,
    betGroup,
    betType,
    betName,
    name,
    dt,
    resultDt,
    resultTime,
    status,
    setResult,
    reason,
    result,
    demo,
  };
}

/** A row from numbers alone: what they are of is the round's. */
async function completeResult(told: unknown, { query, ask }: FloorContext): Promise<unknown> {
  const row = Array.isArray(told) ? told[0] : told;
  if (!isRecord(row)) return row;
  const result = resultOf(row);
  const betId = String(query.betId);
  const known =
    row.betGroup && row.resultDt
      ? null
      : ((await currentRounds(ask)).find(({ betList }) => betList.betId === betId) ??
        (await orNull(ask(oneBetList, { query: { id: betId } }))));
  const state = result ? { status: "settled", setResult: true, result } : {};
  return { betId, ...(known && rowOf(known)), ...row, ...state };
}

type Ask = FloorContext["ask"];

/** All rounds that the upstream lists as current, sets included; a list that fails is empty. */
async function currentRounds(ask: Ask): Promise<readonly Round[]> {
  const shared = { cacheMs: ROUNDS_SHARED_MS };
  const [latest, sets] = await Promise.all([
    ask(latestBetLists, shared),
    orNull(ask(latestLotteries4d, shared)),
  ]);
  const ids = new Set(latest.map(({ betList }) => betList.betId));
  const others = Object.values(sets ?? {}).flatMap((round) => (round ? [round] : []));
  return [...latest, ...others.filter(({ betList }) => !ids.has(betList.betId))];
}

/** Rows of all these rounds; numbers where they may be fetched, of each market the newest. */
async function rowsFor(rounds: readonly Round[], { nowMs, ask }: FloorContext): Promise<ResultRow[]> {
  const asked = new Map<string, number>();
  return Promise.all(
    rounds.toSorted(newestFirst).map(async (round) => {
      const row = rowOf(round);
      const count = asked.get(round.betType) ?? 0;
      if (row.result || !canFetchResult(round.betList, nowMs) || count >= MOST_OF_MARKET) return row;
      asked.set(round.betType, count + 1);
      const query = { betId: row.betId, resultDate: row.resultDt };
      const told = await orNull(ask(betListResults, { query, cacheMs: SHARED_MS }));
      return told ? { ...row, ...told } : row;
    }),
  );
}

const newestFirst = (one: Round, other: Round) =>
  other.betList.unixTimeStamp.realResultTime - one.betList.unixTimeStamp.realResultTime;

/** The rounds of a day that the upstream still lists; what it no longer lists has no call in the spec. */
async function resultsOfDay(context: FloorContext): Promise<ResultRow[]> {
  const rounds = await currentRounds(context.ask);
  const rows = await rowsFor(
    rounds.filter(
      ({ betList }) => lotteryDay(betList.unixTimeStamp.realResultTime * SECOND_MS) === context.query.date,
    ),
    context,
  );
  return rows.toReversed();
}

async function newestResults(context: FloorContext): Promise<ResultRow[]> {
  const { betGroup, betType, limit } = context.query;
  const rounds = (await currentRounds(context.ask)).filter(
    (round) => round.betGroup === betGroup && (betType === undefined || round.betType === betType),
  );
  const over = rounds.filter(({ betList }) => canFetchResult(betList, context.nowMs));
  const rows = await rowsFor(over, context);
  return rows.filter(({ result }) => result !== undefined).slice(0, Number(limit ?? rows.length));
}

export const resultRules = [
  floorRule({ entry: betListResults, complete: completeResult }),
  floorRule({ entry: allBetListResults, standIn: resultsOfDay }),
  floorRule({ entry: betListResultHistory, standIn: newestResults }),
];
