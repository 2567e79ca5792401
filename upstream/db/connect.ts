/**
 * The database: PostgreSQL by its URL, else PGlite in a worker thread. Both are reached by the same driver
 * and the same SQL; the embedded one has a single connection.
 */

import { join } from "node:path";
import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { openEmbedded } from "./embedded";
import { drizzleOver, embeddedPool, serverPool } from "./pool";

/** bigint columns are satang, counts and milliseconds: whole numbers that a double holds exactly, or a fault. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint beyond the exact range: ${text}`);
  return number;
});

export type Database = NodePgDatabase;
/** What a call works with: a transaction, or the database itself for calls of one statement. */
export type Tx = PgDatabase<NodePgQueryResultHKT>;

export interface Connection {
  db: Database;
  kind: "postgres" | "pglite";
  close(): Promise<void>;
}

export type Source = { databaseUrl: string; poolSize?: number } | { dataDir: string };

/** Opens the database and brings its tables up to date. Throws with one clear line when it cannot. */
export async function connect(source: Source): Promise<Connection> {
  const { pool, ...connection } = await open(source);
  const { db, kind, close } = connection;
  try {
    if (kind === "pglite") await migrate(db, { migrationsFolder: migrationsFolder() });
    else await migrateInTurn(pool, db);
  } catch (error) {
    await close();
    throw error;
  }
  return connection;
}

/** Opens a database as it stands, for who only looks into it. */
export async function connectAsIs(source: Source): Promise<Connection> {
  const { pool: _, ...connection } = await open(source);
  return connection;
}

async function open(source: Source): Promise<Connection & { pool: pg.Pool }> {
  if ("databaseUrl" in source) {
    const pool = serverPool(source.databaseUrl, source.poolSize);
    return { db: drizzleOver(pool), kind: "postgres", pool, close: () => pool.end() };
  }
  const embedded = await openEmbedded(source.dataDir);
  const pool = embeddedPool(embedded.address);
  const close = async () => {
    await pool.end();
    await embedded.close();
  };
  return { db: drizzleOver(pool, null), kind: "pglite", pool, close };
}

/** Services that start on one database at once take turns: the second finds the tables made. */
async function migrateInTurn(pool: pg.Pool, db: Database): Promise<void> {
  const turn = await pool.connect();
  try {
    await turn.query("SELECT pg_advisory_lock(hashtext('migrate'))");
    await migrate(db, { migrationsFolder: migrationsFolder() });
  } finally {
    // Ending the connection gives the lock back, whatever became of the migration.
    turn.release(true);
  }
}

/** Beside this file in the sources and beside the bundle in a build. */
function migrationsFolder(): string {
  return join(import.meta.dirname, "migrations");
}

/** True for an error after which a transaction begins anew: it lost a deadlock or a serialisation race. */
export const losesRace = (error: unknown): boolean =>
  isSqlError(error, "40P01") || isSqlError(error, "40001");

/** True for PostgreSQL's error of the given SQLSTATE, and of the given constraint when one is named. */
export function isSqlError(error: unknown, code: string, constraint?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) {
      return cause.code === code && (constraint === undefined || cause.constraint === constraint);
    }
  }
  return false;
}
