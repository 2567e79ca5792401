import { readdirSync, readlinkSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { residentMb } from "./memory.mjs";
import { percentiles } from "./times.mjs";

const everyMs = 1_000;
const patienceMs = 15_000;

/**
 * What may not grow in a process: `growth` is the least that counts, as a ratio and in units, between the span just
 * after warming up and the last one.
 */
const measures = {
  memory: { unit: "MB", of: (list) => Math.min(...list), growth: { ratio: 1.4, units: 96 } },
  sockets: { unit: "", of: (list) => Math.min(...list), growth: { ratio: 1.2, units: 8 } },
  lag: { unit: "ms", of: (list) => percentiles(list).p50, growth: { ratio: 2, units: 50 } },
};

/** Open sockets of a process; undefined where the system does not tell. */
export function socketsOf(pid) {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).filter((fd) => isSocket(`${folder}/${fd}`)).length;
  } catch {
    return undefined;
  }
}

/** False for one that was closed meanwhile. */
function isSocket(path) {
  try {
    return readlinkSync(path).startsWith("socket:");
  } catch {
    return false;
  }
}

/** How long a process takes to answer a request without work. */
async function lagOf(url) {
  const begun = performance.now();
  await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then((answer) => answer.arrayBuffer());
  return performance.now() - begun;
}

/**
 * Samples memory, sockets and lag of processes until stopped.
 * @param {Record<string, { pid: number, health: string }>} processes by name, each with an address that costs nothing
 * @returns ends it; each measure of each process at its warm level and at its end
 */
export function watchProcesses(processes) {
  const samples = Object.entries(processes).flatMap(([name, facts]) =>
    Object.keys(measures).map((what) => ({ name, what, facts, list: [] })),
  );
  const read = {
    memory: ({ pid }) => residentMb(pid),
    sockets: ({ pid }) => socketsOf(pid),
    lag: ({ health }) => lagOf(health).catch(() => patienceMs),
  };
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      await wait(everyMs);
      for (const { what, facts, list } of samples) {
        const value = await read[what](facts);
        if (value !== undefined) list.push(value);
      }
    }
  })();
  return async () => {
    isOver = true;
    await sampling;
    return samples
      .filter(({ list }) => list.length > 0)
      .map(({ name, what, list }) => ({ name, what, unit: measures[what].unit, ...growthOf(list, what) }));
  };
}

/**
 * The level just after warming up and the level at the end: of memory and sockets the minimum, because what has not
 * been collected or closed yet is not lost; of lag the median, because a single long answer is not a growing one.
 * @param {number[]} list evenly spaced; the first third is the warm-up
 * @param {keyof typeof measures} what
 */
export function growthOf(list, what) {
  const { of, growth } = measures[what];
  const span = Math.max(1, Math.floor(list.length / 5));
  const warmAt = Math.floor(list.length / 3);
  const [warm, end] = [of(list.slice(warmAt, warmAt + span)), of(list.slice(-span))];
  return { warm, end, grows: end > warm * growth.ratio && end > warm + growth.units };
}
