import { and, asc, between, inArray } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { MOST_CALENDAR_DAYS, setCalendarDays } from "@/lib/contract/operators/calendar";
import type { HolidayRow } from "@/lib/contract/operators/rounds";
import { noteOf } from "@/lib/domain/operators/operator-reasons";
import { drawDates, heldOn } from "@/lib/domain/rounds/draws";
import type { Market } from "@/lib/domain/rounds/market";
import { heldSchedule, roundsOf } from "@/lib/domain/rounds/schedule";
import type { MarketCalendar, OwnDay } from "@/lib/domain/rounds/trading-days";
import { addDays, daysBetween, weekday } from "@/lib/domain/time/time";
import type { Act, Done } from "../approvals/act";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { marketDay } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { type CalendarOf, lockCalendar, readCalendars } from "../rounds/calendars";
import { plannedMarkets } from "../rounds/markets";
import { enterDays } from "./enter-days";
import { moveToCalendar } from "./move-to-calendar";

type Body = BodyOf<typeof setCalendarDays>;

/**
 * Enters days of markets ahead. What closes earlier takes one person; what lets bets go on longer, or moves a draw, takes
 * two, always. Rounds that exist are brought to it; none of them gets a later close.
 */
export const setCalendarAction: Act<Body, Done<typeof setCalendarDays>> = {
  entry: setCalendarDays,
  payload: setCalendarDays.body,

  async look(tx, body) {
    await lockCalendar(tx);
    const calendarOf = await readCalendars(tx);
    const isLater = entriesOf(body).some((entry) => letsBetsGoOn(entry, calendarOf));
    const { betTypes, from, to, kind } = body;
    return {
      target: targetOf(body),
      basis: await enteredIn(tx, body),
      details: {
        ...{ betType: betTypes.join(", "), from, to, day: kind },
        ...(body.kind === "short" ? { figure: body.figure } : {}),
        ...(body.kind === "moved" ? { heldOn: body.heldOn } : {}),
      },
      rank: "administrator",
      cause: isLater ? "always" : null,
    };
  },

  async execute(tx, body, { maker, checker }) {
    await lockCalendar(tx);
    const before = await readCalendars(tx);
    const entries = entriesOf(body);
    const actor = maker ?? checker;
    if (!actor) throw new Error("nobody enters these days");
    const was = await enteredIn(tx, body);
    for (const { market, days, own } of entries)
      if (days.length > 0) await enterDays(tx, actor, [market.betType], days, own, body.reason);
    const after = await readCalendars(tx);
    const rows: HolidayRow[] = [];
    for (const { market, days } of entries)
      for (const day of days) {
        const [dt, to] =
          body.kind === "moved" ? [heldDay(market, day, before(market)), body.heldOn] : [day, day];
        const reason = noteOf(body.reason);
        rows.push(...(await moveToCalendar(tx, { market, dt, to, calendar: after(market), reason })));
      }
    const days = entries.reduce((sum, entry) => sum + entry.days.length, 0);
    await writeAudit(tx, actor, {
      action: callName(setCalendarDays),
      target: targetOf(body),
      before: { days: was },
      after: { ...body, reason: undefined, rounds: rows.map(({ betId, state }) => ({ betId, state })) },
      reason: body.reason,
    });
    return { days, rows };
  },
};

export const setCalendarCall = defineHandler(setCalendarDays, (context, { body }) =>
  propose(context, setCalendarAction, body, body.reason),
);

interface Entry {
  market: Market;
  days: readonly string[];
  own: OwnDay;
}

/** The days of each market that an entry is about. Throws `window-too-long`, `calendar-days-malformed`. */
function entriesOf(body: Body): Entry[] {
  const { from, to, betTypes } = body;
  const span = daysBetween(from, to);
  if (span < 0) throw new Fault("calendar-days-malformed");
  if (span >= MOST_CALENDAR_DAYS) throw new Fault("window-too-long");
  const days = Array.from({ length: span + 1 }, (_, at) => addDays(from, at));
  return [...new Set(betTypes)].map((betType) => {
    const market = plannedMarkets.find((one) => one.betType === betType);
    if (!market) throw new Fault("calendar-days-malformed");
    const { schedule } = market;
    if (body.kind === "short" && schedule.kind !== "exchange") throw new Fault("calendar-days-malformed");
    if (body.kind === "moved" && !(span === 0 && isRegularDraw(market, from)))
      throw new Fault("calendar-days-malformed");
    // One day that is named may be outside the week: some exchanges trade on a Sunday once.
    const isInWeek = (dt: string) => !("weekdays" in schedule) || schedule.weekdays.includes(weekday(dt));
    return { market, days: span === 0 ? days : days.filter(isInWeek), own: ownDay(body) };
  });
}

function ownDay(body: Body): OwnDay {
  if (body.kind === "short") return { kind: "short", figure: body.figure };
  return body.kind === "moved" ? { kind: "moved", to: body.heldOn } : { kind: "usual" };
}

/** True for a day of the month on which the market would draw. */
const isRegularDraw = ({ schedule }: Market, dt: string): boolean =>
  schedule.kind === "draws" && drawDates({ ...schedule, moves: {}, movesBeyond: {} }, dt, dt).includes(dt);

/** The day on which the draw of a regular day has been held so far. */
const heldDay = ({ schedule }: Market, dt: string, calendar: MarketCalendar): string =>
  schedule.kind === "draws" ? heldOn(heldSchedule(schedule, calendar), dt) : dt;

/** True where a day would get a later close than it has now, or a round where it has none, or another day. */
function letsBetsGoOn({ market, days, own }: Entry, calendarOf: CalendarOf): boolean {
  if (own.kind === "moved") return true;
  const now = calendarOf(market);
  const latest = (dt: string, calendar: MarketCalendar) =>
    Math.max(...roundsOf(market, dt, calendar).map(({ latestCloseMs }) => latestCloseMs));
  return days.some((dt) => latest(dt, { ...now, own: { ...now.own, [dt]: own } }) > latest(dt, now));
}

const enteredIn = (tx: Tx, { betTypes, from, to }: Body) =>
  tx
    .select({
      betType: marketDay.betType,
      day: marketDay.day,
      kind: marketDay.kind,
      figure: marketDay.figure,
      heldOn: marketDay.heldOn,
    })
    .from(marketDay)
    .where(and(inArray(marketDay.betType, [...betTypes]), between(marketDay.day, from, to)))
    .orderBy(asc(marketDay.betType), asc(marketDay.day));

const targetOf = ({ betTypes, from, to }: Body) =>
  `${from} ${to} ${[...betTypes].sort().join(" ")}`.slice(0, 200);
