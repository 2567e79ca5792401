import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../../tools/site/ports.mjs";
import { acceptsAt } from "./answers";
import { createProgram, giveTo, type Program } from "./program";

export interface Pooler extends Program {
  readonly port: number;
  /** Directs every database to another server and closes the connections to the former one. */
  pointTo(port: number): void;
}

/** pgbouncer in transaction mode, as in deploy/pgbouncer. */
export async function createPooler(home: string, serverPort: number): Promise<Pooler> {
  const port = await findFreePort();
  const file = join(home, "pgbouncer.ini");
  const users = join(home, "users.txt");
  const write = (target: number) =>
    writeFileSync(
      file,
      `[databases]
* = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 32
max_client_conn = 500
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options
server_connect_timeout = 2
server_login_retry = 1
server_check_delay = 1
query_wait_timeout = 5
server_fast_close = 1
`,
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
