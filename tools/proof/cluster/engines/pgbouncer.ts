import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../../site/ports.mjs";
import { inRoot } from "../../../site/root.mjs";
import { acceptsAt } from "./answers";
import { createProgram, giveTo, type Program } from "./program";

export interface Pooler extends Program {
  readonly port: number;
  /** Directs every database to another server and closes the connections to the former one. */
  pointTo(port: number): void;
}

/** pgbouncer by deploy/pgbouncer, but for its addresses and passwords. */
export async function createPooler(home: string, serverPort: number): Promise<Pooler> {
  const port = await findFreePort();
  const file = join(home, "pgbouncer.ini");
  const users = join(home, "users.txt");
  const asDeployed = readFileSync(inRoot("deploy/pgbouncer/pgbouncer.ini"), "utf8");
  const write = (target: number) =>
    writeFileSync(
      file,
      asDeployed
        .replace(/^house = .*$/m, `* = host=127.0.0.1 port=${target}`)
        .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`)
        // The trial's own PostgreSQL has no certificate; row T shows what asks for one.
        .replace(/^server_tls_.*\n/gm, "")
        .replace(/^auth_type = .*$/m, "auth_type = trust")
        .replace(/^auth_file = .*$/m, `auth_file = ${users}`),
    );
  write(serverPort);
  writeFileSync(users, '"house" ""\n"house_owner" ""\n');
  giveTo("postgres", file);
  const program = createProgram({
    name: "pgbouncer",
    command: "/usr/sbin/pgbouncer",
    args: [file],
    logFile: join(home, "pgbouncer.log"),
    user: "postgres",
    answers: () => acceptsAt(port),
  });
  return {
    ...program,
    port,
    pointTo(target) {
      write(target);
      program.signal("SIGHUP");
    },
  };
}
