import { and, asc, gt, inArray, sql } from "drizzle-orm";
import { allMarkets, type MarketTerms } from "@/lib/contract/markets";
import { SET_QUOTA, setPrice, setTiers } from "@/lib/domain/four-digit/tiers";
import { satang } from "@/lib/domain/money/money";
import { cancelUntilMs } from "@/lib/domain/poy/cancel";
import { isPoyOption, poyOptions } from "@/lib/domain/poy/options";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import type { DrawSchedule, Market } from "@/lib/domain/rounds/market";
import { heldSchedule } from "@/lib/domain/rounds/schedule";
import type { MarketCalendar } from "@/lib/domain/rounds/trading-days";
import { bangkokDate, displayTime, MINUTE_MS } from "@/lib/domain/time/time";
import { optionRate, round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { readCalendars } from "./calendars";
import { plannedMarkets } from "./markets";

export const marketCalls = [
  defineHandler(allMarkets, async ({ tx }) => {
    const rates = await tx.select().from(optionRate);
    const ahead = await roundsToCome(tx);
    const calendarOf = await readCalendars(tx);
    return plannedMarkets.map(({ name, ...market }) => ({
      ...market,
      ...asHeld(market, ahead, calendarOf(market)),
      name: name.th,
      cancelMinutes: cancelMinutes(market.betGroup, market.betType),
      options: rates
        .filter(({ betType }) => betType === market.betType)
        .flatMap(optionOf)
        .sort((a, b) => poyOptions.indexOf(a.betOption) - poyOptions.indexOf(b.betOption)),
      ...(market.rule === "draw4" ? { sets } : {}),
    }));
  }),
];

type RoundToCome = Awaited<ReturnType<typeof roundsToCome>>[number];

/** Each market's rounds that have not closed, the first to close first: the next two days, of draws the next two. */
const roundsToCome = (tx: Tx) =>
  tx
    .select()
    .from(round)
    .where(and(gt(round.closeAt, sql`app_now()`), inArray(round.status, ["open", "suspended"])))
    .orderBy(asc(round.closeAt));

/** Times and moves as the rounds have them; of draws without a round yet, as operators have entered them. */
function asHeld(
  { betType, schedule }: Pick<Market, "betType" | "schedule">,
  ahead: readonly RoundToCome[],
  calendar: MarketCalendar,
) {
  const own = ahead.filter((row) => row.betType === betType);
  const [first] = own;
  return {
    ...(first ? { next: timesOfDay(first) } : {}),
    ...(schedule.kind === "draws"
      ? { schedule: { ...schedule, moves: movesOf(heldSchedule(schedule, calendar), own) } }
      : {}),
  };
}

function timesOfDay({ serviceDate, closeAt, resultAt, resultDueAt }: RoundToCome) {
  const [closeMs, resultMs] = [closeAt.getTime(), (resultDueAt ?? resultAt).getTime()];
  return {
    dt: serviceDate,
    closeDt: bangkokDate(closeMs),
    closeTime: displayTime(closeMs),
    resultDt: bangkokDate(resultMs),
    resultTime: displayTime(resultMs),
  };
}

/** The schedule's moves, and those of rounds: a round's id names the day for which it was planned. */
function movesOf(schedule: DrawSchedule, own: readonly RoundToCome[]): Record<string, string> {
  const moves: Record<string, string> = { ...schedule.moves };
  for (const { betId, serviceDate } of own) {
    const planned = parseBetId(betId)?.dt;
    if (!planned || planned === serviceDate) continue;
    const regular = Object.keys(moves).find((day) => moves[day] === planned) ?? planned;
    moves[regular] = serviceDate;
  }
  // Moved back, or held by no one: then nothing is moved.
  const isMoved = ([from, to]: readonly [string, string]) => from !== to && !schedule.without?.includes(to);
  return Object.fromEntries(Object.entries(moves).filter(isMoved));
}

const sets = {
  price: setPrice,
  quota: SET_QUOTA,
  prizes: setTiers.map(({ tier, prize }) => ({ tier, prize })),
};

/** A rate of 0: the market does not have the option. */
function optionOf(row: typeof optionRate.$inferSelect): MarketTerms["options"] {
  const { option, multiplyHundredths, betMin, betMax, memberMax } = row;
  if (!isPoyOption(option) || multiplyHundredths === 0) return [];
  return [
    {
      betOption: option,
      betMin: satang(betMin),
      betMax: satang(betMax),
      memberMax: satang(memberMax),
      defaultRate: multiplyHundredths / 100,
    },
  ];
}

function cancelMinutes(betGroup: string, betType: string): number | null {
  const until = cancelUntilMs(betGroup, betType, 0);
  return until === null ? null : -until / MINUTE_MS;
}
