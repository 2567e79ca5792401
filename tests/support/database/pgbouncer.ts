import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../../tools/site/ports.mjs";

const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((path) => existsSync(path));
if (!program && process.env.REQUIRE_PGBOUNCER === "1")
  throw new Error("REQUIRE_PGBOUNCER=1, and there is no pgbouncer: apt-get install pgbouncer");

/** For `describe.skipIf`: why nothing is tested here; false where a pooler is installed. */
export const withoutPgbouncer: string | false = program ? false : "pgbouncer is not installed";

/**
 * A pgbouncer in transaction mode in front of a database's server, on a random port, with fewer connections than
 * there are clients. @param databaseUrl of the database itself
 * @returns the same database behind the pooler
 */
export async function startPgbouncer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new URL(databaseUrl);
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  // It refuses to run as root, and reads its files as somebody else.
  chmodSync(folder, 0o755);
  const [settings, users] = [join(folder, "pgbouncer.ini"), join(folder, "users.txt")];
  writeFileSync(users, `"${decodeURIComponent(server.username)}" "${decodeURIComponent(server.password)}"\n`);
  writeFileSync(
    settings,
    [
      "[databases]",
      `* = host=${server.hostname} port=${server.port || 5432}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = trust",
      `auth_file = ${users}`,
      "pool_mode = transaction",
      // As deploy/pgbouncer has them: a connection that was cut is made anew at once.
      "server_connect_timeout = 2",
      "server_login_retry = 1",
      "query_wait_timeout = 5",
      "default_pool_size = 10",
      "max_client_conn = 500",
      "ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout",
    ].join("\n"),
  );
  const isRoot = process.getuid?.() === 0;
  const [command, args] = isRoot
    ? (["runuser", ["-u", "nobody", "--", program ?? "", settings]] as const)
    : ([program ?? "", [settings]] as const);
  const pooler = spawn(command, args, { stdio: "ignore" });
  while (!(await answers(port)))
    if (pooler.exitCode !== null) throw new Error(`pgbouncer ended with ${pooler.exitCode}`);
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      const ended = once(pooler, "exit");
      // runuser passes TERM on.
      pooler.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => setTimeout(resolve, 20, false));
  });
}
