import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { inRoot } from "../../../site/root.mjs";

/** What is measured of broadcasts, ms; each the median of all. */
export interface Delivery {
  /** Until the last socket has heard it. */
  lastMs: number;
  /** Until 99 of 100 have. */
  p99Ms: number;
  worstP99Ms: number;
  openMs: number;
  /** Memory of the servers for each socket, kB. */
  kilobytes: number;
}

export interface BroadcastParts {
  /** Each server gets the same number of sockets. */
  servers: readonly { address: string; pid: number }[];
  sockets: number;
  channel: string | null;
  event: string;
  /** Makes all servers send the event once. */
  publish(): Promise<unknown>;
}

const ROUNDS = 9;
/** Not counted: the program is compiled as it runs. */
const WARM = 3;
const PATIENCE_MS = 120_000;

const nowMs = () => Number(process.hrtime.bigint()) / 1e6;
const partOf = (name: string) => inRoot(`tools/proof/cluster/sockets/${name}.mjs`);

/** A process that is gone with this one. */
export const startPart = (name: "plain-server" | "listeners"): ChildProcess =>
  fork(partOf(name), { execArgv: [] });

/** Opens the sockets, by a process for each server, and measures broadcasts to all of them. */
export async function measureBroadcasts(parts: BroadcastParts): Promise<Delivery> {
  const { servers, sockets, channel, event, publish } = parts;
  const memory = () => servers.reduce((sum, { pid }) => sum + residentKilobytes(pid), 0);
  const listeners = servers.map(() => startPart("listeners"));
  try {
    const before = memory();
    const opened = listeners.map(answerOf<{ openMs: number }>);
    for (const [at, listener] of listeners.entries())
      listener.send({
        ...{ address: servers[at]?.address, channel, event, net: `127.3.${at}` },
        sockets: sockets / servers.length,
      });
    const openMs = Math.max(...(await Promise.all(opened)).map((each) => each.openMs));
    const kilobytes = (memory() - before) / sockets;
    const rounds: number[][] = [];
    for (let round = 0; round < WARM + ROUNDS; round++) {
      const heard = Promise.all(listeners.map(answerOf<{ heardMs: number[] }>));
      const sentMs = nowMs();
      await publish();
      const times = (await heard).flatMap(({ heardMs }) => heardMs.map((ms) => ms - sentMs));
      if (round >= WARM) rounds.push(times.sort((one, other) => one - other));
    }
    const p99s = rounds.map((times) => times[Math.ceil(times.length * 0.99) - 1] ?? 0);
    return {
      lastMs: medianOf(rounds.map((times) => times.at(-1) ?? 0)),
      p99Ms: medianOf(p99s),
      worstP99Ms: Math.max(...p99s),
      openMs,
      kilobytes,
    };
  } finally {
    for (const listener of listeners) listener.kill("SIGKILL");
  }
}

/** @throws Error where a process ends or says nothing */
async function answerOf<Said>(listener: ChildProcess): Promise<Said> {
  const [said] = await once(listener, "message", { signal: AbortSignal.timeout(PATIENCE_MS) });
  return said as Said;
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const residentKilobytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
