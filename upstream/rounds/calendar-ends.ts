import type { Market } from "@/lib/domain/rounds/market";
import { endsSoon, knownUntil } from "@/lib/domain/rounds/trading-days";
import { addDays, bangkokDate, daysBetween, weekday } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/tx";
import { type CalendarOf, readCalendars } from "./calendars";
import { plannedMarkets } from "./markets";

/** Until when the days of each market are known, those that end first on top. */
export function calendarEnds(calendarOf: CalendarOf): { betTypes: string[]; until: string }[] {
  const byEnd = new Map<string, string[]>();
  for (const market of plannedMarkets) {
    const until = untilOf(market, calendarOf);
    if (until !== null) byEnd.set(until, [...(byEnd.get(until) ?? []), market.betType]);
  }
  return [...byEnd]
    .map(([until, betTypes]) => ({ betTypes, until }))
    .sort((a, b) => a.until.localeCompare(b.until));
}

/** Those that end within the time of the warning. */
export async function calendarsThatEnd(tx: Tx): Promise<{ betTypes: string[]; until: string }[]> {
  const today = bangkokDate(await nowMs(tx));
  return calendarEnds(await readCalendars(tx)).filter(({ until }) => endsSoon(daysBetween(today, until)));
}

/** Of an exchange the last day of its table, of draws the last one whose moves are known. */
function untilOf(market: Market, calendarOf: CalendarOf): string | null {
  const { schedule } = market;
  if (schedule.kind === "draws") return schedule.movesUntil;
  const trades = (dt: string) => "weekdays" in schedule && schedule.weekdays.includes(weekday(dt));
  return knownUntil(calendarOf(market), (dt) => addDays(dt, 1), trades);
}
