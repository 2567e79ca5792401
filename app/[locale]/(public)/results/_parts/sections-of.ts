import type { MarketSection } from "@/components/result/market-table/market-table";
import type { MarketWords, ResultWords } from "@/components/result/result-row";
import type { Results } from "./read-results";

/** The markets of a table of results, those of shot rounds left out: Thai stocks, foreign ones, four digits. */
export const sectionsOf = (
  { thaiStocks, foreignStocks, sets }: Pick<Results, "thaiStocks" | "foreignStocks" | "sets">,
  market: MarketWords,
): readonly MarketSection[] => [
  { key: "stock_th", name: market.sections.stock_th, rows: thaiStocks },
  { key: "stock_foreign", name: market.sections.stock_foreign, rows: foreignStocks },
  { key: "set_4", name: market.groups.set_4, rows: sets, isFourDigit: true },
];

/** The messages of the choice of a day. */
export const pickerWords = (words: ResultWords) => {
  const { date, previous, next, latestOfAll, today, yesterday, week } = words;
  return { date, previous, next, latestOfAll, today, yesterday, week };
};
