import { sql } from "drizzle-orm";
import type { Tx } from "../db/tx";

/**
 * Adds a job that comes back every night where there is none; due at once, and from then on when it says itself. A
 * process of a release that does not know it ends it: then it is due anew.
 */
export async function planNightly(tx: Tx, kind: string, ref: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO job (kind, ref, due_at) SELECT ${kind}, ${ref}, app_now()
    WHERE NOT EXISTS (SELECT 1 FROM job WHERE kind = ${kind} AND done_at IS NULL)
    ON CONFLICT (kind, ref) DO UPDATE SET done_at = NULL, due_at = excluded.due_at`);
}
