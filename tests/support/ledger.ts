import type { SQL } from "drizzle-orm";
import type { Database } from "@/upstream/db/tx";
import { findBroken } from "@/upstream/ledger/find-broken";

/** Broken laws with the first row that breaks each; a sound ledger answers nothing. */
export async function brokenLaws(db: Database): Promise<string[]> {
  const broken = await findBroken(db);
  return broken.map(({ law, found }) => `${law}: ${found.length} × (first: ${found[0]})`);
}

/** The one number that a query counts. */
export async function count(db: Database, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(query);
  return Number(rows[0]?.count);
}
