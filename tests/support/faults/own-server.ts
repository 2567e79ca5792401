import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { vi } from "vitest";
import { freePort } from "../service/free-port";

/** A PostgreSQL server of a trial's own, with fsync as in real operation. */
export interface OwnServer {
  url: string;
  /** Its processes, the first one first. */
  pids(): number[];
  start(): Promise<void>;
  /** Kills it as a power cut does. */
  kill(): void;
  stop(): Promise<void>;
}

const programs = (() => {
  const home = "/usr/lib/postgresql";
  const newest = existsSync(home) ? readdirSync(home).sort().at(-1) : undefined;
  return newest ? join(home, newest, "bin") : null;
})();

export const whyNoServer: string | null = !programs
  ? "PostgreSQL's programs are not installed"
  : process.getuid?.() === 0
    ? null
    : "a server of its own is started as the user postgres, by root";

/** @param home an empty directory below which the cluster is made */
export async function ownServer(home: string): Promise<OwnServer> {
  const uid = Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" }));
  const gid = Number(execFileSync("id", ["-g", "postgres"], { encoding: "utf8" }));
  chownSync(home, uid, gid);
  const data = join(home, "data");
  const program = (name: string) => join(programs ?? "", name);
  execFileSync(program("initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "--wal-segsize=1"], {
    uid,
    gid,
    stdio: "ignore",
  });
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: home,
    min_wal_size: "2MB",
    max_wal_size: "8MB",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ReturnType<typeof spawn> | undefined;
  const pids = () => {
    const first = server?.pid;
    if (first === undefined) return [];
    const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8");
    return [first, ...children.split(" ").filter(Boolean).map(Number)];
  };
  async function start(): Promise<void> {
    server = spawn(program("postgres"), ["-D", data, ...args], { uid, gid, stdio: "ignore" });
    await vi.waitFor(
      async () => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.end();
      },
      { timeout: 120_000, interval: 100 },
    );
  }
  return {
    url,
    pids,
    start,
    kill() {
      for (const pid of pids()) process.kill(pid, "SIGKILL");
    },
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, "exit");
      server.kill("SIGINT");
      await gone;
    },
  };
}
