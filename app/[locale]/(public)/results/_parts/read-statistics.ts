import { allMarkets } from "@/lib/contract/markets";
import { orNull } from "@/lib/contract/or-null";
import { betListResultHistory, type ResultRow } from "@/lib/contract/rounds";
import { numbersAddress } from "@/lib/domain/access/addresses";
import { openRoundIn } from "@/lib/domain/rounds/open-round";
import { type CountedOption, countedOptions } from "@/lib/domain/settlement/statistics";
import { ask } from "@/lib/server/ask/ask";
import { readLatestRounds } from "@/lib/server/ask/latest-rounds";

/** How many draws can be counted; the highest is the limit of one call of the history. */
export const spans = [30, 100, 200] as const;

const cacheMs = 30_000;

export interface CountedMarket {
  betGroup: string;
  betType: string;
  name: string;
}

export interface StatisticsView {
  market: CountedMarket;
  option: CountedOption;
  span: number;
  /** Demonstration draws are counted, too. */
  hasDemos: boolean;
}

const government: CountedMarket = { betGroup: "gov", betType: "gov", name: "" };

/**
 * Markets whose draws can be counted: all but the four-digit sets. The government's alone when the list can't
 * be read.
 */
export async function readCountedMarkets(): Promise<readonly CountedMarket[]> {
  const markets = await orNull(ask(allMarkets, { cacheMs: 60_000 }));
  return (markets ?? [government]).filter(({ betGroup }) => betGroup !== "set_4");
}

type Asked = Record<string, string | string[] | undefined>;

/** Reads the address's parameters; an invalid one gets its default. */
export function readView(asked: Asked, markets: readonly CountedMarket[]): StatisticsView {
  return {
    market: markets.find(({ betType }) => betType === asked.market) ?? markets[0] ?? government,
    option: countedOptions.find((option) => option === asked.option) ?? "teng_lang_2",
    span: spans.find((span) => String(span) === asked.n) ?? 100,
    hasDemos: asked.demo === "1",
  };
}

/** Draws of a market with their results, newest first; demonstration draws only where they are asked for. */
export async function readDraws({ market, span, hasDemos }: StatisticsView): Promise<readonly ResultRow[]> {
  const { betGroup, betType } = market;
  const query = { betGroup, betType, limit: span, ...(!hasDemos && { real: true as const }) };
  const rows = await ask(betListResultHistory, { query, cacheMs });
  // An upstream without the `real` filter returns demonstrations too: they are dropped here, so fewer draws
  // remain.
  return rows.filter(({ result, demo }) => result && !("draw4" in result) && (hasDemos || !demo));
}

/** True when the market's newest result is a demonstration. */
export async function endsInDemos({ market: { betGroup, betType } }: StatisticsView): Promise<boolean> {
  const rows = await orNull(ask(betListResultHistory, { query: { betGroup, betType, limit: 1 }, cacheMs }));
  return rows?.[0]?.demo === true;
}

/** The slip of the market's open round with a number of the view in it; null where no round takes bets now. */
export async function readSlipOf({
  market,
  option,
}: StatisticsView): Promise<((number: string) => string) | null> {
  const { rounds, nowMs } = await readLatestRounds();
  const { href } = openRoundIn(rounds, market.betType, nowMs);
  return href === null ? null : (number) => numbersAddress(href, [{ option, number }]);
}

/** The address of a view. */
export const statisticsAddress = ({ market, option, span, hasDemos }: StatisticsView): string =>
  `/results?view=statistics&market=${market.betType}&option=${option}&n=${span}${hasDemos ? "&demo=1" : ""}`;
