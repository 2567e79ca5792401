import type { GovernmentResult, ThreeDigitResult } from "@/lib/contract/results";
import type { ResultRow } from "@/lib/contract/rounds";
import { roundName } from "@/lib/domain/rounds/names";
import { daysBetween } from "@/lib/domain/time/time";
import { marketNames } from "@/lib/i18n/market-names";
import type market from "@/locales/th/market.json";
import type result from "@/locales/th/result.json";

export type ResultWords = typeof result;
export type MarketWords = typeof market;

/** A government draw's numbers, or undefined while there are none. */
export const governmentOf = ({ result }: ResultRow): GovernmentResult | undefined =>
  result && "first" in result ? result : undefined;

/** A three-digit market's numbers, or undefined while there are none. */
export const threeDigitsOf = ({ result }: ResultRow): ThreeDigitResult | undefined =>
  result && "top3" in result ? result : undefined;

/** The two numbers that most bets of a market are settled by; of four digits the draw and its last two. */
export function shortNumbers({
  result,
}: Pick<ResultRow, "result">): { top: string; bottom: string } | undefined {
  if (!result) return undefined;
  if ("first" in result) return { top: result.first, bottom: result.back2 };
  if ("draw4" in result) return { top: result.draw4, bottom: result.draw4.slice(2) };
  return { top: result.top3, bottom: result.bottom2 };
}

const drawnAt = ({ resultDt, resultTime, dt }: ResultRow): string => `${resultDt} ${resultTime} ${dt}`;

/** By the time of their result, the first one first. */
export const resultTimeOrder = (rows: readonly ResultRow[]): ResultRow[] =>
  rows.toSorted((one, other) => drawnAt(one).localeCompare(drawnAt(other)));

/** By the time of their result, the last one first; of one moment as they came. */
export const newestFirst = (rows: readonly ResultRow[]): ResultRow[] =>
  rows.toSorted((one, other) => drawnAt(other).localeCompare(drawnAt(one)));

/** The market's name in the reader's language; the round's own, with corrected spelling, for an unknown market. */
export const marketName = (words: MarketWords, row: Pick<ResultRow, "betType" | "name">): string =>
  roundName(marketNames(words), row);

export type RowState = "drawn" | "waiting" | "void" | "open" | "upcoming";

/** A row's numbers, or why there are none yet. */
export function stateOf(row: ResultRow): RowState {
  if (row.status === "void") return "void";
  if (row.result) return "drawn";
  return row.status === "open" || row.status === "upcoming" ? row.status : "waiting";
}

/** The newest row of each market, newest first, as the history returns them. */
export function newestOfEach(rows: readonly ResultRow[], most?: number): ResultRow[] {
  const seen = new Set<string>();
  const newest = rows.filter(({ betType }) => !seen.has(betType) && seen.add(betType));
  return newest.slice(0, most);
}

/** The government draws twice a month: what is older is called the latest nowhere. */
const FRESH_DAYS = 31;

export const isFresh = ({ resultDt }: ResultRow, today: string): boolean =>
  daysBetween(resultDt, today) <= FRESH_DAYS;

/** The newest drawn row of each market over all families, newest first. */
export const freshest = (groups: readonly (readonly ResultRow[] | null)[], most: number): ResultRow[] => {
  const drawn = groups.flatMap((rows) => rows ?? []).filter(({ result }) => result);
  return newestOfEach(newestFirst(drawn), most);
};

/** Whether what is drawn among these is demonstrations alone, so that one label says it of all. */
export const areAllDemos = (rows: readonly ResultRow[]): boolean => {
  const drawn = rows.filter((row) => stateOf(row) === "drawn");
  return drawn.length > 0 && drawn.every(({ demo }) => demo);
};

/** Numbers with keys for a list: a draw may contain the same number twice. */
export const keyed = (numbers: readonly string[]) =>
  numbers.map((number, place) => ({ number, key: `${place}-${number}` }));
