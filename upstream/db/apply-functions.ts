/**
 * Keeps the functions of a database equal to the files in `functions/`: one file per function, with the triggers
 * and column defaults that call it after its body. A file is applied again when its checksum has changed.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Tx } from "./tx";

export interface FunctionFile {
  name: string;
  checksum: string;
  /** CREATE OR REPLACE FUNCTION. */
  definition: string;
  /** The statements that call it: CREATE OR REPLACE TRIGGER, ALTER COLUMN … SET DEFAULT; may be empty. */
  callers: string;
}

/** In drizzle's own schema: a service role that owns no tables can read it, and only the owner can write it. */
const applied = sql.raw("drizzle.function_files");
/** Marks the end of the function's body in a file. */
const END_OF_BODY = "$$;\n";

/** Next to this file in the sources, next to the bundle in a build. */
export function functionFiles(): FunctionFile[] {
  const folder = join(import.meta.dirname, "functions");
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const end = text.indexOf(END_OF_BODY) + END_OF_BODY.length;
      const checksum = createHash("sha256").update(text).digest("hex");
      return { name, checksum, definition: text.slice(0, end), callers: text.slice(end).trim() };
    });
}

/** The files that are missing from this database or differ from it. */
export async function changedFunctions(tx: Tx): Promise<FunctionFile[]> {
  const { rows: found } = await tx.execute<{ is_there: boolean }>(
    sql`SELECT to_regclass('drizzle.function_files') IS NOT NULL AS is_there`,
  );
  if (!found[0]?.is_there) return functionFiles();
  const { rows } = await tx.execute<{ name: string; checksum: string }>(
    sql`SELECT name, checksum FROM ${applied}`,
  );
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return functionFiles().filter(({ name, checksum }) => known.get(name) !== checksum);
}

/**
 * Applies files after the migrations of the same transaction. Bodies are not checked, so that functions may call
 * each other in any order; triggers and defaults come after all functions, because a trigger's condition may call
 * another one.
 * @throws Error naming the file that the database refused: the transaction must not be committed then
 */
export async function applyFunctions(tx: Tx, files: readonly FunctionFile[]): Promise<void> {
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS ${applied} (name text PRIMARY KEY, checksum text NOT NULL)`,
  );
  await tx.execute(sql`SET LOCAL check_function_bodies = off`);
  for (const { name, definition } of files) await run(tx, name, definition);
  for (const { name, callers } of files) if (callers) await run(tx, name, callers);
  for (const { name, checksum } of files)
    await tx.execute(sql`
      INSERT INTO ${applied} (name, checksum) VALUES (${name}, ${checksum})
      ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum`);
}

async function run(tx: Tx, name: string, statements: string): Promise<void> {
  await tx.execute(sql.raw(statements)).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new Error(`functions/${name} is refused: ${reason}`, { cause: error });
  });
}
