import { roundAddress } from "../access/addresses";
import { isBettable, phaseOf, type RoundClock } from "./phase";

/** A round of the market that is open now; else when its next round opens (whole seconds), where that is known. */
export type OpenRound = { href: string } | { href: null; opensAtSeconds: number | null };

interface Listed {
  readonly betGroup: string;
  readonly betType: string;
  readonly betList: RoundClock & { readonly betId: string };
}

/** Of the market's rounds the open one that closes first, at `nowMs` of the upstream's clock. */
export function openRoundIn(rounds: readonly Listed[], betType: string, nowMs: number): OpenRound {
  const own = rounds.filter((round) => round.betType === betType);
  const [open] = own
    .filter(({ betList }) => isBettable(betList, nowMs))
    .sort((a, b) => a.betList.unixTimeStamp.realCloseTime - b.betList.unixTimeStamp.realCloseTime);
  if (open) return { href: roundAddress(open, open.betList.betId) };
  const opens = own
    .filter(({ betList }) => phaseOf(betList, nowMs) === "upcoming")
    .map(({ betList }) => betList.unixTimeStamp.openTime);
  return { href: null, opensAtSeconds: opens.length > 0 ? Math.min(...opens) : null };
}
