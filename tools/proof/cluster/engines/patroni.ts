import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../../site/ports.mjs";
import { inRoot } from "../../../site/root.mjs";
import { acceptsAt, answersAt } from "./answers";
import { databaseFolder } from "./postgres";
import { createProgram, giveTo, type Program } from "./program";

const USER = "postgres";
const NODES = 3;
const PATIENCE_MS = 90_000;
const LOOKED_MS = 3_000;
const PASSWORD = "of this trial alone";

/** Three PostgreSQL servers whose primary Patroni chooses, by deploy/patroni and one etcd. */
export interface Patroni {
  /** haproxy's port, which leads to the primary. */
  readonly port: number;
  /** The longest life of a primary's key, s. */
  readonly ttlSeconds: number;
  /** The primary's own port. @throws Error where there is none */
  primary(): Promise<number>;
  /** kill -9 of the primary's Patroni and of all its server's processes, as if the machine were gone. */
  loseMachine(): Promise<void>;
  stop(): Promise<void>;
}

interface Node {
  program: Program;
  port: number;
  api: number;
  dir: string;
}

export async function openPatroni(home: string): Promise<Patroni> {
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
    const etcd = await createEtcd(home);
    started.push(etcd.program);
    await etcd.program.start();
    for (let at = 1; at <= NODES; at++) nodes.push(await createNode(home, at, etcd.port));
    const primary = async () => {
      for (const { api, port } of nodes) {
        const isPrimary = await answersAt(`http://127.0.0.1:${api}/primary`, 1_000).then(
          () => true,
          () => false,
        );
        if (isPrimary) return port;
      }
      throw new Error("no server is the primary");
    };
    for (const { program } of nodes) await program.start();
    await untilSynchronous(nodes);
    const way = await createWay(home, nodes);
    started.push(way.program);
    await way.program.start();
    // It leads to every server until it has looked at each once.
    await wait(LOOKED_MS);
    return {
      port: way.port,
      ttlSeconds: Number(/^ *ttl: (\d+)$/m.exec(deployed("patroni/patroni.yml"))?.[1]),
      primary,
      async loseMachine() {
        const port = await primary();
        const node = nodes.find((each) => each.port === port);
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

const deployed = (file: string) => readFileSync(inRoot("deploy", file), "utf8");

async function createEtcd(home: string): Promise<{ program: Program; port: number }> {
  const [port, peers] = [await findFreePort(), await findFreePort()];
  const dir = join(home, "etcd");
  mkdirSync(dir, { mode: 0o700 });
  giveTo(USER, dir);
  const at = (number: number) => `http://127.0.0.1:${number}`;
  const program = createProgram({
    name: "etcd",
    command: "/usr/bin/etcd",
    args: [
      ...["--name", "pg1", "--data-dir", dir, "--initial-cluster", `pg1=${at(peers)}`],
      ...["--listen-client-urls", at(port), "--advertise-client-urls", at(port)],
      ...["--listen-peer-urls", at(peers), "--initial-advertise-peer-urls", at(peers)],
    ],
    logFile: join(home, "etcd.log"),
    user: USER,
    answers: () => answersAt(`${at(port)}/health`),
  });
  return { program, port };
}

async function createNode(home: string, at: number, etcd: number): Promise<Node> {
  const [port, api] = [await findFreePort(), await findFreePort()];
  const dir = join(home, `patroni${at}`);
  mkdirSync(dir, { mode: 0o700 });
  giveTo(USER, dir);
  const file = join(home, `patroni${at}.yml`);
  writeFileSync(
    file,
    deployed("patroni/patroni.yml")
      .replace(/^name: .*$/m, `name: pg${at}`)
      .replace(/^ {2}hosts: .*$/m, `  hosts: 127.0.0.1:${etcd}`)
      .replaceAll("10.0.0.31:8008", `127.0.0.1:${api}`)
      .replaceAll("10.0.0.31:5432", `127.0.0.1:${port}`)
      .replaceAll("10.0.0.0/24 scram-sha-256", "127.0.0.1/32 trust")
      .replaceAll("set-by-the-operator", PASSWORD)
      .replace(/^ {2}data_dir: .*$/m, `  data_dir: ${dir}/data`)
      .replace(/^ {2}bin_dir: .*$/m, `  bin_dir: ${databaseFolder()}`)
      // No archive: another row restores one. A server's copy comes from the primary.
      .replace(/^ +archive_(mode|command|timeout): .*\n/gm, "")
      .replace(/^ +recovery_conf:\n.*\n/m, "")
      .replace(/^ {4}- pgbackrest\n/m, "")
      .replace(/^ {2}pgbackrest:\n( {4}.*\n)+/m, "")
      .replace(/^watchdog:\n( +.*\n)+/m, "")
      .replace(
        /^ {2}authentication:/m,
        `  parameters:\n    unix_socket_directories: ${dir}\n  authentication:`,
      ),
  );
  const program = createProgram({
    name: `patroni${at}`,
    command: "/usr/bin/patroni",
    env: { HOME: dir },
    args: [file],
    logFile: join(home, `patroni${at}.log`),
    user: USER,
    // Answers 200 as primary, and as a standby that follows.
    answers: () => answersAt(`http://127.0.0.1:${api}/health`),
  });
  return { program, port, api, dir: join(dir, "data") };
}

/** Waits until one of them is the synchronous standby and every one runs. */
async function untilSynchronous(nodes: readonly Node[]): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  const isSo = async (path: string) => {
    const answers = await Promise.allSettled(
      nodes.map(({ api }) => answersAt(`http://127.0.0.1:${api}/${path}`, 1_000)),
    );
    return answers.some(({ status }) => status === "fulfilled");
  };
  while (!(await isSo("synchronous"))) {
    if (Date.now() > deadline)
      throw new Error(
        `no synchronous standby: ${nodes.map(({ program }) => program.lastWords()).join("\n")}`,
      );
    await wait(200);
  }
}

/** haproxy's way to the primary by deploy/haproxy. */
async function createWay(home: string, nodes: readonly Node[]): Promise<{ program: Program; port: number }> {
  const port = await findFreePort();
  const text = deployed("haproxy/haproxy.cfg");
  const section = /listen postgres_primary\n(.+\n)+/.exec(text)?.[0] ?? "";
  const servers = nodes.reduce(
    (config, node, at) =>
      config.replace(
        new RegExp(`server pg${at + 1} .*`),
        `server pg${at + 1} 127.0.0.1:${node.port} check port ${node.api}`,
      ),
    section.replace("10.0.0.10:5000", `127.0.0.1:${port}`).replace(/ *option tcplog\n *log-format .*\n/, ""),
  );
  const file = join(home, "way.cfg");
  writeFileSync(file, `defaults\n    timeout connect 2s\n${servers}`);
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
