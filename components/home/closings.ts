import { moneyText } from "@/components/ui/money";
import type { MarketTerms } from "@/lib/contract/markets";
import type { Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { timesText } from "@/lib/domain/numbers/rate-text";
import { familyOf } from "@/lib/domain/rounds/family";
import { roundName } from "@/lib/domain/rounds/names";
import { closingSoonSeconds, compareRounds, isBettable } from "@/lib/domain/rounds/phase";
import { pinnedFirst } from "@/lib/domain/rounds/pinned";
import { epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { marketNames } from "@/lib/i18n/market-names";
import type home from "@/locales/th/home.json";
import type market from "@/locales/th/market.json";
import { CLOSINGS_SHOWN, type Closing } from "./closing";

export type ClosingWords = (typeof home)["closings"];
type MarketWords = typeof market;

/** Those shown, and as many that take their places as they close. */
const KEPT = 2 * CLOSINGS_SHOWN;

/** Rounds that take bets by the server's clock: the government's, then the first to close. */
export function closingsOf(
  rounds: readonly Round[],
  markets: readonly MarketTerms[],
  words: ClosingWords,
  market: MarketWords,
): Closing[] {
  const names = marketNames(market);
  const open = rounds
    .filter(({ betList, serverTime }) => isBettable(betList, epochMs(serverTime)))
    .sort((one, other) => compareRounds(one.betList, other.betList, epochMs(one.serverTime)));
  return pinnedFirst(open)
    .slice(0, KEPT)
    .map((round) => ({
      betId: round.betList.betId,
      betType: round.betType,
      family: familyOf(round),
      href: roundAddress(round, round.betList.betId),
      name: roundName(names, round),
      closes: fill(words.closes, { time: round.closeTime }),
      pays: paysOf(
        markets.find(({ betType }) => betType === round.betType),
        words,
        market.options,
      ),
      closeAtSeconds: round.betList.unixTimeStamp.realCloseTime,
      soonSeconds: closingSoonSeconds(round.betList.betId),
      serverTime: round.serverTime,
    }));
}

/** "3 top pays ×900", or of a set "฿120 wins up to ฿125,000". */
function paysOf(
  terms: MarketTerms | undefined,
  words: ClosingWords,
  options: MarketWords["options"],
): string {
  const [highest] = terms?.sets?.prizes ?? [];
  if (terms?.sets && highest)
    return fill(words.set, { price: wholeBaht(terms.sets.price), prize: wholeBaht(highest.prize) });
  const rate = terms?.options.find(({ betOption }) => betOption === "teng_bon_3")?.defaultRate;
  return rate ? fill(words.pays, { option: options.teng_bon_3, rate: timesText(rate) }) : "";
}

/** "฿120" */
export const wholeBaht = (amount: Parameters<typeof moneyText>[0]): string =>
  moneyText(amount).replace(/\.00$/, "");
