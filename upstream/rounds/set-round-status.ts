import { eq, sql } from "drizzle-orm";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { enqueueRoundEvents } from "./enqueue-round-events";
import type { RoundRow } from "./round-view";

export type StoredStatus = "open" | "suspended" | "closed";

/**
 * Changes a round's stored status and notifies its page. The caller holds the round's lock, so slips under way come
 * first. A round that is closed early gets the present as its close time, from which its deadlines count.
 */
export async function moveRound(
  tx: Tx,
  row: RoundRow,
  status: StoredStatus,
  reason: string | null,
): Promise<void> {
  const closesNow = status === "closed" ? { closeAt: sql`least(${round.closeAt}, app_now())` } : {};
  await tx
    .update(round)
    .set({ status, reason, ...closesNow })
    .where(eq(round.betId, row.betId));
  await enqueueRoundEvents(tx, row.betId);
}
