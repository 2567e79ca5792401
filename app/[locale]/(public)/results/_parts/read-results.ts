import { allBetListResults, betListResultHistory, type ResultRow } from "@/lib/contract/rounds";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { addDays, atBangkok, lotteryDay } from "@/lib/domain/time";
import { ask } from "@/lib/server/ask/ask";

export interface Results {
  government?: ResultRow;
  thaiStocks: readonly ResultRow[];
  foreignStocks: readonly ResultRow[];
  /** Four-digit draws. */
  sets: readonly ResultRow[];
  /** Shot rounds with a result on this calendar day; the grid shows a service day instead. */
  shots: readonly ResultRow[];
  /** Recent government draws, newest first. */
  draws: readonly ResultRow[];
}

const cacheMs = LIVE_CACHE_MS;
const drawsShown = 12;

/** The newest lottery day with a result; empty before the first draw. */
export async function latestDay(): Promise<string> {
  const newest = await Promise.all(
    ["gov", "stock", "set_4", "yeekee"].map((betGroup) =>
      ask(betListResultHistory, { query: { betGroup, limit: 1 }, cacheMs }),
    ),
  );
  const days = newest.flatMap(([row]) => (row ? [dayOf(row)] : []));
  return days.toSorted().at(-1) ?? "";
}

/** The lottery day of a result: a draw after midnight belongs to the previous day. */
export const dayOf = ({ resultDt, resultTime }: Pick<ResultRow, "resultDt" | "resultTime">): string =>
  lotteryDay(atBangkok(resultDt, resultTime));

/**
 * The results of a lottery day; with `latestDraw` the newest government draw even when it fell on an earlier one.
 * Throws the call's Fault.
 */
export async function readResults(date: string, { latestDraw }: { latestDraw: boolean }): Promise<Results> {
  const [draws, rows] = await Promise.all([
    ask(betListResultHistory, { query: { betGroup: "gov", limit: drawsShown }, cacheMs }),
    date ? readDay(date) : [],
  ]);
  const stocks = rows.filter(({ betGroup }) => betGroup === "stock");
  return {
    government: rows.find(isGovernment) ?? (latestDraw ? await wholeDraw(draws[0]) : undefined),
    thaiStocks: stocks.filter(isThai),
    foreignStocks: stocks.filter((row) => !isThai(row)),
    sets: rows.filter(({ betGroup }) => betGroup === "set_4"),
    shots: rows.filter(({ betGroup }) => betGroup === "yeekee"),
    draws,
  };
}

/** The call filters by calendar day, and a lottery day extends into the next one. */
async function readDay(date: string): Promise<readonly ResultRow[]> {
  const days = [date, addDays(date, 1)];
  const rows = await Promise.all(
    days.map((day) => ask(allBetListResults, { query: { date: day }, cacheMs })),
  );
  return rows.flat().filter((row) => dayOf(row) === date);
}

/** The draw with all its prizes; the history's row may hold the short numbers only. */
async function wholeDraw(row: ResultRow | undefined): Promise<ResultRow | undefined> {
  if (!row) return undefined;
  const rows = await ask(allBetListResults, { query: { date: row.resultDt }, cacheMs });
  return rows.find(isGovernment) ?? row;
}

const isGovernment = ({ betGroup }: ResultRow) => betGroup === "gov";
const isThai = ({ betType }: ResultRow) => betType.startsWith("th_");
