import { newestFirst, newestOfEach } from "@/components/result/result-row";
import { allBetListResults, betListResultHistory, type ResultRow } from "@/lib/contract/rounds";
import { resultDay } from "@/lib/domain/rounds/draws";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { addDays } from "@/lib/domain/time/time";
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
  /** Rounds of the day without a result yet, those of the grid left out. */
  awaited: readonly ResultRow[];
}

/** Drawn rounds of several days. */
type Week = Pick<Results, "thaiStocks" | "foreignStocks" | "sets"> & { government: readonly ResultRow[] };

const cacheMs = LIVE_CACHE_MS;
const drawsShown = 12;
/** Some days of every market; one whose last result is older is left out of the latest results. */
const historyRead = 200;

/**
 * The newest lottery day with a result, if that is today or yesterday; else today, whose results are awaited.
 * @param today the current lottery day
 */
export async function latestDay(today: string): Promise<string> {
  const results = await Promise.all(
    ["gov", "stock", "set_4", "yeekee"].map((betGroup) =>
      ask(betListResultHistory, { query: { betGroup, limit: 1 }, cacheMs }),
    ),
  );
  const days = results.flatMap(([row]) => (row ? [resultDay(row)] : []));
  const newest = days.toSorted().at(-1) ?? "";
  return newest < addDays(today, -1) ? today : newest;
}

/** The results of a lottery day. Throws the call's Fault. */
export async function readResults(date: string): Promise<Results> {
  const [draws, rows] = await Promise.all([readPast("gov", drawsShown), date ? readDay(date) : []]);
  return { ...sectionsOf(rows), draws, awaited: rows.filter(isAwaited) };
}

/**
 * The newest result of every market, whatever day it is of. On the newest lottery day, `date`, a round without
 * numbers that is closed or void stands in for its market's last result. Throws the call's Fault.
 */
export async function readLatest(date: string): Promise<Results> {
  const [draws, stocks, sets, rows] = await Promise.all([
    readPast("gov", drawsShown),
    readPast("stock", historyRead),
    readPast("set_4", historyRead),
    date ? readDay(date) : [],
  ]);
  const ofDay = rows.filter((row) => !isAhead(row)).toReversed();
  const newest = newestOfEach(newestFirst([...ofDay, ...stocks, ...sets]));
  const government = ofDay.find(isGovernment) ?? (await wholeDraw(draws[0]));
  const others = newest.filter((row) => !isGovernment(row) && !isShot(row));
  const sections = sectionsOf([...others, ...ofDay.filter(isShot)]);
  return { ...sections, government, draws, awaited: rows.filter(isAwaited) };
}

/** How many days the table of days shows, today among them. */
export const WEEK_DAYS = 7;

/** The results of the last days by market, numbered rounds left out. Throws the call's Fault. */
export async function readWeek(today: string): Promise<Week> {
  const first = addDays(today, 1 - WEEK_DAYS);
  const [draws, stocks, sets] = await Promise.all([
    readPast("gov", drawsShown),
    readPast("stock", historyRead),
    readPast("set_4", historyRead),
  ]);
  const rows = [...draws, ...stocks, ...sets].filter((row) => resultDay(row) >= first);
  const { thaiStocks, foreignStocks, sets: ofSets } = sectionsOf(rows);
  return { government: rows.filter(isGovernment), thaiStocks, foreignStocks, sets: ofSets };
}

const readPast = (betGroup: string, limit: number) =>
  ask(betListResultHistory, { query: { betGroup, limit }, cacheMs });

const sectionsOf = (rows: readonly ResultRow[]): Omit<Results, "draws" | "awaited"> => {
  const stocks = rows.filter(({ betGroup }) => betGroup === "stock");
  return {
    government: rows.find(isGovernment),
    thaiStocks: stocks.filter(isThai),
    foreignStocks: stocks.filter((row) => !isThai(row)),
    sets: rows.filter(({ betGroup }) => betGroup === "set_4"),
    shots: rows.filter(isShot),
  };
};

/** The call filters by calendar day, and a lottery day extends into the next one. */
async function readDay(date: string): Promise<readonly ResultRow[]> {
  const days = [date, addDays(date, 1)];
  const rows = await Promise.all(
    days.map((day) => ask(allBetListResults, { query: { date: day }, cacheMs })),
  );
  return rows.flat().filter((row) => resultDay(row) === date);
}

/** The draw with all its prizes; the history's row may hold the short numbers only. */
async function wholeDraw(row: ResultRow | undefined): Promise<ResultRow | undefined> {
  if (!row) return undefined;
  const rows = await ask(allBetListResults, { query: { date: row.resultDt }, cacheMs });
  return rows.find(isGovernment) ?? row;
}

const isAhead = ({ status }: ResultRow) =>
  status === "open" || status === "upcoming" || status === "suspended";
const isAwaited = (row: ResultRow) => !isShot(row) && row.status !== "settled" && row.status !== "void";
const isGovernment = ({ betGroup }: ResultRow) => betGroup === "gov";
const isShot = ({ betGroup }: ResultRow) => betGroup === "yeekee";
const isThai = ({ betType }: ResultRow) => betType.startsWith("th_");
