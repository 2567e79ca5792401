import { serverNow } from "@/lib/client/realtime/server-clock";
import type { Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { isBettable, phaseOf } from "@/lib/domain/rounds/phase";
import type { StoreDeps } from "../_core/registry";

/** A round of the market that is open now; else when its next round opens (whole seconds), where that is known. */
export type OpenRound = { href: string } | { href: null; opensAtSeconds: number | null };

/** The market's open round that closes first. Throws a Fault when the rounds cannot be read. */
export async function findOpenRound(call: StoreDeps["call"], betType: string): Promise<OpenRound> {
  const rounds = await call("rounds", "latestBetLists");
  return openRoundIn(rounds, betType, serverNow());
}

/** Chooses among the rounds, at `nowMs` of the upstream's clock. */
export function openRoundIn(rounds: readonly Round[], betType: string, nowMs: number): OpenRound {
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
