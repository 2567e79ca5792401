/**
 * `npm run db:reset -- --yes`: removes the embedded database below DATA_DIR; the next start creates and seeds a
 * new one.
 * Secrets stay, and with them the demo password. Never touches the database of DATABASE_URL.
 */
import { rename, rm } from "node:fs/promises";
import { lockDirectory } from "@/upstream/db/lock-directory";
import { ownDatabase, reasonOf } from "./db/own-database";

async function main(): Promise<string> {
  const { dataDir, home, isThere } = ownDatabase();
  if (!isThere) return `there is no database in ${dataDir}`;
  if (!process.argv.slice(2).includes("--yes")) {
    throw new Error(`this removes all members, bets and money in ${home}: npm run db:reset -- --yes`);
  }
  const unlock = await lockDirectory(dataDir);
  try {
    const removed = `${home}.removed`;
    // Renamed first: if it is killed half-way, no incomplete database is left in place.
    await rm(removed, { recursive: true, force: true });
    await rename(home, removed);
    await rm(removed, { recursive: true });
  } finally {
    await unlock();
  }
  return `${home} is removed; the next start makes a new one`;
}

main().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  },
);
