import {
  addDays,
  atBangkok,
  bangkokDate,
  DAY_MS,
  displayTime,
  MINUTE_MS,
  SECOND_MS,
  weekday,
} from "../time/time";
import { atZone } from "../time/time-zone";
import { betIdOf } from "./bet-id";
import { drawDates, nextDrawDates, previousDrawDate } from "./draws";
import type {
  DrawSchedule,
  ExchangeSchedule,
  Market,
  Schedule,
  SequenceSchedule,
  SetSchedule,
} from "./market";
import { type MarketCalendar, tradingDay, usualDays } from "./trading-days";

/** No bet is taken later than this before the earliest moment at which the figure can be known. */
export const FIGURE_MARGIN_MS = 5 * MINUTE_MS;
/** A round whose figure may come early closes so long before it. */
const SHORT_DAY_LEAD_MS = 15 * MINUTE_MS;

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
  /** From when its figure exists: the result is not taken before. */
  readonly figureMs: number;
  /** The latest close that it may ever have. */
  readonly latestCloseMs: number;
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
  readonly figureMs: number;
  readonly latestCloseMs: number;
}

/** The parts of a market that determine its rounds. */
export type Scheduled = Pick<Market, "betType" | "betName" | "schedule"> & { readonly betGroup: string };

/** The rounds of a service day, by close; none on a day without trading or draw. */
export function roundsOf(
  market: Scheduled,
  dt: string,
  calendar: MarketCalendar = usualDays,
): readonly ScheduledRound[] {
  return timesOf(market, dt, calendar).map((times) => ({
    betId: betIdOf(market.betType, dt, times.roundNo),
    betGroup: market.betGroup,
    betType: market.betType,
    betName: market.betName,
    dt,
    ...times,
    closeDt: bangkokDate(times.closeMs),
    resultDt: bangkokDate(times.resultMs),
    closeTime: displayTime(times.closeMs),
    resultTime: displayTime(times.resultMs),
  }));
}

/**
 * The rounds that should exist now: those not yet closed of the service days from yesterday (rounds cross
 * midnight) to `daysAhead`; for draws the next two at least, and for sets as well.
 */
export function roundsAhead(
  market: Market,
  nowMs: number,
  calendar: MarketCalendar = usualDays,
  daysAhead = 2,
): readonly ScheduledRound[] {
  const { schedule } = market;
  if (schedule.kind === "draws") {
    return nextDrawDates(heldSchedule(schedule, calendar), nowMs, 2).flatMap((dt) =>
      roundsOf(market, dt, calendar),
    );
  }
  const today = bangkokDate(nowMs);
  // Fifteen days hold two draws of any weekly market, at any time of day.
  const reach = schedule.kind === "set" ? 14 : daysAhead;
  const days = Array.from({ length: reach + 2 }, (_, at) => addDays(today, at - 1));
  const ahead = days.flatMap((dt) => roundsOf(market, dt, calendar)).filter((round) => round.closeMs > nowMs);
  const last = addDays(today, daysAhead);
  return schedule.kind === "set" ? ahead.filter((round, at) => at < 2 || round.dt <= last) : ahead;
}

/** The schedule with the days that operators have moved or taken out. */
export function heldSchedule(schedule: DrawSchedule, { own }: MarketCalendar): DrawSchedule {
  const moves = { ...schedule.moves };
  const without = [...(schedule.without ?? [])];
  for (const [dt, day] of Object.entries(own)) {
    if (day.kind === "moved") moves[dt] = day.to;
    if (day.kind === "closed") without.push(dt);
  }
  return { ...schedule, moves, without };
}

/** The figure of a draw that is held on a day, and the latest close before it; null where a day alone says nothing. */
export function drawBoundsOn(
  schedule: Schedule | undefined,
  dt: string,
): Pick<Times, "figureMs" | "latestCloseMs"> | null {
  if (schedule?.kind !== "draws" && schedule?.kind !== "set") return null;
  const figureMs = atBangkok(dt, schedule.figure);
  return { figureMs, latestCloseMs: figureMs - FIGURE_MARGIN_MS };
}

function timesOf(
  { schedule }: Pick<Market, "schedule">,
  dt: string,
  calendar: MarketCalendar,
): readonly Times[] {
  switch (schedule.kind) {
    case "draws":
      return drawTimes(heldSchedule(schedule, calendar), dt);
    case "exchange":
      return exchangeTimes(schedule, dt, calendar);
    case "sequence":
      return tradingDay(calendar, dt).kind === "closed" ? [] : sequenceTimes(schedule, dt);
    case "set":
      return tradingDay(calendar, dt).kind === "closed" ? [] : setTimes(schedule, dt);
  }
}

function drawTimes(schedule: DrawSchedule, dt: string): readonly Times[] {
  if (!drawDates(schedule, dt, dt).includes(dt)) return [];
  const previous = atBangkok(previousDrawDate(schedule, dt), schedule.result);
  const figureMs = atBangkok(dt, schedule.figure);
  return [
    {
      roundNo: null,
      openMs: previous + schedule.restMinutes * MINUTE_MS,
      closeMs: atBangkok(dt, schedule.close),
      resultMs: atBangkok(dt, schedule.result),
      figureMs,
      latestCloseMs: figureMs - FIGURE_MARGIN_MS,
    },
  ];
}

function exchangeTimes(schedule: ExchangeSchedule, dt: string, calendar: MarketCalendar): readonly Times[] {
  const day = tradingDay(calendar, dt);
  const isEntered = calendar.own[dt] !== undefined;
  if (day.kind === "closed" || !(isEntered || schedule.weekdays.includes(weekday(dt)))) return [];
  const { close, figure, result, nextDay } = schedule;
  const openMs = atBangkok(dt, schedule.open);
  const usualFigureMs = atZone(dt, figure.time, figure.zone);
  const earliestMs =
    day.kind === "usual" ? usualFigureMs : Math.min(usualFigureMs, atZone(dt, day.figure, figure.zone));
  const isEarly = earliestMs < usualFigureMs;
  const usualCloseMs = atZone(nextDay ? addDays(dt, 1) : dt, close.time, close.zone);
  const closeMs = isEarly ? Math.min(usualCloseMs, earliestMs - SHORT_DAY_LEAD_MS) : usualCloseMs;
  if (closeMs <= openMs) return [];
  // The result belongs to the trading day of its zone, which is the service day.
  const usualResultMs = atZone(dt, result.time, result.zone);
  const isShort = isEarly && day.kind === "short";
  return [
    {
      roundNo: null,
      openMs,
      closeMs,
      // Of a day that nobody knows only the close comes early: its figure may still be out at the usual time.
      resultMs: isShort ? usualResultMs - (usualFigureMs - earliestMs) : usualResultMs,
      figureMs: isShort ? earliestMs : usualFigureMs,
      latestCloseMs: earliestMs - FIGURE_MARGIN_MS,
    },
  ];
}

function sequenceTimes(schedule: SequenceSchedule, dt: string): readonly Times[] {
  const openMs = atBangkok(dt, schedule.open);
  const firstMs = atBangkok(dt, schedule.firstClose);
  return Array.from({ length: schedule.rounds }, (_, at) => {
    const closeMs = firstMs + at * schedule.everyMinutes * MINUTE_MS;
    // Its figure comes from the shots, and from nowhere before they end.
    const resultMs = closeMs + schedule.shotSeconds * SECOND_MS;
    return { roundNo: at + 1, openMs, closeMs, resultMs, figureMs: resultMs, latestCloseMs: closeMs };
  });
}

function setTimes(schedule: SetSchedule, dt: string): readonly Times[] {
  if (!schedule.weekdays.includes(weekday(dt))) return [];
  let back = 1;
  while (!schedule.weekdays.includes(weekday(addDays(dt, -back)))) back += 1;
  const resultMs = atBangkok(dt, schedule.result);
  const figureMs = atBangkok(dt, schedule.figure);
  return [
    {
      roundNo: null,
      openMs: resultMs - back * DAY_MS,
      closeMs: atBangkok(dt, schedule.close),
      resultMs,
      figureMs,
      latestCloseMs: figureMs - FIGURE_MARGIN_MS,
    },
  ];
}
