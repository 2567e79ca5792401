import { and, between, eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { allCalendarDays, type CalendarDay, MOST_CALENDAR_DAYS } from "@/lib/contract/operators/calendar";
import { readReason } from "@/lib/domain/operators/operator-reasons";
import type { Market } from "@/lib/domain/rounds/market";
import { daysBetween } from "@/lib/domain/time/time";
import { member } from "../db/schema/members";
import { marketDay } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { calendarEnds } from "../rounds/calendar-ends";
import { type CalendarOf, readCalendars } from "../rounds/calendars";
import { plannedMarkets } from "../rounds/markets";

export const calendarDaysCall = defineHandler(allCalendarDays, async ({ tx }, { body: { from, to } }) => {
  if (daysBetween(from, to) >= MOST_CALENDAR_DAYS) throw new Fault("window-too-long");
  const calendarOf = await readCalendars(tx);
  const entered = await enteredDays(tx, from, to);
  const isEntered = new Set(entered.flatMap(({ dt, betTypes }) => betTypes.map((one) => `${one} ${dt}`)));
  const ofTables = plannedMarkets
    .flatMap((market) => tableDays(market, calendarOf, from, to))
    .filter(({ dt, betTypes }) => !isEntered.has(`${betTypes[0]} ${dt}`));
  return { days: joined([...entered, ...ofTables]), ends: calendarEnds(calendarOf) };
});

async function enteredDays(tx: Tx, from: string, to: string): Promise<CalendarDay[]> {
  const rows = await tx
    .select({ row: marketDay, by: member.userName })
    .from(marketDay)
    .innerJoin(member, eq(member.uuid, marketDay.enteredBy))
    .where(and(between(marketDay.day, from, to)));
  return rows.map(({ row: { betType, day, kind, figure, heldOn, reason }, by }) => ({
    dt: day,
    kind: kind as CalendarDay["kind"],
    ...(figure ? { figure } : {}),
    ...(heldOn ? { heldOn } : {}),
    betTypes: [betType],
    why: readReason(reason).note,
    by,
  }));
}

function tableDays(market: Market, calendarOf: CalendarOf, from: string, to: string): CalendarDay[] {
  const { betType, schedule } = market;
  const isAsked = (dt: string) => dt >= from && dt <= to;
  if (schedule.kind === "draws")
    return Object.entries(schedule.moves)
      .filter(([dt]) => isAsked(dt))
      .map(([dt, heldOn]) => ({ dt, kind: "moved", heldOn, betTypes: [betType], why: "" }));
  const { exchange } = calendarOf(market);
  if (!exchange) return [];
  return [
    ...Object.entries(exchange.closed).map(
      ([dt, why]): CalendarDay => ({ dt, kind: "closed", betTypes: [betType], why }),
    ),
    ...Object.entries({ ...exchange.short, ...exchange.unsure }).map(
      ([dt, figure]): CalendarDay => ({ dt, kind: "short", figure, betTypes: [betType], why: "" }),
    ),
  ].filter(({ dt }) => isAsked(dt));
}

/** Days of several markets that say the same, as one; by day. */
function joined(days: readonly CalendarDay[]): CalendarDay[] {
  const byWhat = new Map<string, CalendarDay>();
  for (const day of days) {
    const { betTypes, ...what } = day;
    const key = JSON.stringify(what);
    const same = byWhat.get(key);
    byWhat.set(key, same ? { ...same, betTypes: [...same.betTypes, ...betTypes] } : day);
  }
  return [...byWhat.values()].sort((a, b) => a.dt.localeCompare(b.dt));
}
