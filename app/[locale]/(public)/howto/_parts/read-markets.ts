import { allMarkets, type MarketTerms } from "@/lib/contract/markets";
import { orNull } from "@/lib/contract/or-null";
import { ask } from "@/lib/server/ask/ask";
import { isLacking } from "@/lib/server/ask/lacking-calls";
import { env } from "@/lib/server/config/env";

/** Every market with its rules; null when the upstream does not answer or does not serve the call. */
export const readMarkets = (): Promise<readonly MarketTerms[] | null> =>
  orNull(ask(allMarkets, { cacheMs: 60_000 }));

/** Whether the upstream tells its markets' terms; known once they were asked for. */
export const isTermsTold = (): boolean => env().embedded || !isLacking(allMarkets, Date.now());

/** Groups markets with the same terms, each group with those terms once, in the order of the markets. */
export function groupedBy<Terms>(
  markets: readonly MarketTerms[],
  termsOf: (market: MarketTerms) => Terms,
): readonly { terms: Terms; markets: readonly MarketTerms[] }[] {
  const groups = new Map<string, { terms: Terms; markets: MarketTerms[] }>();
  for (const market of markets) {
    const terms = termsOf(market);
    const key = JSON.stringify(terms);
    const group = groups.get(key);
    if (group) group.markets.push(market);
    else groups.set(key, { terms, markets: [market] });
  }
  return [...groups.values()];
}
