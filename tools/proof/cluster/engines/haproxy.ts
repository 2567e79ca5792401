import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../../site/ports.mjs";
import { inRoot } from "../../../site/root.mjs";
import { acceptsAt } from "./answers";
import { createProgram, type Program } from "./program";

export interface Edge extends Program {
  /** What browsers reach: pages and calls. */
  readonly origin: string;
  /** What browsers open their push sockets at, straight to the push processes. */
  readonly pushOrigin: string;
  /** What the webs reach: the calls processes. */
  readonly callsOrigin: string;
  /** Resolves once it leads to every process that it knows. @throws Error that names the others, after 60 s */
  seesAll(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Ports of the processes behind it. */
export interface Targets {
  webs: readonly number[];
  calls: readonly number[];
  pushes: readonly number[];
}

/** Where the edge itself listens. */
export interface EdgePorts {
  origin: number;
  sockets: number;
  inner: number;
  eyes: number;
}

const at = (port: number) => `127.0.0.1:${port}`;

/**
 * deploy/haproxy with this machine's addresses, without TLS and without the way to the database: the trial leads the
 * pooler to the primary by itself. @throws Error where deploy/haproxy has not what is to be replaced
 */
export function edgeConfig(deployed: string, home: string, own: EdgePorts, targets: Targets): string {
  const serversOf = (name: string, ports: readonly number[]) =>
    ports.map(
      (port, index) => [new RegExp(`(server ${name}${index + 1}) 10\\.\\S+`, "g"), `$1 ${at(port)}`] as const,
    );
  const changes: readonly (readonly [RegExp, string])[] = [
    ...serversOf("web", targets.webs),
    ...serversOf("calls", targets.calls),
    ...serversOf("push", targets.pushes),
    // More would need a higher limit of open files.
    [/maxconn 40000/, "maxconn 4000"],
    [/log \/dev\/log local0 info/, "log stdout format raw local0 info"],
    [/\/run\/haproxy\/admin\.sock/, socketIn(home)],
    [/bind :80\n/, `bind ${at(own.origin)}\n    bind ${at(own.sockets)}\n`],
    [/ *bind :443 .*\n/, ""],
    [/ *http-request redirect scheme https .*\n/, ""],
    [/X-Forwarded-Proto https/, "X-Forwarded-Proto http"],
    // The port stands for the name.
    [/hdr\(host\) -i push\.house\.example/, `dst_port ${own.sockets}`],
    [/bind 10\.0\.0\.10:4000/, `bind ${at(own.inner)}`],
    [/bind 10\.0\.0\.10:8405/, `bind ${at(own.eyes)}`],
    [/listen postgres_primary\n(.+\n)+/, ""],
  ];
  return changes.reduce((config, [from, to]) => {
    if (config.search(from) < 0) throw new Error(`deploy/haproxy/haproxy.cfg has no ${from}`);
    return config.replace(from, to);
  }, deployed);
}

const socketIn = (home: string) => join(home, "haproxy.sock");

/** One machine plays every visitor here, so that limits of an address would be all that is seen. */
const forOneMachine = (config: string): string =>
  config.replace(/ *(?:stick-table|tcp-request connection|http-request deny deny_status 429) .*\n/g, "");

/** The edge, and the way between webs and calls. */
export async function createEdge(home: string, targets: Targets): Promise<Edge> {
  const own = {
    origin: await findFreePort(),
    sockets: await findFreePort(),
    inner: await findFreePort(),
    eyes: await findFreePort(),
  };
  const file = join(home, "haproxy.cfg");
  const deployed = readFileSync(inRoot("deploy/haproxy/haproxy.cfg"), "utf8");
  writeFileSync(file, forOneMachine(edgeConfig(deployed, home, own, targets)));
  const program = createProgram({
    name: "haproxy",
    command: "/usr/sbin/haproxy",
    args: ["-db", "-f", file],
    logFile: join(home, "haproxy.log"),
    answers: () => acceptsAt(own.origin),
  });
  const origin = (port: number) => `http://${at(port)}`;
  return {
    ...program,
    origin: origin(own.origin),
    pushOrigin: origin(own.sockets),
    callsOrigin: origin(own.inner),
    async seesAll() {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const down = (await statesAt(socketIn(home))).filter(({ status }) => status !== "UP");
        if (down.length === 0) return;
        if (Date.now() > deadline)
          throw new Error(`the edge takes for down: ${down.map(({ name }) => name).join(", ")}`);
        await wait(100);
      }
    },
  };
}

/** What it holds of its servers, by the first columns of its own table: backend, server and, later, status. */
async function statesAt(socket: string): Promise<{ name: string; status: string }[]> {
  const connection = connect(socket);
  connection.end("show stat\n");
  const [head = "", ...lines] = (await text(connection)).trim().split("\n");
  const column = head.split(",").indexOf("status");
  return lines
    .map((line) => line.split(","))
    .filter(([, server]) => server !== "FRONTEND" && server !== "BACKEND")
    .map((columns) => ({ name: `${columns[0]}/${columns[1]}`, status: columns[column] ?? "" }));
}
