import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../tools/site/ports.mjs";
import { StartError } from "../tools/site/start-error.mjs";

const home = "/usr/lib/postgresql";

/**
 * A PostgreSQL cluster with default durability (fsync on), in a temporary folder on a free port.
 * @returns its administrator's URL, the path of pgbench, and the function that removes it
 */
export async function startPostgres() {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), "bench-pg-"));
  const port = await findFreePort();
  const isRoot = process.getuid() === 0;
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  const pg = (program, args) =>
    // PostgreSQL refuses to run as root, so root gives the folder to the user postgres.
    execFileSync(
      isRoot ? "runuser" : join(bin, program),
      isRoot ? ["-u", "postgres", "--", join(bin, program), ...args] : args,
      { cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
  const data = join(folder, "cluster");
  pg("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c shared_buffers=256MB`;
  pg("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pgbench: join(bin, "pgbench"),
    stop() {
      pg("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function binaries() {
  try {
    const versions = readdirSync(home).sort((a, b) => Number(b) - Number(a));
    return join(home, versions[0], "bin");
  } catch {
    throw new StartError(`No PostgreSQL below ${home}; install the package postgresql to measure slips.`);
  }
}
