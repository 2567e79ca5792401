/**
 * `npm run db [-- "SELECT …"]`: a shell on the embedded database below DATA_DIR while the site is stopped;
 * PGlite's files can be open in one process only. SQL comes from the terminal, from standard input, or as an
 * argument.
 * It does not migrate: tables of an older release stay as they are until the site starts.
 */
import pg from "pg";
import { openEmbedded } from "@/upstream/db/embedded";
import { ownDatabase, reasonOf } from "./db/own-database";
import { answer, runShell } from "./db/shell";

async function main(): Promise<boolean> {
  const { dataDir, isThere } = ownDatabase();
  if (!isThere) throw new Error(`there is no database in ${dataDir}; start the site once`);
  const embedded = await openEmbedded(dataDir);
  const client = new pg.Client(embedded.address);
  try {
    await client.connect();
    const asked = process.argv.slice(2).join(" ");
    if (asked) return await answer(client, process.stdout, asked);
    const isInteractive = process.stdin.isTTY === true;
    if (isInteractive) process.stdout.write(`${dataDir}: \\? lists what there is besides SQL\n`);
    return await runShell({ client, input: process.stdin, output: process.stdout, isInteractive });
  } finally {
    await client.end();
    await embedded.close();
  }
}

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  },
);
