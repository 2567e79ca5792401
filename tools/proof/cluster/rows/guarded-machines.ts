import { readFileSync, writeFileSync } from "node:fs";
import { connect as connectPlain } from "node:net";
import { join } from "node:path";
import { Redis } from "ioredis";
import pg from "pg";
import { inRoot } from "../../../site/root.mjs";
import type { Figure } from "../../sweep/figure";
import { EDGE, type Machines, REDIS, WEB } from "../engines/machines";
import { openPatroni, PASSWORD, type Patroni } from "../engines/patroni";
import { createProgram } from "../engines/program";
import type { Row } from "../row";

const SITES = "of the site in this trial";

/** All that a taken web machine can try, with the service's own passwords in hand and every other one guessed right. */
export const guardedMachines: Row = {
  name: "T",
  shows: "database, etcd, Patroni and Redis as deployed, tried from a web machine",
  on: "empty",
  isLong: true,
  async run(cluster) {
    const patroni = await openPatroni(cluster.home);
    cluster.atClose(() => patroni.stop());
    try {
      return [
        ...(await tryEtcd(patroni)),
        ...(await tryPatroni(patroni)),
        ...(await tryDatabase(patroni)),
        ...(await tryRedis(cluster.home, patroni.machines, patroni.ports.peers + 1)),
      ];
    } finally {
      await patroni.stop();
    }
  },
};

type Attempt = () => Promise<string>;

/** What an attempt comes to: its answer, or why it was refused. */
async function seen(what: string, must: RegExp, attempt: Attempt): Promise<Figure> {
  const told = await attempt().catch(
    (error: Error & { code?: string }) => `refused: ${error.code ?? error.message}`,
  );
  return { what, seen: told.slice(0, 80), must: must.source, holds: must.test(told) };
}

const REFUSED = /^refused/;

async function tryEtcd({ machines, ports }: Patroni): Promise<Figure[]> {
  const url = `https://127.0.0.31:${ports.etcd}/v3/kv/range`;
  // All keys: from "\0" on.
  const body = JSON.stringify({ key: "AA==", range_end: "AA==", keys_only: true });
  const ask = (as?: Parameters<Machines["ask"]>[1]) => async () =>
    String((await machines.ask(url, { ...as, method: "POST", body })).status);
  return [
    await seen("etcd, a server of the database", /^200$/, ask({ as: "pg2" })),
    await seen("etcd without a certificate", REFUSED, ask()),
    await seen("etcd with Redis's certificate", REFUSED, ask({ as: "redis1" })),
    await seen("etcd with one of another authority", REFUSED, ask({ as: "stranger" })),
  ];
}

async function tryPatroni({ machines, ports }: Patroni): Promise<Figure[]> {
  const api = `https://127.0.0.32:${ports.api}`;
  const change = (asking: Parameters<Machines["ask"]>[1]) => async () => {
    const body = JSON.stringify({ maximum_lag_on_failover: 1_048_577 });
    return String((await machines.ask(`${api}/config`, { ...asking, method: "PATCH", body })).status);
  };
  const auth = `patroni:${PASSWORD}`;
  return [
    await seen("Patroni, who is asked for a change by a server", /^200$/, change({ as: "pg1", auth })),
    await seen("the same without its password", /^401$/, change({ as: "pg1" })),
    await seen("the same with a wrong one", /^401$/, change({ as: "pg1", auth: "patroni:guess" })),
    await seen("with the password alone", /^403$/, change({ auth })),
    await seen("with Redis's certificate", /^(refused.*|403)$/, change({ as: "redis1", auth })),
    await seen("by plain HTTP", REFUSED, async () =>
      String((await fetch(`http://127.0.0.32:${ports.api}/config`, { method: "PATCH", body: "{}" })).status),
    ),
    await seen("asked which server is the primary", /^(200|503)$/, async () =>
      String((await machines.ask(`${api}/primary`)).status),
    ),
  ];
}

async function tryDatabase(patroni: Patroni): Promise<Figure[]> {
  const { machines, ports, port } = patroni;
  const own = await patroni.primary();
  const administer = await sql({
    host: own,
    port: ports.database,
    from: own,
    as: "pg1",
    user: "postgres",
    database: "postgres",
  });
  for (const statement of [`CREATE ROLE house LOGIN PASSWORD '${SITES}'`, "CREATE DATABASE house"])
    await administer(statement);

  interface Way {
    host: string;
    port: number;
    from: string;
    user: string;
    database: string;
    as?: "pg1" | "redis1";
    isPlain?: true;
  }
  async function sql({ host, port: to, from, user, database, as, isPlain }: Way) {
    const shown = as && {
      cert: readFileSync(machines.file(as, "crt"), "utf8"),
      key: readFileSync(machines.file(as, "key"), "utf8"),
    };
    return async (text: string): Promise<string> => {
      const client = new pg.Client({
        ...{ host, port: to, user, database, password: user === "house" ? SITES : PASSWORD },
        ssl: isPlain ? false : { ca: readFileSync(machines.ca, "utf8"), ...shown },
        connectionTimeoutMillis: 5_000,
        query_timeout: 5_000,
        stream: () => {
          const socket = connectPlain({ host, port: to, localAddress: from });
          // pg connects by itself; this socket is on its way already.
          socket.connect = (() => socket) as typeof socket.connect;
          return socket;
        },
      });
      client.on("error", () => undefined);
      try {
        await client.connect();
        const { rows } = await client.query(text);
        return JSON.stringify(rows);
      } finally {
        await client.end().catch(() => undefined);
      }
    };
  }
  const attempt = async (way: Way) => {
    const ask = await sql(way);
    return () => ask("SELECT 1 AS one");
  };
  const site = { user: "house", database: "house" };
  const direct = { host: own, port: ports.database, from: WEB };
  const byEdge = { host: EDGE, port, from: WEB };
  const administrator = { user: "postgres", database: "postgres" };
  return [
    await seen("the service by the edge, by TLS", /one/, await attempt({ ...byEdge, ...site })),
    await seen(
      "the service by the edge, without TLS",
      /28000/,
      await attempt({ ...byEdge, ...site, isPlain: true }),
    ),
    await seen("the service past the edge", /28000/, await attempt({ ...direct, ...site })),
    await seen(
      "another database",
      /28000/,
      await attempt({ ...byEdge, user: "house", database: "postgres" }),
    ),
    await seen("the administrator by the edge", /28000/, await attempt({ ...byEdge, ...administrator })),
    await seen("the administrator past the edge", /28000/, await attempt({ ...direct, ...administrator })),
    await seen(
      "the administrator from a server's address, without its certificate",
      /28000/,
      await attempt({ ...direct, from: "127.0.0.32", ...administrator }),
    ),
    await seen(
      "the same with Redis's certificate",
      REFUSED,
      await attempt({ ...direct, from: "127.0.0.32", as: "redis1", ...administrator }),
    ),
  ];
}

async function tryRedis(home: string, machines: Machines, port: number): Promise<Figure[]> {
  const file = join(home, "redis-deployed.conf");
  const text = readFileSync(inRoot("deploy/redis/redis.conf"), "utf8")
    .replace("10.0.0.21", REDIS)
    .replace("tls-port 6379", `tls-port ${port}\ndir ${home}`)
    .replaceAll("set-by-the-operator-for-the-site", SITES.replaceAll(" ", "-"))
    .replaceAll("set-by-the-operator", PASSWORD.replaceAll(" ", "-"))
    .replaceAll("/etc/house/tls/ca.crt", machines.ca)
    .replaceAll("/etc/house/tls/machine.crt", machines.file("redis1", "crt"))
    .replaceAll("/etc/house/tls/machine.key", machines.file("redis1", "key"));
  writeFileSync(file, text);
  const tls = { ca: readFileSync(machines.ca, "utf8") };
  const quiet = { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null, host: REDIS, port };
  const say =
    (options: object, ...command: [string, ...string[]]): Attempt =>
    async () => {
      const client = new Redis({ ...quiet, ...options });
      client.on("error", () => undefined);
      try {
        return String(await client.call(...command));
      } finally {
        client.disconnect();
      }
    };
  const site = { tls, username: "house", password: SITES.replaceAll(" ", "-") };
  const program = createProgram({
    name: "redis as deployed",
    command: "/usr/bin/redis-server",
    args: [file],
    logFile: join(home, "redis-deployed.log"),
    answers: async () => void (await say(site, "PING")()),
  });
  await program.start();
  try {
    return [
      await seen("Redis, the site's user", /^OK$/, say(site, "SET", "x", "1")),
      await seen("its configuration by that user", /NOPERM/, say(site, "CONFIG", "SET", "dir", "/tmp")),
      await seen(
        "a replica of a stranger's by that user",
        /NOPERM/,
        say(site, "REPLICAOF", "203.0.113.1", "6379"),
      ),
      await seen("everything deleted by that user", /NOPERM/, say(site, "FLUSHALL")),
      await seen("nobody's", /NOAUTH|refused/, say({ tls }, "GET", "x")),
      await seen("without TLS", REFUSED, say({ username: "house", password: site.password }, "GET", "x")),
    ];
  } finally {
    await program.kill();
  }
}
