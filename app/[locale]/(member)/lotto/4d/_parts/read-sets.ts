import type { SetMarket } from "@/components/four-digit/set-markets";
import { latestLotteries4d, lottery4dQuotas } from "@/lib/contract/lotteries";
import { orNull } from "@/lib/contract/or-null";
import type { Round } from "@/lib/contract/rounds";
import { setBetTypes } from "@/lib/domain/access/addresses";
import { setTermsOf } from "@/lib/domain/four-digit/terms";
import { toSatang } from "@/lib/domain/money/money";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { compareRounds } from "@/lib/domain/rounds/phase";
import { epochMs } from "@/lib/domain/time/time";
import { ask } from "@/lib/server/ask/ask";
import { env } from "@/lib/server/config/env";
import { ownerPseudonym } from "@/lib/server/session/owner-pseudonym";
import { readSession } from "@/lib/server/session/session";
import type { SetOpening } from "@/stores/four-digit/state";

/** The reply's key of each market. */
const keys = { lao: "lao", "lao-super": "laoSuper", hanoy: "hanoy", malay: "malay" } as const;

/** Every market with its current round, named in the reader's language, in the order of the list of markets. */
export async function readSetMarkets(names: Readonly<Record<string, string>>): Promise<SetMarket[]> {
  const latest = await ask(latestLotteries4d, { body: undefined, cacheMs: LIVE_CACHE_MS });
  return setBetTypes
    .map((betType) => {
      const round = latest[keys[betType]];
      return { betType, round, name: names[betType] ?? round?.name ?? betType };
    })
    .toSorted(byClose);
}

/** Markets without a round are the last. */
function byClose({ round: one }: SetMarket, { round: other }: SetMarket): number {
  if (!one || !other) return Number(one === null) - Number(other === null);
  return compareRounds(one.betList, other.betList, epochMs(one.serverTime));
}

/** The requested market; else the one that closes next. */
export function chooseMarket(markets: readonly SetMarket[], asked: unknown): OpenMarket | undefined {
  const withRound = markets.filter(hasRound);
  return withRound.find(({ betType }) => betType === asked) ?? withRound[0];
}

interface OpenMarket extends SetMarket {
  round: Round;
}

const hasRound = (market: SetMarket): market is OpenMarket => market.round !== null;

/**
 * What the page of a market needs to render. `left` may be unknown: the upstream checks it when sets are
 * sent.
 */
export async function readSetOpening({ round }: OpenMarket): Promise<SetOpening> {
  const [session, quotas] = await Promise.all([
    readSession(),
    orNull(ask(lottery4dQuotas, { query: { betId: round.betList.betId }, cacheMs: LIVE_CACHE_MS })),
  ]);
  const terms = setTermsOf(quotas);
  const isTold = quotas !== null || env().embedded;
  // Of another upstream without quotas the price is configuration, and nobody has told its prizes.
  const told = isTold ? terms : { ...terms, price: toSatang(env().SET_PRICE), prizes: [] };
  return { owner: ownerPseudonym(session?.uuid ?? "guest"), round, terms: told };
}
