/** Rounds from the fields of the spec: a round's state from `active`, `setResult` and the clock. */

import { latestLotteries4d } from "@/lib/contract/lotteries";
import { rateNow, roundRates } from "@/lib/contract/numbers";
import { orNull } from "@/lib/contract/or-null";
import {
  betListMinMaxes,
  betListResults,
  type DayRound,
  dayOfBetLists,
  latestBetLists,
  oneBetList,
  type Round,
} from "@/lib/contract/rounds";
import { toBaht } from "@/lib/domain/money/money";
import { betMaxField } from "@/lib/domain/numbers/rates";
import { type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import { MOST_STAKE } from "@/lib/domain/poy/stake-range";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import {
  atBangkok,
  bangkokDate,
  bangkokIso,
  displayTime,
  lotteryDay,
  MINUTE_MS,
  SECOND_MS,
} from "@/lib/domain/time/time";
import { toldMs, toldWallMs } from "@/lib/domain/time/time-told";
import { isRecord } from "./coerce";
import { type FloorContext, fieldsOf, floorRule, rowsOf } from "./floor-rule";
import { readable } from "./readable";

/** Rounds and rates are the same for all readers; shared this long. */
const SHARED_MS = 2_000;

/** A round with all that its screens need; what is not told is not made up, but for the state. */
export function completeRound(told: unknown, nowMs: number): unknown {
  if (!isRecord(told)) return told;
  const list = fieldsOf(told.betList);
  const times = fieldsOf(list.unixTimeStamp);
  const closeMs = toldMs(times.realCloseTime) ?? toldWallMs(told.closeDt, told.closeTime);
  if (closeMs === null) return told;
  const resultMs = toldMs(times.realResultTime) ?? toldWallMs(told.resultDt, told.resultTime) ?? closeMs;
  const dt = list.dt ?? told.dt ?? lotteryDay(closeMs);
  const isSet = isTrue(list.setResult);
  return {
    ...told,
    name: told.name ?? list.betName,
    dt: told.dt ?? dt,
    closeDt: told.closeDt ?? bangkokDate(closeMs),
    closeTime: told.closeTime ?? displayTime(closeMs),
    resultDt: told.resultDt ?? bangkokDate(resultMs),
    resultTime: told.resultTime ?? displayTime(resultMs),
    serverTime: told.serverTime ?? bangkokIso(nowMs),
    betList: {
      ...list,
      dt,
      betName: list.betName ?? told.name,
      active: list.active ?? nowMs < closeMs,
      setResult: isSet,
      status: list.status ?? stateOf(list.active, isSet, nowMs < closeMs),
      unixTimeStamp: {
        ...times,
        openTime: times.openTime ?? 0,
        realCloseTime: seconds(closeMs),
        realResultTime: seconds(resultMs),
      },
    },
  };
}

const seconds = (ms: number) => Math.floor(ms / SECOND_MS);
const isTrue = (told: unknown) => told === true || told === 1 || told === "1" || told === "true";

/** When a round opens is not told, so one is open while it is active; without the flag, until its close. */
function stateOf(active: unknown, isSet: boolean, isBeforeClose: boolean): "open" | "closed" | "settled" {
  if (isSet) return "settled";
  return isBeforeClose && (active === undefined || active === null || isTrue(active)) ? "open" : "closed";
}

/** The numbers of a round that has them, where the round itself does not say them. */
async function withResult(told: unknown, { nowMs, isPart, ask }: FloorContext): Promise<unknown> {
  const round = completeRound(told, nowMs);
  const list = fieldsOf(fieldsOf(round).betList);
  if (isPart || !isRecord(round) || list.status !== "settled" || list.result) return round;
  const query = { betId: String(list.betId), resultDate: String(round.resultDt) };
  const row = await orNull(ask(betListResults, { query, cacheMs: SHARED_MS }));
  return row?.result ? { ...round, betList: { ...list, result: row.result } } : round;
}

/** Largest stakes from the round, rates from the option's own call. */
async function completeBounds(told: unknown, { query, ask }: FloorContext): Promise<unknown> {
  const betId = String(query.betId);
  const rows = rowsOf(told).map(fieldsOf);
  if (rows.every(({ betMax, defaultRate }) => betMax != null && defaultRate != null))
    return rows.map(withOwnMax);
  const round = await orNull(ask(oneBetList, { query: { id: betId } }));
  return Promise.all(
    rows.map(async (row) => {
      const option = poyOptions.find((known) => known === row.betOption);
      if (!option) return row;
      const ofRound = round?.betList[betMaxField(option)];
      const rates = await orNull(ask(rateNow, { query: { betId, betType: option }, cacheMs: SHARED_MS }));
      return withOwnMax({
        ...row,
        betMax: row.betMax ?? toBaht(ofRound ?? MOST_STAKE),
        defaultRate: row.defaultRate ?? rates?.defaultRate,
      });
    }),
  );
}

/** Of an upstream that tells no cap on all slips of a member there is none that a page could name. */
const withOwnMax = (row: Record<string, unknown>) => ({
  ...row,
  memberMax: row.memberMax ?? toBaht(MOST_STAKE),
});

/** The rates of every option, one call for each. */
async function ratesOfRound({ query, ask }: FloorContext) {
  const betId = String(query.betId);
  const rates = await Promise.all(
    poyOptions.map((betType: PoyOption) =>
      orNull(ask(rateNow, { query: { betId, betType }, cacheMs: SHARED_MS })),
    ),
  );
  return poyOptions.flatMap((option, at) => {
    const told = rates[at];
    return told && told.defaultRate > 0 ? [{ option, ...told }] : [];
  });
}

/** First close and distance of each numbered game, in minutes of the service day. */
const sequences: Readonly<Record<string, readonly [number, number]>> = {
  yeekee: [360, 15],
  yeekee_5: [305, 5],
  pingpong: [360, 60],
};

/** The number of a round: of its id, else the last one in its name, else the one that its close has in the day. */
export function roundNoOf({ name, betType, dt, betList }: Round): number | null {
  const ofId = parseBetId(betList.betId)?.roundNo;
  const ofName = Number(/(\d{1,3})\D*$/.exec(name)?.[1] ?? 0);
  const [first, every] = sequences[betType] ?? [0, 0];
  const minutes = (betList.unixTimeStamp.realCloseTime * SECOND_MS - atBangkok(dt, "00:00")) / MINUTE_MS;
  const ofClock = every ? (minutes - first) / every + 1 : 0;
  return [ofId, ofName, ofClock].find((no) => no && Number.isInteger(no) && no > 0) ?? null;
}

/** The day that a round belongs to by its close: after midnight upstreams tell its date, or that of its evening. */
const dayOf = ({ betList }: Round) => lotteryDay(betList.unixTimeStamp.realCloseTime * SECOND_MS);

const isAhead = ({ betList }: Round) => betList.status === "open";

/** Numbers of a day's newest rounds are read, each by a call; they stay. */
const MOST_DRAWN = 12;
const DRAWN_MS = 10_000;

/** The rounds of a game on a service day, of those that are listed as current. */
async function dayOfGame({ query, nowMs, ask }: FloorContext) {
  const latest = await ask(latestBetLists, { cacheMs: SHARED_MS });
  const ofGame = latest.filter(({ betType }) => betType === query.betType);
  const today = lotteryDay(nowMs);
  const ahead = ofGame.filter(isAhead).map(dayOf);
  // Where nothing of the running day can be played any more, the next day's rounds can.
  const dt = String(query.dt ?? (ahead.includes(today) ? today : (ahead[0] ?? today)));
  const byClose = (one: Round, other: Round) =>
    one.betList.unixTimeStamp.realCloseTime - other.betList.unixTimeStamp.realCloseTime;
  const ofDay = ofGame.filter((round) => dayOf(round) === dt).sort(byClose);
  const drawn = new Set(ofDay.filter(({ betList }) => betList.status === "settled").slice(-MOST_DRAWN));
  const rounds = await Promise.all(
    ofDay.map(async (round, at): Promise<DayRound> => {
      const { betId, status, reason, unixTimeStamp } = round.betList;
      const query = { betId, resultDate: round.resultDt };
      const known = drawn.has(round) ? await orNull(ask(betListResults, { query, cacheMs: DRAWN_MS })) : null;
      const result = round.betList.result ?? known?.result;
      const { closeDt, closeTime } = round;
      return {
        betId,
        roundNo: roundNoOf(round) ?? at + 1,
        closeDt,
        closeTime,
        status,
        reason,
        unixTimeStamp,
        result,
      };
    }),
  );
  return { dt, serverTime: bangkokIso(nowMs), rounds };
}

/** A market whose round has no reading has none now: the others can be bet on. */
function completeMarkets(told: unknown, { nowMs }: FloorContext): unknown {
  const { path, reply } = latestLotteries4d;
  const markets = fieldsOf(told);
  return Object.fromEntries(
    Object.entries(reply.shape).map(([market, shape]) => [
      market,
      readable(path, shape, completeRound(markets[market], nowMs)) ?? null,
    ]),
  );
}

export const roundRules = [
  floorRule({
    entry: latestBetLists,
    complete: (told, { nowMs }) => rowsOf(told).map((row) => completeRound(row, nowMs)),
  }),
  floorRule({ entry: oneBetList, complete: withResult }),
  floorRule({
    entry: latestLotteries4d,
    complete: completeMarkets,
  }),
  floorRule({ entry: betListMinMaxes, complete: completeBounds }),
  floorRule({ entry: roundRates, standIn: ratesOfRound }),
  floorRule({ entry: dayOfBetLists, standIn: dayOfGame }),
];
