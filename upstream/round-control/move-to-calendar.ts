import { and, asc, eq, inArray } from "drizzle-orm";
import { isFault } from "@/lib/contract/fault";
import type { HolidayRow } from "@/lib/contract/operators/rounds";
import type { Market } from "@/lib/domain/rounds/market";
import { roundsOf, type ScheduledRound } from "@/lib/domain/rounds/schedule";
import type { MarketCalendar } from "@/lib/domain/rounds/trading-days";
import { nowMs } from "../clock/now";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { operatorRound } from "../rounds/operator-round";
import type { RoundRow } from "../rounds/round-view";
import { moveRound } from "../rounds/set-round-status";
import { judgeMove, moveTimes } from "./reschedule-round";

interface Entered {
  market: Market;
  /** The day of the rounds that exist, and the one whose times they get: another one where a draw is moved. */
  dt: string;
  to: string;
  calendar: MarketCalendar;
  reason: string;
}

/** Brings the rounds of a day that exist to the times of the calendar. They get no later close than they have. */
export async function moveToCalendar(
  tx: Tx,
  { market, dt, to, calendar, reason }: Entered,
): Promise<HolidayRow[]> {
  const [wanted] = roundsOf(market, to, calendar);
  if (!wanted) return [];
  const rounds = await tx
    .select()
    .from(round)
    .where(
      and(
        eq(round.betType, market.betType),
        eq(round.serviceDate, dt),
        inArray(round.status, ["open", "suspended"]),
      ),
    )
    .orderBy(asc(round.betId));
  const rows: HolidayRow[] = [];
  for (const row of rounds) {
    const isMoved = to !== dt;
    if (!isMoved && wanted.latestCloseMs >= row.latestCloseAt.getTime()) continue;
    const { betId, betType, name, slips, stakes } = await operatorRound(tx, row.betId);
    const verdict = await tx
      .transaction((part) => moveOne(part, row, wanted, isMoved, reason))
      .then(
        () => ({ state: "done" as const }),
        (error: unknown) => {
          if (!isFault(error)) throw error;
          return { state: "refused" as const, fault: error.code };
        },
      );
    rows.push({ betId, betType, name, slips, stakes, ...verdict });
  }
  return rows;
}

async function moveOne(tx: Tx, row: RoundRow, wanted: ScheduledRound, isMoved: boolean, reason: string) {
  const closeMs = isMoved ? wanted.closeMs : Math.min(wanted.closeMs, row.closeAt.getTime());
  // Its bets would be over already: they end now, and the figure that it knows stays.
  if (closeMs <= (await nowMs(tx))) return moveRound(tx, row, "closed", reason);
  const move = await judgeMove(tx, row.betId, { closeMs, resultMs: wanted.resultMs });
  const { latestCloseMs, figureMs } = wanted;
  await moveTimes(tx, { ...move, bounds: { latestCloseMs, figureMs } }, reason);
}
