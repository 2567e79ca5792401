/** Brings tables and functions up to date: everything in one transaction, so that a failure changes nothing. */
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { applyFunctions, changedFunctions, type FunctionFile } from "./apply-functions";
import { grantService } from "./grants";
import { JOB_MS } from "./limits";
import { allowLonger } from "./pool";
import type { Database, Tx } from "./tx";

/**
 * A schema change that waits for a lock blocks every call behind it: it gives up and is tried at the next start.
 */
const DDL_LOCK_MS = 5_000;
/** Where drizzle's own migrator records what was applied. */
const applied = sql.raw("drizzle.__drizzle_migrations");

/** Next to this file in the sources, next to the bundle in a build. */
const files = () => readMigrationFiles({ migrationsFolder: join(import.meta.dirname, "migrations") });
type Migration = ReturnType<typeof files>[number];

/** The migrations of this release that a database does not have, in order. */
export interface Missing {
  migrations: Migration[];
  functions: FunctionFile[];
}

/**
 * Migrates tables and functions, which only their owner can, and grants the service's own role what it needs.
 * Processes that start at once are serialised by a transaction-level lock: a connection pooler cannot lose it, and
 * a killed process cannot keep it.
 */
export async function migrate(db: Database, serviceRole: string | null = null): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLonger(tx, JOB_MS, JOB_MS);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('migrate'))`);
    await allowLonger(tx, JOB_MS, DDL_LOCK_MS);
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS ${applied} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    const { migrations, functions } = await findMissing(tx);
    for (const migration of migrations) await apply(tx, migration);
    await applyFunctions(tx, functions);
    if (serviceRole !== null) await grantService(tx, serviceRole);
  });
}

async function apply(tx: Tx, { sql: statements, hash, folderMillis }: Migration): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(sql`INSERT INTO ${applied} (hash, created_at) VALUES (${hash}, ${folderMillis})`);
}

/**
 * Compares a database with this release. Where a later release has migrated it, that release's functions stay: an
 * older process that is restarted must not downgrade them.
 */
export async function findMissing(tx: Tx): Promise<Missing> {
  const known = await appliedMigrations(tx);
  const migrations = files();
  const newest = Math.max(...migrations.map(({ folderMillis }) => folderMillis));
  const isAhead = [...known].some((at) => at > newest);
  return {
    migrations: migrations.filter(({ folderMillis }) => !known.has(folderMillis)),
    functions: isAhead ? [] : await changedFunctions(tx),
  };
}

async function appliedMigrations(tx: Tx): Promise<Set<number>> {
  const { rows: found } = await tx.execute<{ is_there: boolean }>(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there`,
  );
  if (!found[0]?.is_there) return new Set();
  const { rows } = await tx.execute<{ created_at: number }>(sql`SELECT created_at FROM ${applied}`);
  return new Set(rows.map(({ created_at }) => created_at));
}

/** "3 migrations and 2 functions" */
export const countOf = ({ migrations, functions }: Missing) =>
  `${migrations.length} migrations and ${functions.length} functions`;
