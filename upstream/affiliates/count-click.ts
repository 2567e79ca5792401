import { createHash } from "node:crypto";
import { bangkokDate } from "@/lib/domain/time";
import { afClick } from "../db/tables/affiliates";
import type { Tx } from "../db/tx";
import { findReferrer } from "./find-referrer";

/**
 * Counts a visitor who followed an invitation, once a day (Bangkok). `deviceId` is the random mark of his browser;
 * what is kept is its hash with the day and the referrer, so that nobody can be followed by it. A visitor without
 * a mark cannot be told from himself and does not count; neither does an invitation that nobody sent.
 */
export async function countClick(tx: Tx, slug: string, deviceId: string, now: number): Promise<void> {
  const inviter = deviceId ? await findReferrer(tx, slug) : null;
  if (!inviter) return;
  const referrer = inviter.uuid;
  const day = bangkokDate(now);
  const visitor = createHash("sha256").update(`${deviceId}|${day}|${referrer}`).digest("hex");
  await tx.insert(afClick).values({ referrer, day, visitor }).onConflictDoNothing();
}
