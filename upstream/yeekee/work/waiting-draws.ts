import { and, asc, eq, isNotNull, isNull, min, or, sql } from "drizzle-orm";
import { yingDraw } from "../../db/schema/yings";
import type { Tx } from "../../db/tx";

/** Draws of version 3 that are frozen, and neither published nor void; whether its promised beacon has come or not. */
const isUnpublished = and(
  isNotNull(yingDraw.rules),
  isNotNull(yingDraw.frozenAt),
  isNull(yingDraw.revealedAt),
  isNull(yingDraw.voidReason),
);

/**
 * The rounds whose work can be done now, by the end of their shooting, then the shorter ones first. A round whose
 * promised beacon has not come is not among them.
 */
export async function waitingDraws(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ betId: yingDraw.betId })
    .from(yingDraw)
    .where(and(isUnpublished, or(isNull(yingDraw.beaconChain), isNotNull(yingDraw.beacon))))
    .orderBy(asc(yingDraw.endsAt), asc(yingDraw.steps), asc(yingDraw.betId));
  return rows.map(({ betId }) => betId);
}

/** The input of a draw's work; null once the draw no longer waits. Throws where a part is missing. */
export async function frozenDraw(tx: Tx, betId: string) {
  const [draw] = await tx
    .select()
    .from(yingDraw)
    .where(and(eq(yingDraw.betId, betId), isUnpublished));
  if (!draw) return null;
  const { steps, seal, listHash, witnessRoot, seed, beacon } = draw;
  if (!steps || !seal || !listHash || !witnessRoot) throw new Error(`the draw of ${betId} is not whole`);
  return { betId, steps, seal, listHash, witnessRoot, seed, beacon: beacon ?? "" };
}

/** How long the oldest waiting draw is past the end of its shooting, in ms; null: none waits. */
export async function longestWaitMs(tx: Tx): Promise<number | null> {
  const [row] = await tx
    .select({ ms: sql<number | null>`epoch_ms(app_now()) - epoch_ms(${min(yingDraw.endsAt)})` })
    .from(yingDraw)
    .where(isUnpublished);
  return row?.ms ?? null;
}
