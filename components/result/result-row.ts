import type { GovernmentResult, ThreeDigitResult } from "@/lib/contract/results";
import type { ResultRow } from "@/lib/contract/rounds";
import { roundName } from "@/lib/domain/rounds/names";
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

/** Numbers with keys for a list: a draw may contain the same number twice. */
export const keyed = (numbers: readonly string[]) =>
  numbers.map((number, place) => ({ number, key: `${place}-${number}` }));
