import { eq } from "drizzle-orm";
import { HOUR_MS } from "@/lib/domain/time";
import { nowMs } from "../clock/now";
import { member } from "../db/tables/members";
import type { Tx } from "../db/tx";

/**
 * Notes a change that whoever took an account over would make: of the PIN, the phone or the name, or another bank
 * account. Withdrawals rest after it, so that its owner has time to hear of it (decision 42).
 */
export async function noteSensitiveChange(tx: Tx, uuid: string): Promise<void> {
  const changedAt = new Date(await nowMs(tx));
  await tx.update(member).set({ sensitiveChangeAt: changedAt }).where(eq(member.uuid, uuid));
}

/** Until when the member's withdrawals rest, ms since 1970; null where they don't. */
export async function restsUntilMs(tx: Tx, uuid: string, restHours: number): Promise<number | null> {
  const [row] = await tx
    .select({ changedAt: member.sensitiveChangeAt })
    .from(member)
    .where(eq(member.uuid, uuid));
  if (!row?.changedAt) return null;
  const untilMs = row.changedAt.getTime() + restHours * HOUR_MS;
  return untilMs > (await nowMs(tx)) ? untilMs : null;
}
