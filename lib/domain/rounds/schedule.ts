import {
  addDays,
  atBangkok,
  atZone,
  bangkokDate,
  DAY_MS,
  displayTime,
  MINUTE_MS,
  SECOND_MS,
  weekday,
} from "../time/time";
import { betIdOf } from "./bet-id";
import { drawDates, nextDrawDates, previousDrawDate } from "./draws";
import type { DrawSchedule, ExchangeSchedule, Market, SequenceSchedule, SetSchedule } from "./market";

/** A round of its market's schedule. Instants in epoch ms; days and times of day are Bangkok's. */
export interface ScheduledRound {
  readonly betId: string;
  readonly betGroup: string;
  readonly betType: string;
  readonly betName: string;
  readonly roundNo: number | null;
  /** The service day: the date on which the round's betting day began. */
  readonly dt: string;
  readonly openMs: number;
  readonly closeMs: number;
  readonly resultMs: number;
  readonly closeDt: string;
  readonly resultDt: string;
  readonly closeTime: string;
  readonly resultTime: string;
}

interface Times {
  readonly roundNo: number | null;
  readonly openMs: number;
  readonly closeMs: number;
  readonly resultMs: number;
}

/** The parts of a market that determine its rounds. */
export type Scheduled = Pick<Market, "betType" | "betName" | "schedule"> & { readonly betGroup: string };

/** The rounds of a service day, by close; none on a day without trading or draw. */
export function roundsOf(market: Scheduled, dt: string): readonly ScheduledRound[] {
  return timesOf(market, dt).map(({ roundNo, openMs, closeMs, resultMs }) => ({
    betId: betIdOf(market.betType, dt, roundNo),
    betGroup: market.betGroup,
    betType: market.betType,
    betName: market.betName,
    roundNo,
    dt,
    openMs,
    closeMs,
    resultMs,
    closeDt: bangkokDate(closeMs),
    resultDt: bangkokDate(resultMs),
    closeTime: displayTime(closeMs),
    resultTime: displayTime(resultMs),
  }));
}

/**
 * The rounds that should exist now: those not yet closed of the service days from yesterday (rounds cross
 * midnight) to `daysAhead`; for draws the next two at least, and for sets as well.
 */
export function roundsAhead(market: Market, nowMs: number, daysAhead = 2): readonly ScheduledRound[] {
  const { schedule } = market;
  if (schedule.kind === "draws") {
    return nextDrawDates(schedule, nowMs, 2).flatMap((dt) => roundsOf(market, dt));
  }
  const today = bangkokDate(nowMs);
  // Fifteen days hold two draws of any weekly market, at any time of day.
  const reach = schedule.kind === "set" ? 14 : daysAhead;
  const days = Array.from({ length: reach + 2 }, (_, at) => addDays(today, at - 1));
  const ahead = days.flatMap((dt) => roundsOf(market, dt)).filter((round) => round.closeMs > nowMs);
  const last = addDays(today, daysAhead);
  return schedule.kind === "set" ? ahead.filter((round, at) => at < 2 || round.dt <= last) : ahead;
}

function timesOf({ schedule }: Pick<Market, "schedule">, dt: string): readonly Times[] {
  switch (schedule.kind) {
    case "draws":
      return drawTimes(schedule, dt);
    case "exchange":
      return exchangeTimes(schedule, dt);
    case "sequence":
      return sequenceTimes(schedule, dt);
    case "set":
      return setTimes(schedule, dt);
  }
}

function drawTimes(schedule: DrawSchedule, dt: string): readonly Times[] {
  if (!drawDates(schedule, dt, dt).includes(dt)) return [];
  const previous = atBangkok(previousDrawDate(schedule, dt), schedule.result);
  return [
    {
      roundNo: null,
      openMs: previous + schedule.restMinutes * MINUTE_MS,
      closeMs: atBangkok(dt, schedule.close),
      resultMs: atBangkok(dt, schedule.result),
    },
  ];
}

function exchangeTimes(schedule: ExchangeSchedule, dt: string): readonly Times[] {
  if (!schedule.weekdays.includes(weekday(dt))) return [];
  const { close, result, nextDay } = schedule;
  const closeMs = atZone(nextDay ? addDays(dt, 1) : dt, close.time, close.zone);
  return [
    {
      roundNo: null,
      openMs: atBangkok(dt, schedule.open),
      closeMs,
      // The result belongs to the trading day of its zone, which is the service day.
      resultMs: atZone(dt, result.time, result.zone),
    },
  ];
}

function sequenceTimes(schedule: SequenceSchedule, dt: string): readonly Times[] {
  const openMs = atBangkok(dt, schedule.open);
  const firstMs = atBangkok(dt, schedule.firstClose);
  return Array.from({ length: schedule.rounds }, (_, at) => {
    const closeMs = firstMs + at * schedule.everyMinutes * MINUTE_MS;
    return { roundNo: at + 1, openMs, closeMs, resultMs: closeMs + schedule.shotSeconds * SECOND_MS };
  });
}

function setTimes(schedule: SetSchedule, dt: string): readonly Times[] {
  if (!schedule.weekdays.includes(weekday(dt))) return [];
  let back = 1;
  while (!schedule.weekdays.includes(weekday(addDays(dt, -back)))) back += 1;
  const resultMs = atBangkok(dt, schedule.result);
  return [
    { roundNo: null, openMs: resultMs - back * DAY_MS, closeMs: atBangkok(dt, schedule.close), resultMs },
  ];
}
