import { and, eq, gte, lt, sql } from "drizzle-orm";
import { CANCELS_A_DAY } from "@/lib/domain/poy/cancel";
import { addDays, atBangkok, bangkokDate, bangkokIso } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { poy } from "../db/schema/poys";
import type { Tx } from "../db/tx";

/** How many slips the member may still cancel on this Bangkok day, and the service's time of the count. */
export async function cancelFacts(
  tx: Tx,
  owner: string,
): Promise<{ cancelsLeft: number; serverTime: string }> {
  const now = await nowMs(tx);
  const today = bangkokDate(now);
  const [row] = await tx
    .select({ count: sql<number>`count(*)` })
    .from(poy)
    .where(
      and(
        eq(poy.member, owner),
        gte(poy.cancelledAt, new Date(atBangkok(today, "00:00"))),
        lt(poy.cancelledAt, new Date(atBangkok(addDays(today, 1), "00:00"))),
      ),
    );
  return { cancelsLeft: Math.max(0, CANCELS_A_DAY - (row?.count ?? 0)), serverTime: bangkokIso(now) };
}
