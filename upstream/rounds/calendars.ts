import { gte, sql } from "drizzle-orm";
import type { Market } from "@/lib/domain/rounds/market";
import type { ExchangeDays, MarketCalendar, OwnDay } from "@/lib/domain/rounds/trading-days";
import { addDays, bangkokDate } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { marketDay } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import bse from "./exchanges/bse.json";
import egx from "./exchanges/egx.json";
import hkex from "./exchanges/hkex.json";
import krx from "./exchanges/krx.json";
import lse from "./exchanges/lse.json";
import moex from "./exchanges/moex.json";
import nyse from "./exchanges/nyse.json";
import set from "./exchanges/set.json";
import sgx from "./exchanges/sgx.json";
import sse from "./exchanges/sse.json";
import tse from "./exchanges/tse.json";
import twse from "./exchanges/twse.json";
import xetra from "./exchanges/xetra.json";

/** The tables of the exchanges, by key; each says where its days are from and when they were read. */
const exchanges: Readonly<Record<string, ExchangeDays>> = {
  ...{ bse, egx, hkex, krx, lse, moex, nyse },
  ...{ set, sgx, sse, tse, twse, xetra },
};

/** Entries so long ago still say when the draw before the next one was held. */
const REACH_DAYS = 70;

export type CalendarOf = (market: Pick<Market, "betType" | "schedule">) => MarketCalendar;

/** Each market's calendar: the table of its exchange, and before it what operators have entered. */
export async function readCalendars(tx: Tx): Promise<CalendarOf> {
  const from = addDays(bangkokDate(await nowMs(tx)), -REACH_DAYS);
  const rows = await tx.select().from(marketDay).where(gte(marketDay.day, from));
  const entered = new Map<string, Record<string, OwnDay>>();
  for (const row of rows) {
    const days = entered.get(row.betType) ?? {};
    days[row.day] = ownDay(row);
    entered.set(row.betType, days);
  }
  return (market) => calendarWith(market, entered.get(market.betType) ?? {});
}

/** A market's calendar with these entries of operators. */
export function calendarWith(
  { schedule }: Pick<Market, "schedule">,
  own: Readonly<Record<string, OwnDay>>,
): MarketCalendar {
  const exchange = schedule.kind === "exchange" ? exchanges[schedule.exchange] : undefined;
  return exchange ? { exchange, own } : { own };
}

/**
 * Holds the calendar until the end of the transaction: whoever plans shares it, whoever enters a day has it alone. So no
 * round is planned by what was entered meanwhile, and an entry sees every round that was planned before it.
 */
export const shareCalendar = (tx: Tx) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${LOCK_CLASS}, 0)`);
export const lockCalendar = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_CLASS}, 0)`);

/** Advisory locks of two numbers: class 1 is that of rounds (`lock_round`). */
const LOCK_CLASS = 4;

type Row = typeof marketDay.$inferSelect;

function ownDay({ kind, figure, heldOn, betType, day }: Row): OwnDay {
  if (kind === "closed" || kind === "usual") return { kind };
  if (kind === "short" && figure) return { kind, figure };
  if (kind === "moved" && heldOn) return { kind, to: heldOn };
  throw new Error(`no such day: ${betType} ${day}`);
}
