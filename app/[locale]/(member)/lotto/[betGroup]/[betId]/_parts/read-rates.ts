import { type RateNow, rateNow, roundRates } from "@/lib/contract/numbers";
import { type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { isLacking, noteLacking } from "@/lib/server/ask/lacking-calls";
import { orNull } from "@/lib/server/ask/or-null";

/** Rates of a round are the same for all readers; shared this long. */
const CACHE_MS = 1_000;

type Rates = Partial<Record<PoyOption, RateNow>>;

/** The rates of every option of a round, as far as they can be read: one call, or one for each option. */
export async function readRates(betId: string, nowMs = Date.now()): Promise<Rates> {
  if (isLacking(roundRates, nowMs)) return readOneByOne(betId);
  const told = await answered(ask(roundRates, { query: { betId }, cacheMs: CACHE_MS }));
  if (told.code === null)
    return Object.fromEntries(told.reply.map(({ option, ...rates }) => [option, rates]));
  if (!isUnimplemented(told.code)) return {};
  const rates = await readOneByOne(betId);
  // Otherwise it is the round that does not exist.
  if (Object.values(rates).some(Boolean)) noteLacking(roundRates, nowMs);
  return rates;
}

async function readOneByOne(betId: string): Promise<Rates> {
  const rates = await Promise.all(
    poyOptions.map((betType) => orNull(ask(rateNow, { query: { betId, betType }, cacheMs: CACHE_MS }))),
  );
  return Object.fromEntries(poyOptions.map((option, at) => [option, rates[at] ?? undefined]));
}
