import {
  addDays,
  addMonths,
  atBangkok,
  bangkokDate,
  daysBetween,
  endOfMonth,
  lotteryDay,
  startOfMonth,
} from "../time/time";
import type { DrawSchedule } from "./market";

/** Draw days between two days, both included, in order, with the moves for holidays applied. */
export function drawDates(schedule: DrawSchedule, from: string, to: string): readonly string[] {
  // A move may carry a draw across the window's edge: the search goes a month further on both sides.
  const regular = regularDates(schedule, addDays(from, -31), addDays(to, 31));
  const held = regular.map((date) => heldOn(schedule, date));
  return [...new Set(held)]
    .filter((date) => date >= from && date <= to && !schedule.without?.includes(date))
    .sort();
}

/** The day on which the draw of a regular day is held; one that the table does not know, as early as ever. */
export function heldOn({ moves, movesUntil, movesBeyond }: DrawSchedule, date: string): string {
  const beyond = date > movesUntil ? (movesBeyond[date.slice(5)] ?? 0) : 0;
  return moves[date] ?? addDays(date, beyond);
}

/** Draw days that still take bets at `nowMs`, soonest first. */
export function nextDrawDates(schedule: DrawSchedule, nowMs: number, count: number): readonly string[] {
  const today = bangkokDate(nowMs);
  return drawDates(schedule, today, addDays(today, 31 * (count + 1)))
    .filter((date) => atBangkok(date, schedule.close) > nowMs)
    .slice(0, count);
}

/** The draw day before a draw day. */
export function previousDrawDate(schedule: DrawSchedule, dt: string): string {
  const before = drawDates(schedule, addDays(dt, -62), addDays(dt, -1)).at(-1);
  if (!before) throw new RangeError(`no draw in the two months before ${dt}`);
  return before;
}

/** Government draws are never further apart than this, holidays' moves included. */
const DRAW_GAP_DAYS_MAX = 20;

/**
 * True when a government draw after `dt` must have been held by `today` (`YYYY-MM-DD`), so that the newest known
 * result is out of date.
 */
export function isDrawOverdue(dt: string, today: string): boolean {
  return daysBetween(dt, today) > DRAW_GAP_DAYS_MAX;
}

/** The lottery day of a result: a draw after midnight belongs to the day before. */
export const resultDay = ({ resultDt, resultTime }: { resultDt: string; resultTime: string }): string =>
  lotteryDay(atBangkok(resultDt, resultTime));

function regularDates(schedule: DrawSchedule, from: string, to: string): readonly string[] {
  const dates: string[] = [];
  for (let first = startOfMonth(from); first <= to; first = addMonths(first, 1)) {
    const last = endOfMonth(first);
    const inMonth = schedule.daysOfMonth.map((day) => addDays(first, day - 1));
    dates.push(...inMonth.filter((date) => date >= first && date <= last));
  }
  return dates;
}
