import { serverNow } from "@/lib/client/realtime/server-clock";
import { type OpenRound, openRoundIn } from "@/lib/domain/rounds/open-round";
import type { StoreDeps } from "../_core/registry";

/** The market's open round that closes first. Throws a Fault when the rounds cannot be read. */
export async function findOpenRound(call: StoreDeps["call"], betType: string): Promise<OpenRound> {
  const rounds = await call("rounds", "latestBetLists");
  return openRoundIn(rounds, betType, serverNow());
}
