/**
 * The database: PostgreSQL by its URL, else PGlite in a worker thread. Both are reached by the same driver
 * and the same SQL; the embedded one has a single connection.
 */

import pg from "pg";
import { openEmbedded } from "./embedded";
import { ownsTables } from "./grants";
import { countOf, findMissing, migrate } from "./migrate";
import { drizzleOver, embeddedPool, serverPool } from "./pool";
import { createProbe } from "./silence";
import type { Database } from "./tx";

/** bigint columns hold satang, counts and milliseconds: integers within a double's exact range; others throw. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint beyond the exact range: ${text}`);
  return number;
});

export interface Connection {
  db: Database;
  /** Its connections, for who watches them. */
  pool: pg.Pool;
  kind: "postgres" | "pglite";
  /** True where this role owns the tables and so could disable their triggers. */
  ownsTables: boolean;
  close(): Promise<void>;
}

export type Source = { databaseUrl: string; poolSize?: number } | { dataDir: string };

/**
 * Opens the database and brings its tables and functions up to date; a role that does not own them, and a process that
 * does not migrate, only check that they are. Throws one line that says why when it cannot.
 */
export async function connect(source: Source, migrates = true): Promise<Connection> {
  const connection = await connectAsIs(source);
  try {
    const missing = await findMissing(connection.db);
    if (missing.migrations.length + missing.functions.length === 0) return connection;
    const behind = `the database is ${countOf(missing)} behind`;
    if (!migrates) throw new Error(`${behind}: this role migrates nothing, run "npm run migrate" first`);
    if (!connection.ownsTables) throw new Error(`${behind}: run "npm run migrate" as the tables' owner`);
    await migrate(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Opens a database without migrating it, for tools that only read. */
export async function connectAsIs(source: Source): Promise<Connection> {
  const connection = await open(source);
  try {
    return { ...connection, ownsTables: await ownsTables(connection.db) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function open(source: Source): Promise<Omit<Connection, "ownsTables">> {
  if ("databaseUrl" in source) {
    const pool = serverPool(source.databaseUrl, source.poolSize);
    const probe = createProbe(source.databaseUrl);
    return { db: drizzleOver(pool, { probe }), pool, kind: "postgres", close: () => pool.end() };
  }
  const embedded = await openEmbedded(source.dataDir);
  const pool = embeddedPool(embedded.address);
  const close = async () => {
    await pool.end();
    await embedded.close();
  };
  return { db: drizzleOver(pool, null), pool, kind: "pglite", close };
}

/** True for errors after which a transaction is retried: a deadlock or a serialisation failure. */
export const isRetryable = (error: unknown): boolean =>
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
