import { eq, sql } from "drizzle-orm";
import { round } from "../db/tables/rounds";
import type { Tx } from "../db/tx";
import { announceRound } from "./announce-round";
import type { RoundRow } from "./round-view";

export type StoredStatus = "open" | "suspended" | "closed";

/**
 * Moves a round's stored status and tells its page. The round's row is locked: slips under way go first.
 * Closed before its time, the round closes now: what counts from the close counts from here.
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
  await announceRound(tx, row.betId);
}
