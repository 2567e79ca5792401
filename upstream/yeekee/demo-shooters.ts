import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { demoAlias } from "@/lib/domain/yeekee/shooting";
import type { Tx } from "../db/tx";
import { shoot } from "./shoot";

/** Demo shots per round, so that a site with few members still draws results. */
export const DEMO_SHOTS = 20;
/** How long before the close they begin, and how long before the end of shooting they end. */
const LEAD_MS = 2 * 60_000;
const REST_MS = 3_000;

interface DemoRound extends Record<string, unknown> {
  betId: string;
  closeMs: number;
  resultMs: number;
  /** Demo shots that it has */
  shot: number;
}

/** The rounds in their last part that lack demo shots. */
export function roundsForDemoShots(now: number) {
  const at = new Date(now);
  return sql`
    SELECT r.bet_id AS "betId", epoch_ms(r.close_at) AS "closeMs", epoch_ms(r.result_at) AS "resultMs",
      d.demo_shots AS shot
    FROM round r JOIN ying_draw d USING (bet_id)
    WHERE r.close_at BETWEEN ${at}::timestamptz - interval '1 hour'
        AND ${at}::timestamptz + ${LEAD_MS}::bigint * interval '1 millisecond'
      AND r.result_at > ${at}::timestamptz AND r.status IN ('open', 'closed')
      AND d.frozen_at IS NULL AND d.demo_shots < ${DEMO_SHOTS}
    ORDER BY r.bet_id`;
}

/**
 * Inserts the demo shots that are due in rounds in their last part, one for each demo shooter, labelled and evenly
 * spread. They use the same SQL function as members' shots.
 */
export async function shootDemos(tx: Tx, now: number): Promise<void> {
  const { rows } = await tx.execute<DemoRound>(roundsForDemoShots(now));
  for (const { betId, closeMs, resultMs, shot } of rows) {
    for (let number = shot + 1; number <= shotsDue(now, closeMs, resultMs); number++) {
      await shoot(tx, {
        member: null,
        betId,
        key: null,
        number: String(randomInt(100_000)).padStart(5, "0"),
        alias: demoAlias(number),
      });
    }
  }
}

/**
 * How many demo shots are due at `now`: the first at LEAD_MS before the close, the last at REST_MS before the end.
 */
export function shotsDue(now: number, closeMs: number, resultMs: number): number {
  const from = closeMs - LEAD_MS;
  const everyMs = (resultMs - REST_MS - from) / (DEMO_SHOTS - 1);
  return Math.max(0, Math.min(DEMO_SHOTS, Math.floor((now - from) / everyMs) + 1));
}
