import { cookies } from "next/headers";
import { cache } from "react";
import { isFault } from "@/lib/contract/fault";
import { orNull } from "@/lib/contract/or-null";
import { betListMinMaxes, latestBetLists, oneBetList } from "@/lib/contract/rounds";
import { betId as betIdShape } from "@/lib/contract/values";
import { offersOf } from "@/lib/domain/poy/offers";
import { epochMs } from "@/lib/domain/time/time";
import { ask } from "@/lib/server/ask/ask";
import { ownerPseudonym } from "@/lib/server/session/owner-pseudonym";
import { readSession } from "@/lib/server/session/session";
import { INPUT_MODE_COOKIE, PANELS_COOKIE, readInputMode, readPanel } from "@/stores/bets/panel-storage";
import type { Opening } from "@/stores/bets/state";
import { readRates } from "./read-rates";
import { nextShotRoundHref } from "./read-shots";

const CACHE_MS = 1_000;

/** Everything that the bet page needs, read in parallel; null when there is no such round. */
export const readOpening = cache(async (betGroup: string, betId: string): Promise<Opening | null> => {
  if (!betIdShape.safeParse(betId).success) return null;
  try {
    const [round, minMaxes, session, rates, jar] = await Promise.all([
      ask(oneBetList, { query: { id: betId } }),
      ask(betListMinMaxes, { query: { betId }, cacheMs: CACHE_MS }),
      readSession(),
      readRates(betId),
      cookies(),
    ]);
    if (round.betGroup !== betGroup) return null;
    return {
      owner: ownerPseudonym(session?.uuid ?? "guest"),
      round,
      offers: offersOf(round, minMaxes, rates),
      panel: readPanel(jar.get(PANELS_COOKIE)?.value, round.betType),
      inputMode: readInputMode(jar.get(INPUT_MODE_COOKIE)?.value),
    };
  } catch (error) {
    if (isFault(error, "not-found")) return null;
    throw error;
  }
});

/** The address of the market's round that closes next after this one; null when none is known. */
export async function nextRoundHref({ round }: Opening): Promise<string | null> {
  if (round.betGroup === "yeekee") return nextShotRoundHref(round);
  const latest = await orNull(ask(latestBetLists, { cacheMs: 2_000 }));
  const nowSeconds = epochMs(round.serverTime) / 1000;
  const [next] = (latest ?? [])
    .filter(({ betType, betList }) => betType === round.betType && betList.betId !== round.betList.betId)
    .filter(({ betList }) => betList.unixTimeStamp.realCloseTime > nowSeconds && betList.status !== "void")
    .sort(
      (one, other) => one.betList.unixTimeStamp.realCloseTime - other.betList.unixTimeStamp.realCloseTime,
    );
  return next ? `/lotto/${next.betGroup}/${next.betList.betId}` : null;
}
