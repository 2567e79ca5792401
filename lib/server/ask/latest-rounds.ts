import { orNull } from "@/lib/contract/or-null";
import { latestBetLists, type Round } from "@/lib/contract/rounds";
import { bangkokIso, epochMs } from "@/lib/domain/time/time";
import { ask } from "./ask";

/** The latest rounds of every market, none where they can't be read, and the upstream's clock as they came. */
export async function readLatestRounds(): Promise<{ rounds: readonly Round[]; nowMs: number }> {
  const rounds = (await orNull(ask(latestBetLists, { cacheMs: 2_000 }))) ?? [];
  return { rounds, nowMs: epochMs(rounds[0]?.serverTime ?? bangkokIso(Date.now())) };
}
