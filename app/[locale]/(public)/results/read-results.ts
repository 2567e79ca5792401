import { allBetListResults, betListResultHistory, type ResultRow } from "@/lib/contract/rounds";
import { LIVE_ANSWER_MS } from "@/lib/domain/rounds/live-age";
import { ask } from "@/lib/server/ask";

export interface Results {
  government?: ResultRow;
  thaiStocks: readonly ResultRow[];
  foreignStocks: readonly ResultRow[];
  /** Four-digit draws. */
  sets: readonly ResultRow[];
  /** Rounds of yeekee and its kin that have their result on this day; the grid tells of a service day instead. */
  shots: readonly ResultRow[];
  /** Recent government draws, newest first. */
  draws: readonly ResultRow[];
}

const cacheMs = LIVE_ANSWER_MS;
const drawsShown = 12;

/** The newest day (`YYYY-MM-DD`, Bangkok) on which anything was drawn; empty before the first draw of all. */
export async function latestDay(): Promise<string> {
  const newest = await Promise.all(
    ["gov", "stock", "set_4", "yeekee"].map((betGroup) =>
      ask(betListResultHistory, { query: { betGroup, limit: 1 }, cacheMs }),
    ),
  );
  const days = newest.flatMap(([row]) => (row ? [row.resultDt] : []));
  return days.toSorted().at(-1) ?? "";
}

/**
 * The results of a day; with `latestDraw` the newest government draw even when it fell on an earlier one.
 * Throws the call's Fault.
 */
export async function readResults(date: string, { latestDraw }: { latestDraw: boolean }): Promise<Results> {
  const [draws, rows] = await Promise.all([
    ask(betListResultHistory, { query: { betGroup: "gov", limit: drawsShown }, cacheMs }),
    date ? ask(allBetListResults, { query: { date }, cacheMs }) : [],
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

/** The draw with all its prizes; the history's row may have the short numbers only. */
async function wholeDraw(row: ResultRow | undefined): Promise<ResultRow | undefined> {
  if (!row) return undefined;
  const rows = await ask(allBetListResults, { query: { date: row.resultDt }, cacheMs });
  return rows.find(isGovernment) ?? row;
}

const isGovernment = ({ betGroup }: ResultRow) => betGroup === "gov";
const isThai = ({ betType }: ResultRow) => betType.startsWith("th_");
