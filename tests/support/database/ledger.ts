import type { SQL } from "drizzle-orm";
import type { Database, Tx } from "@/upstream/db/tx";
import { findBroken } from "@/upstream/ledger/find-violations";

/** Violated laws with the first violating row of each; none in a sound ledger. */
export async function brokenLaws(db: Database): Promise<string[]> {
  const broken = await findBroken(db);
  return broken.map(({ law, found }) => `${law}: ${found.length} × (first: ${found[0]})`);
}

/** The single number that a query returns. */
export async function count(db: Tx, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(query);
  return Number(rows[0]?.count);
}
