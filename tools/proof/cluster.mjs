import { existsSync } from "node:fs";
import { browserWhenMissing } from "../site/browser.mjs";
import { buildWhenStale } from "../site/build.mjs";
import { installFromDebian } from "../site/debian.mjs";
import { installWhenNeeded } from "../site/install.mjs";
import { requireNode } from "../site/node-version.mjs";
import { runTool } from "../site/run.mjs";
import { runScript, StartError, say } from "../site/start-error.mjs";

/** Debian's packages by a file of each. */
const needed = {
  postgresql: "/usr/lib/postgresql",
  pgbouncer: "/usr/sbin/pgbouncer",
  "redis-server": "/usr/bin/redis-server",
  haproxy: "/usr/sbin/haproxy",
};
/** And what rows of the long form need. */
const neededLong = {
  patroni: "/usr/bin/patroni",
  "etcd-server": "/usr/bin/etcd",
  // Of Patroni's way to etcd by TLS.
  "python3-idna": "/usr/lib/python3/dist-packages/idna",
  pgbackrest: "/usr/bin/pgbackrest",
};
const usersOfLong = ["long", "K", "D+", "T"];
const usersOfBrowser = ["long", "F+"];

/**
 * `npm run cluster`: the site as many processes on this machine (two PostgreSQL, pgbouncer, Redis, haproxy, two
 * webs, two calls, two push, one jobs), and what has to hold while parts of it are killed, frozen and restarted.
 * `-- long` runs the rows that take longer, too, `-- B D` picks rows.
 */
await runScript(async () => {
  requireNode();
  const args = process.argv.slice(2);
  const files = { ...needed, ...(args.some((word) => usersOfLong.includes(word)) && neededLong) };
  const missing = Object.keys(files).filter((name) => !existsSync(files[name]));
  if (missing.length > 0) {
    say(`Installing ${missing.join(", ")} …`);
    if (!(await installFromDebian(missing)))
      throw new StartError(`This trial needs ${missing.join(", ")} (packages of Debian).`);
  }
  await installWhenNeeded();
  await buildWhenStale();
  if (args.some((word) => usersOfBrowser.includes(word))) await browserWhenMissing();
  return runTool("tsx/dist/cli.mjs", ["tools/proof/cluster/run.ts", ...args]);
});
