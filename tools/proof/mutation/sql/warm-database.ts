import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { fill } from "../../../../tests/support/database/template";
import { functionCases } from "../../../../tests/support/functions/all";
import { type FunctionCase, type RaceCase, runCase } from "../../../../tests/support/functions/case";
import { drizzleOver } from "../../../../upstream/db/pool";
import { administer, databaseUrl } from "../../../testing/server-database";

export type CasesName = keyof typeof functionCases;

/** One seeded database on which cases of functions run again and again: some milliseconds each. */
export interface WarmDatabase {
  /** @throws Error where the server does not take the definition */
  define(statement: string): Promise<void>;
  /** Runs cases, those that name the function first, up to the first failure; its words, or null where all passed. */
  firstFailure(name: CasesName, of: string): Promise<string | null>;
  close(): Promise<void>;
}

const CONNECTIONS = 6;
/** For what hangs. Far beyond what a machine with much to do takes, so that no mutant is called killed by its load. */
const STATEMENT_MS = 60_000;

export async function openWarmDatabase(adminUrl: string): Promise<WarmDatabase> {
  await dropLeft(adminUrl);
  const name = `mutants_${randomBytes(6).toString("hex")}`;
  await administer(adminUrl, `CREATE DATABASE ${name}`);
  const url = databaseUrl(adminUrl, name);
  await fill({ databaseUrl: url });
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, statement_timeout: STATEMENT_MS });
  const db = drizzleOver(pool, null);
  return {
    define: async (statement) => void (await db.execute(sql.raw(statement))),
    firstFailure: async (group, of) => {
      const { cases, races } = functionCases[group];
      const all: (FunctionCase | RaceCase)[] = [...cases, ...races];
      const nearest = all.filter(({ title }) => title.startsWith(`${of} `));
      for (const one of [...nearest, ...all.filter((other) => !nearest.includes(other))]) {
        try {
          await ("race" in one ? one.race(db) : runCase(db, one));
        } catch (error) {
          return `${one.title}: ${error instanceof Error ? error.message : String(error)}`;
        }
      }
      return null;
    },
    close: async () => {
      await pool.end();
      await administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** What a run that was killed has left; a database that another run uses can't be dropped. */
async function dropLeft(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE datname ^@ 'mutants_'",
  );
  for (const { name } of rows) await client.query(`DROP DATABASE ${name}`).catch(() => undefined);
  await client.end();
}
