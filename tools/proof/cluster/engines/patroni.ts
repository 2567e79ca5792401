import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../../site/ports.mjs";
import { inRoot } from "../../../site/root.mjs";
import { acceptsAt } from "./answers";
import { addressOf, EDGE, type Machines, makeMachines } from "./machines";
import { databaseFolder } from "./postgres";
import { createProgram, giveTo, type Program } from "./program";

const USER = "postgres";
const NODES = 3;
const PATIENCE_MS = 90_000;
const LOOKED_MS = 3_000;
export const PASSWORD = "of this trial alone";

const deployed = (file: string) => readFileSync(inRoot("deploy", file), "utf8");

/** Three PostgreSQL servers whose primary Patroni chooses, by deploy/patroni, deploy/etcd and deploy/tls. */
export interface Patroni {
  readonly machines: Machines;
  readonly ports: Ports;
  /** haproxy's port, which leads to the primary. */
  readonly port: number;
  /** The longest life of a primary's key, s. */
  readonly ttlSeconds: number;
  /** The primary's own address. @throws Error where there is none */
  primary(): Promise<string>;
  /** kill -9 of the primary's Patroni and of all its server's processes, as if the machine were gone. */
  loseMachine(): Promise<void>;
  stop(): Promise<void>;
}

interface Node {
  program: Program;
  address: string;
  /** Of Patroni's REST API. */
  api: string;
  dir: string;
}

/** The same on each machine. */
interface Ports {
  etcd: number;
  peers: number;
  api: number;
  database: number;
}

/**
 * @param admitted further lines of pg_hba, for a row that has neither certificates nor passwords of its own
 */
export async function openPatroni(home: string, admitted: readonly string[] = []): Promise<Patroni> {
  const started: Program[] = [];
  const nodes: Node[] = [];
  const stop = async () => {
    for (const { dir, program } of nodes) {
      if (program.isRunning()) await program.kill();
      killServer(dir);
    }
    for (const program of started) await program.kill();
  };
  try {
    const machines = makeMachines(home);
    const ports = { etcd: await findFreePort(), peers: await findFreePort(), api: await findFreePort() };
    const database = await findFreePort();
    const all = { ...ports, database };
    const etcds = Array.from({ length: NODES }, (_, at) => createEtcd(home, at + 1, machines, all));
    started.push(...etcds);
    // None of them answers before there is a majority.
    await Promise.all(etcds.map((etcd) => etcd.start()));
    for (let at = 1; at <= NODES; at++) nodes.push(createNode(home, at, machines, all, admitted));
    const primary = async () => {
      for (const { api, address } of nodes) {
        const { status } = await machines.ask(`${api}/primary`).catch(() => ({ status: 0 }));
        if (status === 200) return address;
      }
      throw new Error("no server is the primary");
    };
    for (const { program } of nodes) await program.start();
    await untilSynchronous(nodes, machines);
    const way = await createWay(home, nodes, machines, all);
    started.push(way.program);
    await way.program.start();
    // It leads to every server until it has looked at each once.
    await wait(LOOKED_MS);
    return {
      ...{ machines, ports: all, port: way.port },
      ttlSeconds: Number(/^ *ttl: (\d+)$/m.exec(deployed("patroni/patroni.yml"))?.[1]),
      primary,
      async loseMachine() {
        const address = await primary();
        const node = nodes.find((each) => each.address === address);
        await node?.program.kill();
        killServer(node?.dir ?? "");
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One of three by deploy/etcd. */
function createEtcd(home: string, at: number, machines: Machines, ports: Ports): Program {
  const dir = join(home, `etcd${at}`);
  mkdirSync(dir, { mode: 0o700 });
  giveTo(USER, dir);
  const text = machines
    .here(deployed("etcd/etcd.conf"), at)
    .replaceAll(":2379", `:${ports.etcd}`)
    .replaceAll(":2380", `:${ports.peers}`)
    .replace(/^ETCD_NAME=.*$/m, `ETCD_NAME=pg${at}`)
    .replace(/^ETCD_DATA_DIR=.*$/m, `ETCD_DATA_DIR=${dir}`);
  const env = Object.fromEntries(
    [...text.matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]),
  );
  return createProgram({
    name: `etcd${at}`,
    command: "/usr/bin/etcd",
    args: [],
    env,
    logFile: join(home, `etcd${at}.log`),
    user: USER,
    async answers() {
      const { status } = await machines.ask(`https://${addressOf(at)}:${ports.etcd}/health`, { as: "pg1" });
      if (status !== 200) throw new Error(`etcd${at} answered ${status}`);
    },
  });
}

function createNode(
  home: string,
  at: number,
  machines: Machines,
  ports: Ports,
  admitted: readonly string[],
): Node {
  const dir = join(home, `patroni${at}`);
  mkdirSync(dir, { mode: 0o700 });
  giveTo(USER, dir);
  const file = join(home, `patroni${at}.yml`);
  writeFileSync(
    file,
    machines
      .here(deployed("patroni/patroni.yml"), at)
      .replace(/^name: .*$/m, `name: pg${at}`)
      .replaceAll(":2379", `:${ports.etcd}`)
      .replaceAll(":8008", `:${ports.api}`)
      .replaceAll(":5432", `:${ports.database}`)
      .replaceAll("set-by-the-operator", PASSWORD)
      .replace(/^ {2}data_dir: .*$/m, `  data_dir: ${dir}/data`)
      .replace(/^ {2}bin_dir: .*$/m, `  bin_dir: ${databaseFolder()}`)
      // No archive: another row restores one. A server's copy comes from the primary.
      .replace(/^ +archive_(mode|command|timeout): .*\n/gm, "")
      .replace(/^ +recovery_conf:\n.*\n/m, "")
      .replace(/^ {4}- pgbackrest\n/m, "")
      .replace(/^ {2}pgbackrest:\n( {4}.*\n)+/m, "")
      .replace(/^watchdog:\n( +.*\n)+/m, "")
      // The servers come from 127.0.0.1 to each other here, with their certificates all the same.
      .replace(
        /^ {4}- hostssl .*127\.0\.0\.31\/32.*$/gm,
        (line) => `${line}\n${line.replace("0.31/", "0.1/")}`,
      )
      .replace(/^ {4}ssl: "on"$/m, `    ssl: "on"\n    unix_socket_directories: ${dir}`)
      .replace(/^ {4}- local all all peer$/m, (line) =>
        [line, ...admitted.map((one) => `    - ${one}`)].join("\n"),
      ),
  );
  const api = `https://${addressOf(at)}:${ports.api}`;
  const program = createProgram({
    name: `patroni${at}`,
    command: "/usr/bin/patroni",
    env: { HOME: dir },
    args: [file],
    logFile: join(home, `patroni${at}.log`),
    user: USER,
    // Answers 200 as primary, and as a standby that follows.
    async answers() {
      const { status } = await machines.ask(`${api}/health`);
      if (status !== 200) throw new Error(`patroni${at} answered ${status}`);
    },
  });
  return { program, api, address: addressOf(at), dir: join(dir, "data") };
}

/** Waits until one of them is the synchronous standby and every one runs. */
async function untilSynchronous(nodes: readonly Node[], machines: Machines): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  const isSo = async () => {
    const answers = await Promise.allSettled(nodes.map(({ api }) => machines.ask(`${api}/synchronous`)));
    return answers.some((one) => one.status === "fulfilled" && one.value.status === 200);
  };
  while (!(await isSo())) {
    if (Date.now() > deadline)
      throw new Error(
        `no synchronous standby: ${nodes.map(({ program }) => program.lastWords()).join("\n")}`,
      );
    await wait(200);
  }
}

/** haproxy's way to the primary by deploy/haproxy, from the address that PostgreSQL knows as the edge's. */
async function createWay(
  home: string,
  nodes: readonly Node[],
  machines: Machines,
  ports: Ports,
): Promise<{ program: Program; port: number }> {
  const port = await findFreePort();
  const section = /listen postgres_primary\n(.+\n)+/.exec(deployed("haproxy/haproxy.cfg"))?.[0] ?? "";
  const own = machines
    .here(section, 1)
    .replace(/bind .*/, `bind 127.0.0.1:${port}\n    bind ${EDGE}:${port}\n    source ${EDGE}`)
    .replaceAll(":5432", `:${ports.database}`)
    .replaceAll("port 8008", `port ${ports.api}`)
    .replace(/ *option tcplog\n *log-format .*\n/, "");
  const file = join(home, "way.cfg");
  writeFileSync(file, `defaults\n    timeout connect 2s\n${own}`);
  if (nodes.length !== own.match(/server pg/g)?.length) throw new Error("haproxy leads to other servers");
  const program = createProgram({
    name: "way",
    command: "/usr/sbin/haproxy",
    args: ["-db", "-f", file],
    logFile: join(home, "way.log"),
    answers: () => acceptsAt(port),
  });
  return { program, port };
}

/** The server's process and its children: they are of one group. */
function killServer(dir: string): void {
  try {
    const pid = Number(readFileSync(join(dir, "postmaster.pid"), "utf8").split("\n")[0]);
    process.kill(pid, "SIGKILL");
  } catch {
    // It does not run.
  }
}
