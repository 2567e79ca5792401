/**
 * Cases of the SQL functions: `tests/upstream/db/functions.test.ts` runs them on both databases, and the mutation of
 * functions (`tools/proof/mutation/sql`) runs them for each mutant, outside of Vitest: they compare by `node:assert`.
 * Not by its `ok`: when that fails, Node parses the compiled file for a message, which takes minutes.
 */
import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { Database, Tx } from "@/upstream/db/tx";

/** What a function has to do in a transaction, which is rolled back afterwards. */
export interface FunctionCase {
  readonly title: string;
  run(tx: Tx): Promise<void>;
}

/** What functions have to do side by side, on several connections; it commits. */
export interface RaceCase {
  readonly title: string;
  race(db: Database): Promise<void>;
}

export interface FunctionCases {
  readonly cases: readonly FunctionCase[];
  readonly races: readonly RaceCase[];
}

class RollBack extends Error {}

/** Runs one and leaves nothing behind. */
export async function runCase(db: Database, { run }: FunctionCase): Promise<void> {
  await db
    .transaction(async (tx) => {
      await run(tx);
      throw new RollBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error;
    });
}

/** All rows of a query. */
export async function rows<Row extends Record<string, unknown>>(tx: Tx, query: SQL): Promise<Row[]> {
  return (await tx.execute(query)).rows as Row[];
}

/** The column `value` of a query's only row. */
export async function value<Value>(tx: Tx, query: SQL): Promise<Value> {
  const found = await rows<{ value: Value }>(tx, query);
  const [row] = found;
  if (!row || found.length > 1) throw new Error(`${found.length} rows instead of one`);
  return row.value;
}

/** The SQLSTATE and the constraint of a statement's refusal; null where it is taken. The transaction goes on. */
export async function refusal(tx: Tx, run: (tx: Tx) => Promise<unknown>): Promise<string | null> {
  try {
    await tx.transaction(run);
    return null;
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    const { code = "", constraint = "" } = cause as { code?: string; constraint?: string };
    if (!code) throw error;
    return [code, constraint].filter(Boolean).join(" ");
  }
}

/** An array as a parameter. */
export const list = (items: readonly (string | number | null)[], type: string): SQL =>
  sql`${sql.param(items)}::${sql.raw(type)}[]`;
