import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inRoot } from "../../../site/root.mjs";
import { allAnswered, booksOf } from "../books";
import { createBackup } from "../engines/pgbackrest";
import { startLoad } from "../load";
import { createMembers } from "../members";
import type { Row } from "../row";

const MEMBERS = 8;
/** Slips before, during and after the backup. */
const SLIPS = 50;
const RESTORED = "restored";

/** A backup taken under load, and the log since, make the same books in an empty folder. */
export const restoredBackup: Row = {
  name: "K",
  shows: "a backup taken under load, restored into an empty folder",
  on: "site",
  isLong: true,
  async run(cluster) {
    const { postgres, home } = cluster;
    const backup = await createBackup(home, postgres);
    const load = startLoad(await createMembers(cluster, MEMBERS));
    await load.moreSlips(SLIPS);
    backup.full();
    await load.moreSlips(SLIPS);
    const unanswered = await load.end();
    await backup.archiveAll();
    await backup.stop();
    const startMs = performance.now();
    backup.restore(RESTORED);
    const server = await postgres.openRestored(RESTORED);
    const restoredMs = performance.now() - startMs;
    try {
      const DATABASE_URL = `postgres://postgres@127.0.0.1:${server.port}/house`;
      const audit = await promisify(execFile)(
        process.execPath,
        [inRoot("node_modules/tsx/dist/cli.mjs"), "scripts/verify-audit.ts"],
        { cwd: inRoot(), env: { ...process.env, DATABASE_URL } },
      ).then(
        ({ stdout }) => ({ said: stdout.trim(), isWhole: true }),
        (error: Error) => ({ said: String(error), isWhole: false }),
      );
      return [
        allAnswered(unanswered),
        {
          what: `verify-audit on the restored database (restored in ${restoredMs.toFixed(0)} ms)`,
          seen: audit.said,
          must: "whole",
          holds: audit.isWhole,
        },
        ...(await booksOf(cluster, load, server.port)),
      ];
    } finally {
      await server.kill();
      for (const member of load.members) await member.leave();
    }
  },
};
