/**
 * `npm run verify-audit [-- <seal>]`: walks the log of operators' actions in the database of DATABASE_URL, or in
 * the embedded one below DATA_DIR while the site is stopped, and says whether its chain is intact. It changes
 * nothing.
 * A seal noted down earlier must still be in the chain. Exit code 0 only for an intact chain.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { HOUR_MS } from "@/lib/domain/time/time";
import { verifyChain } from "@/upstream/audit/audit-chain";
import { connectAsIs, isSqlError } from "@/upstream/db/connect";
import { allowLonger } from "@/upstream/db/pool";

const UNDEFINED_TABLE = "42P01";
/** Longer than reading any log takes. */
const WALK_MS = 24 * HOUR_MS;

async function main(): Promise<number> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const [knownSeal] = process.argv.slice(2);
  if (knownSeal !== undefined && !/^[0-9a-f]{64}$/.test(knownSeal)) {
    throw new Error(`"${knownSeal}" is no seal: 64 hexadecimal digits, as an earlier run printed them`);
  }
  const { DATABASE_URL: databaseUrl, DATA_DIR } = process.env;
  const dataDir = resolve(DATA_DIR || ".data");
  if (!databaseUrl && !existsSync(join(dataDir, "pglite")))
    throw new Error(`there is no database in ${dataDir}`);
  const { db, close } = await connectAsIs(databaseUrl ? { databaseUrl, poolSize: 1 } : { dataDir });
  try {
    const isolation = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
    const report = await db.transaction(async (tx) => {
      await allowLonger(tx, WALK_MS);
      return verifyChain(tx, knownSeal);
    }, isolation);
    const { intact, rows, brokenAt, seal, holdsSeal } = report;
    if (intact) {
      say(`The log is whole: ${rows} rows, the last one sealed ${seal}`);
      return 0;
    }
    if (brokenAt !== null) say(`BROKEN at row ${brokenAt}: it was changed, or what stood before it was`);
    else if (!holdsSeal) say("BROKEN: the chain is sound in itself, but the seal you know is not in it");
    else say(`BROKEN at its end: ${rows} rows are there, and they are not where the log had come`);
    return 1;
  } catch (error) {
    if (isSqlError(error, UNDEFINED_TABLE)) {
      throw new Error("the database is of an older version; start the site once to bring it up to date");
    }
    throw error;
  } finally {
    await close();
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`);

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
