import { type RateNow, roundRates } from "@/lib/contract/numbers";
import { orNull } from "@/lib/contract/or-null";
import type { PoyOption } from "@/lib/domain/poy/options";
import { ask } from "@/lib/server/ask/ask";

/** Rates of a round are the same for all readers; shared this long. */
const CACHE_MS = 1_000;

/** The rates of every option of a round, as far as they can be read. */
export async function readRates(betId: string): Promise<Partial<Record<PoyOption, RateNow>>> {
  const rates = await orNull(ask(roundRates, { query: { betId }, cacheMs: CACHE_MS }));
  return Object.fromEntries((rates ?? []).map(({ option, ...told }) => [option, told]));
}
