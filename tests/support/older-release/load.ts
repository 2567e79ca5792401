/**
 * Databases of the release of 22 November 2026 (commit ceeeff3) and of those before it: its migrations as they were,
 * and the rows of a site that ran on them.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { connectAsIs, type Source } from "@/upstream/db/connect";
import type { Database } from "@/upstream/db/tx";
import type { TestDatabase } from "../database/database";

export const sourceOf = ({ env }: Pick<TestDatabase, "env">): Source =>
  env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { dataDir: env.DATA_DIR };

/**
 * Makes the tables in an empty database as that release made them, and lets a test fill them.
 * @param last number of the last migration that is run, for a database of an even older release
 */
export async function makeOlderDatabase<Result>(
  source: Source,
  fill: (db: Database) => Promise<Result>,
  last = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const { db, close } = await connectAsIs(source);
  try {
    await runMigrations(db, last);
    return await fill(db);
  } finally {
    await close();
  }
}

/** Each migration with its record, as drizzle's migrator wrote it then and now. */
async function runMigrations(db: Database, last: number): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, "migrations") });
  await db.transaction(async (tx) => {
    await tx.execute(sql`CREATE SCHEMA drizzle`);
    await tx.execute(
      sql`CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    for (const { sql: statements, hash, folderMillis } of migrations.slice(0, last + 1)) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`,
      );
    }
  });
}

/** Replaces what the migrations wrote by the rows of the site: its triggers fired there, and do not fire here again. */
export async function loadOlderRows(db: Database): Promise<void> {
  const rows = await readFile(join(import.meta.dirname, "rows.sql"), "utf8");
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql.raw(rows));
  });
}
