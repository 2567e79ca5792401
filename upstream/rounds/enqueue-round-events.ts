import { roundChannel } from "@/lib/contract/channels";
import { bangkokIso } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/tx";
import { enqueueEvent } from "../realtime/enqueue-event";
import { findRound } from "./find-round";
import { statusOf, timesOf } from "./round-view";

/** Sends a round's new state to everyone on its page. */
export async function enqueueRoundEvents(tx: Tx, betId: string): Promise<void> {
  const row = await findRound(tx, betId);
  const now = await nowMs(tx);
  await enqueueEvent(tx, roundChannel(betId), "round-update", {
    betId,
    status: statusOf(row, now),
    unixTimeStamp: timesOf(row),
    ...(row.reason ? { reason: row.reason } : {}),
    serverTime: bangkokIso(now),
  });
}
