import { eq } from "drizzle-orm";
import { HOUR_MS } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";

/**
 * Records a change that an attacker would make after taking an account over: of the PIN, the phone or the name, or
 * another bank account. Withdrawals are on hold after it, so that the owner has time to notice (decision 42).
 */
export async function noteSensitiveChange(tx: Tx, uuid: string): Promise<void> {
  const changedAt = new Date(await nowMs(tx));
  await tx.update(member).set({ sensitiveChangeAt: changedAt }).where(eq(member.uuid, uuid));
}

/** Until when the member's withdrawals are on hold, ms since 1970; null where they are not. */
export async function restsUntilMs(tx: Tx, uuid: string, restHours: number): Promise<number | null> {
  const [row] = await tx
    .select({ changedAt: member.sensitiveChangeAt })
    .from(member)
    .where(eq(member.uuid, uuid));
  if (!row?.changedAt) return null;
  const untilMs = row.changedAt.getTime() + restHours * HOUR_MS;
  return untilMs > (await nowMs(tx)) ? untilMs : null;
}
