import { createHash } from "node:crypto";
import { bangkokDate } from "@/lib/domain/time/time";
import { afClick } from "../db/schema/affiliates";
import type { Tx } from "../db/tx";
import { findReferrer } from "./find-referrer";

/**
 * Counts a visitor who followed an invitation, once per Bangkok day. `deviceId` is the random id of the visitor's
 * browser; only its hash with the day and the referrer is stored, so that nobody can be tracked by it. A visitor
 * without an id is not counted, because repeats could not be told apart; neither is an unknown invitation.
 */
export async function countClick(tx: Tx, slug: string, deviceId: string, now: number): Promise<void> {
  const inviter = deviceId ? await findReferrer(tx, slug) : null;
  if (!inviter) return;
  const referrer = inviter.uuid;
  const day = bangkokDate(now);
  const visitor = createHash("sha256").update(`${deviceId}|${day}|${referrer}`).digest("hex");
  await tx.insert(afClick).values({ referrer, day, visitor }).onConflictDoNothing();
}
