import { allBetListResults, betListResultHistory, type ResultRow } from "@/lib/contract/rounds";
import { ask } from "@/lib/server/ask";

export interface Results {
  /** The day on show, `YYYY-MM-DD` in Bangkok. */
  date: string;
  government?: ResultRow;
  stocks: readonly ResultRow[];
  /** Recent government draws, newest first. */
  draws: readonly ResultRow[];
}

const cacheMs = 10_000;
const drawsShown = 12;

/**
 * The results of `day`. Without one: of the latest day that has any, with the latest government draw whatever
 * its day. Throws the call's Fault.
 */
export async function readResults(day: string | undefined): Promise<Results> {
  const [draws, latestStock] = await Promise.all([
    ask(betListResultHistory, { query: { betGroup: "gov", limit: drawsShown }, cacheMs }),
    day ? [] : ask(betListResultHistory, { query: { betGroup: "stock", limit: 1 }, cacheMs }),
  ]);
  const latestDays = [draws[0]?.resultDt, latestStock[0]?.resultDt].filter((found) => found !== undefined);
  const date = day ?? latestDays.toSorted().at(-1);
  if (!date) return { date: "", stocks: [], draws };

  const rows = await ask(allBetListResults, { query: { date }, cacheMs });
  return {
    date,
    government: rows.find(isGovernment) ?? (day ? undefined : await latestDraw(draws[0])),
    stocks: rows.filter((row) => !isGovernment(row)),
    draws,
  };
}

/** The draw with all its prizes; the history's row has the short numbers only. */
async function latestDraw(row: ResultRow | undefined): Promise<ResultRow | undefined> {
  if (!row) return undefined;
  const rows = await ask(allBetListResults, { query: { date: row.resultDt }, cacheMs });
  return rows.find(isGovernment) ?? row;
}

const isGovernment = ({ betGroup }: ResultRow) => betGroup === "gov";
