import { and, eq, max } from "drizzle-orm";
import { drawDates } from "@/lib/domain/rounds/draws";
import { roundsOf } from "@/lib/domain/rounds/schedule";
import { addDays, bangkokDate } from "@/lib/domain/time/time";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { markets } from "../rounds/markets";
import { DEMO_DELAY_MS } from "../rounds/plan-rounds";
import { demoResult, demoSeed } from "./demo-draw";

/**
 * Inserts the draws that were held after the archive of published results ends and that this service never planned,
 * as settled rounds of labelled demo results, so that the history has no hole. A round that exists is left
 * unchanged. Returns how many are new.
 */
export async function addPastDraws(tx: Tx, now: number): Promise<number> {
  const rows = [];
  for (const market of markets) {
    const { betType, schedule } = market;
    if (schedule.kind !== "draws") continue;
    const ofMarket = eq(round.betType, betType);
    const [archive] = await tx
      .select({ end: max(round.serviceDate) })
      .from(round)
      .where(and(ofMarket, eq(round.resultSource, "archive")));
    if (!archive?.end) continue;
    const known = new Set((await tx.select({ betId: round.betId }).from(round).where(ofMarket)).map(idOf));
    const missing = drawDates(schedule, addDays(archive.end, 1), bangkokDate(now))
      .flatMap((dt) => roundsOf(market, dt))
      .filter(({ betId, resultMs }) => !known.has(betId) && resultMs + DEMO_DELAY_MS <= now);
    if (missing.length === 0) continue;
    const seed = await demoSeed(tx);
    for (const { betId, betGroup, betName, dt, openMs, closeMs, resultMs, ...bounds } of missing) {
      rows.push({
        ...{ betId, betGroup, betType, betName, name: market.name.th, serviceDate: dt },
        ...{ openAt: new Date(openMs), closeAt: new Date(closeMs), resultAt: new Date(resultMs) },
        ...{ plannedCloseAt: new Date(closeMs), latestCloseAt: new Date(bounds.latestCloseMs) },
        ...{ figureAt: new Date(bounds.figureMs) },
        ...{ status: "settled", settledAt: new Date(resultMs) },
        ...{ result: demoResult(seed, betId, betGroup), resultSource: "demo" },
      });
    }
  }
  if (rows.length === 0) return 0;
  const added = await tx.insert(round).values(rows).onConflictDoNothing().returning({ betId: round.betId });
  return added.length;
}

const idOf = ({ betId }: { betId: string }): string => betId;
