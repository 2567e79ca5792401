/**
 * `npm run operator -- add NAME ROLE`: creates operators, and resets those who cannot sign in, while there are
 * no two super administrators yet. For people with access to the server: in the database of MIGRATE_DATABASE_URL
 * (its owner) or DATABASE_URL, or in the embedded one below DATA_DIR while the site is stopped. The audit log
 * names the server.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { connectAsIs, isSqlError } from "@/upstream/db/connect";
import { operatorCommand } from "@/upstream/operators/server-command";

const UNDEFINED_TABLE = "42P01";

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { MIGRATE_DATABASE_URL, DATABASE_URL, DATA_DIR } = process.env;
  const databaseUrl = MIGRATE_DATABASE_URL || DATABASE_URL;
  const dataDir = resolve(DATA_DIR || ".data");
  if (!databaseUrl && !existsSync(join(dataDir, "pglite")))
    throw new Error(`there is no database in ${dataDir}`);
  const { db, close } = await connectAsIs(databaseUrl ? { databaseUrl, poolSize: 1 } : { dataDir });
  try {
    process.stdout.write(`${await operatorCommand(db, process.argv.slice(2))}\n`);
  } catch (error) {
    throw isSqlError(error, UNDEFINED_TABLE)
      ? new Error("the database is of an older version; start the site once to bring it up to date")
      : error;
  } finally {
    await close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
