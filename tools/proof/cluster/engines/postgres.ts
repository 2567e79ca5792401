import { appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { findFreePort } from "../../../site/ports.mjs";
import { createProgram, giveTo, type Program, runAs } from "./program";

/** A PostgreSQL server of this trial. */
interface Server extends Program {
  readonly port: number;
  readonly dir: string;
}

export interface Pair {
  /** Takes writes; changes with each failover. */
  primary(): Server;
  /** Makes a second server from the primary and waits until every commit waits for it. */
  addStandby(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  /** A third server of its own over the folder of that name that a restore has filled; it archives nothing and follows nobody. */
  openRestored(name: string): Promise<Server>;
  /** One statement on the primary as its administrator. */
  query<Row extends pg.QueryResultRow>(text: string, database?: string): Promise<Row[]>;
  stop(): Promise<void>;
}

const USER = "postgres";
/** The programs of the newest installed PostgreSQL. */
export const databaseFolder = (): string => join("/usr/lib/postgresql", newest(), "bin");
export const inDatabaseFolder = (name: string): string => join(databaseFolder(), name);

function newest(): string {
  const [version] = readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a));
  if (!version) throw new Error("no PostgreSQL below /usr/lib/postgresql");
  return version;
}

/** Two servers, the second a synchronous standby: an acknowledged commit is on both. */
export async function createPair(home: string): Promise<Pair> {
  let made = 0;
  let primary = await addServer("pg1");
  runAs(USER, inDatabaseFolder("initdb"), [
    "-D",
    primary.dir,
    "-U",
    USER,
    "-A",
    "trust",
    "--no-sync",
    "-E",
    "UTF8",
    "--locale=C",
  ]);
  configure(primary);
  await primary.start();
  let standby: Server | null = null;

  async function addServer(name: string, settings: readonly string[] = []): Promise<Server> {
    const port = await findFreePort();
    const dir = join(home, name);
    mkdirSync(dir, { mode: 0o700, recursive: true });
    giveTo(USER, dir);
    const logFile = join(home, `${name}.log`);
    const program = createProgram({
      name,
      command: inDatabaseFolder("postgres"),
      args: ["-D", dir, ...settings.flatMap((setting) => ["-c", setting])],
      logFile,
      user: USER,
      answers: () => ask(port, "SELECT 1").then(() => undefined),
    });
    return { ...program, port, dir };
  }

  function configure({ dir, port }: Server): void {
    const settings = {
      listen_addresses: "'127.0.0.1'",
      port,
      unix_socket_directories: `'${home}'`,
      max_connections: 200,
      wal_level: "replica",
      wal_keep_size: "'1GB'",
      max_wal_size: "'2GB'",
      checkpoint_timeout: "'15min'",
      // A page that is torn by a killed process is restored from the log as in operation.
      full_page_writes: "on",
      // Cannot be switched on in a running server; a row that takes a backup sets the command.
      archive_mode: "on",
      archive_command: "'/bin/true'",
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
    appendFileSync(join(dir, "postgresql.conf"), lines.join(""));
    writeFileSync(
      join(dir, "pg_hba.conf"),
      "local all all trust\nhost all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n",
    );
  }

  return {
    primary: () => primary,
    async addStandby() {
      made += 1;
      const next = await addServer(`pg${made + 1}`);
      const from = `host=127.0.0.1 port=${primary.port} user=${USER} application_name=standby`;
      runAs(USER, inDatabaseFolder("pg_basebackup"), [
        "-d",
        from,
        "-D",
        next.dir,
        "-R",
        "-c",
        "fast",
        "--no-sync",
      ]);
      configure(next);
      await next.start();
      standby = next;
      await ask(primary.port, "ALTER SYSTEM SET synchronous_standby_names = '*'");
      await ask(primary.port, "SELECT pg_reload_conf()");
      const deadline = Date.now() + 30_000;
      for (;;) {
        const rows = await ask(primary.port, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
        if (rows.length > 0) return;
        if (Date.now() > deadline) throw new Error(`the standby does not follow: ${next.lastWords()}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async promote() {
      if (!standby) throw new Error("there is no standby to promote");
      runAs(USER, inDatabaseFolder("pg_ctl"), ["promote", "-D", standby.dir, "-w", "-t", "30"]);
      rmSync(primary.dir, { recursive: true, force: true });
      [primary, standby] = [standby, null];
    },
    async openRestored(name) {
      const server = await addServer(name, ["archive_mode=off", "synchronous_standby_names="]);
      configure(server);
      await server.start();
      const deadline = Date.now() + 60_000;
      while ((await ask(server.port, "SELECT 1 WHERE pg_is_in_recovery()")).length > 0) {
        if (Date.now() > deadline)
          throw new Error(`the restored server recovers for ever: ${server.lastWords()}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return server;
    },
    query: (text, database) => ask(primary.port, text, database),
    async stop() {
      // The standby first: the primary's last commits would otherwise wait for it.
      for (const server of [standby, primary]) {
        server?.signal("SIGQUIT");
        await server?.stop(10_000);
      }
    },
  };
}

/** One statement on a server as its administrator. */
export async function ask<Row extends pg.QueryResultRow>(
  port: number,
  text: string,
  database = "postgres",
): Promise<Row[]> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: USER,
    database,
    connectionTimeoutMillis: 3_000,
  });
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
