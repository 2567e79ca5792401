import { JOB_MS } from "../db/limits";
import { allowLonger } from "../db/pool";
import type { Tx } from "../db/tx";
import { type MovementWindow, narrowed } from "./invariant-scopes";
import { invariants } from "./invariants";

export interface BrokenLaw {
  law: string;
  /** What violates it, by its number or id: the first hundred. */
  found: string[];
}

const MOST_FOUND = 100;
/** Time limits: one invariant over the newest movements; the whole ledger has a job's time. */
const RECENT_MS = 60_000;

/**
 * Finds violations, with one statement per invariant and without locks. With a window only the movements in it are
 * read, by the invariants that can be narrowed.
 */
export async function findBroken(db: Tx, window?: MovementWindow): Promise<BrokenLaw[]> {
  const broken: BrokenLaw[] = [];
  for (const { name: law, scope, query } of invariants) {
    if (window && !scope) continue;
    const asked = window && scope ? narrowed(query, scope, window) : query;
    const rows = await db.transaction(
      async (tx) => {
        await allowLonger(tx, window ? RECENT_MS : JOB_MS);
        return (await tx.execute<{ found: unknown }>(asked)).rows;
      },
      { accessMode: "read only" },
    );
    if (rows.length > 0)
      broken.push({ law, found: rows.slice(0, MOST_FOUND).map(({ found }) => String(found)) });
  }
  return broken;
}
