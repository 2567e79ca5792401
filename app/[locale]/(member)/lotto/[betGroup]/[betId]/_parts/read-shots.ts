import { orNull } from "@/lib/contract/or-null";
import { dayOfBetLists, type Round } from "@/lib/contract/rounds";
import { allYings, oneYingResult, summaryOfYings } from "@/lib/contract/yings";
import { addDays } from "@/lib/domain/time/time";
import { ask } from "@/lib/server/ask/ask";
import type { ShotsKnown } from "@/stores/yings/state";

const CACHE_MS = 5_000;

/** Rows sent with the page: as many as its list shows before it is expanded. */
const FIRST_SHOTS = 20;

/** A round's shots, as far as they could be read; null for a round that is not drawn by shots. */
export async function readShots({ betGroup, betList }: Round): Promise<ShotsKnown | null> {
  if (betGroup !== "yeekee") return null;
  const { betId, status } = betList;
  const [summary, shots, result] = await Promise.all([
    orNull(ask(summaryOfYings, { body: { betId } })),
    orNull(ask(allYings, { query: { betId, limit: FIRST_SHOTS } })),
    status === "settled" ? orNull(ask(oneYingResult, { body: { betId } })) : null,
  ]);
  return { summary, shots: shots ?? [], result };
}

/** The game's round after this one, on this service day or the next; null when none is planned. */
export async function nextShotRoundHref({ betType, dt, betList }: Round): Promise<string | null> {
  for (const day of [dt, addDays(dt, 1)]) {
    const found = await orNull(ask(dayOfBetLists, { query: { betType, dt: day }, cacheMs: CACHE_MS }));
    const next = found?.rounds.find(
      ({ status, unixTimeStamp }) =>
        unixTimeStamp.realCloseTime > betList.unixTimeStamp.realCloseTime && status !== "void",
    );
    if (next) return `/lotto/yeekee/${next.betId}`;
  }
  return null;
}
