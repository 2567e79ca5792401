import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const everyMs = 1_000;
/** Memory of a server without leaks goes up and down; with a leak it ends well above the level after warming up. */
const mostRatio = 1.4;
const mostExtraMb = 96;

/** Resident memory of a process in MB; undefined when it has ended. */
export function residentMb(pid) {
  try {
    return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return process.platform === "linux" ? undefined : askedMb(pid);
  }
}

/** For systems without /proc. */
function askedMb(pid) {
  try {
    return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { stdio: "pipe" })) / 1024;
  } catch {
    return undefined;
  }
}

/**
 * Samples the memory of processes until stopped.
 * @param {Record<string, number>} pids by name
 */
export function watchMemory(pids) {
  const samples = Object.fromEntries(Object.keys(pids).map((name) => [name, []]));
  const timer = setInterval(() => {
    for (const [name, pid] of Object.entries(pids)) {
      const mb = residentMb(pid);
      if (mb !== undefined) samples[name].push(mb);
    }
  }, everyMs);
  return () => {
    clearInterval(timer);
    return Object.entries(samples).map(([name, list]) => ({ name, ...growthOf(list) }));
  };
}

/**
 * The minimum just after warming up and the minimum at the end: minima, because uncollected garbage is not a
 * leak.
 * @param {number[]} samples MB, evenly spaced; the first third is the warm-up
 */
export function growthOf(samples) {
  const span = Math.max(1, Math.floor(samples.length / 5));
  const warmAt = Math.floor(samples.length / 3);
  const warmMb = Math.min(...samples.slice(warmAt, warmAt + span));
  const endMb = Math.min(...samples.slice(-span));
  return { warmMb, endMb, isLeak: endMb > warmMb * mostRatio && endMb > warmMb + mostExtraMb };
}
