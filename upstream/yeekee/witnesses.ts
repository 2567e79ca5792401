/**
 * Random values that open pages contribute to a draw of version 3. Writing them locks neither the draw nor its
 * round, so that shots and bets never wait for them; an advisory lock of their own orders the last of them and the
 * freeze.
 */
import { asc, eq, sql } from "drizzle-orm";
import { yingWitness } from "../db/schema/yings";
import type { Tx } from "../db/tx";

/** Maximum number of witnesses of a round. */
export const WITNESSES_MOST = 65_536;

/** The rounds that accept witnesses now. */
export async function roundsAcceptingWitnesses(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ betId: string }>(sql`
    SELECT bet_id AS "betId" FROM ying_draw
    WHERE rules IS NOT NULL AND revealed_at IS NULL AND void_reason IS NULL
      AND frozen_at IS NULL AND ends_at > app_now()`);
  return rows.map(({ betId }) => betId);
}

export interface RoundWitness {
  betId: string;
  /** 32 lower-case hex digits. */
  value: string;
}

/**
 * Stores witnesses of rounds whose shooting goes on by the database's clock; others are dropped. One statement in
 * one order: processes that store equal values in different orders could deadlock.
 */
export async function keepWitnesses(tx: Tx, witnesses: readonly RoundWitness[]): Promise<void> {
  const textsOf = (name: keyof RoundWitness) => sql.param(witnesses.map((witness) => witness[name]));
  await tx.execute(sql`
    SELECT keep_witnesses(bet_id, of_round, ${WITNESSES_MOST})
    FROM (
      SELECT bet_id, array_agg(value ORDER BY value COLLATE "C") AS of_round
      FROM unnest(${textsOf("betId")}::text[], ${textsOf("value")}::text[]) AS given (bet_id, value)
      GROUP BY bet_id ORDER BY bet_id
    ) AS given`);
}

/**
 * Ends the acceptance of witnesses and returns those stored; waits for writers under way, later ones are dropped.
 */
export async function endWitnesses(tx: Tx, betId: string): Promise<string[]> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`witnesses ${betId}`}, 0))`);
  return witnessesOf(tx, betId);
}

/** All witnesses of a round, sorted; for a frozen round exactly those under its root. */
export async function witnessesOf(tx: Tx, betId: string): Promise<string[]> {
  const rows = await tx
    .select({ value: yingWitness.value })
    .from(yingWitness)
    .where(eq(yingWitness.betId, betId))
    // By bytes, whatever the database's collation; two processes together may have stored more than the limit.
    .orderBy(asc(sql`${yingWitness.value} COLLATE "C"`))
    .limit(WITNESSES_MOST);
  return rows.map(({ value }) => value);
}
