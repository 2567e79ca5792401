import { type RateNow, roundRates } from "@/lib/contract/numbers";
import type { PoyOption } from "@/lib/domain/poy/options";
import { ask } from "@/lib/server/ask/ask";
import { orNull } from "@/lib/server/ask/or-null";

/** Rates of a round are the same for all readers; shared this long. */
const CACHE_MS = 1_000;

/** The rates of every option of a round, as far as they can be read. */
export async function readRates(betId: string): Promise<Partial<Record<PoyOption, RateNow>>> {
  const rates = await orNull(ask(roundRates, { query: { betId }, cacheMs: CACHE_MS }));
  return Object.fromEntries((rates ?? []).map(({ option, ...told }) => [option, told]));
}
