import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const everyMs = 1_000;
/** A server that holds what it needs goes up and down; one that leaks stands well above where it stood when warm. */
const mostRatio = 1.4;
const mostExtraMb = 96;

/** Memory of a process in MB (resident), as the system counts it; undefined when it has ended. */
export function residentMb(pid) {
  try {
    return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return process.platform === "linux" ? undefined : askedMb(pid);
  }
}

/** Systems without /proc have ps. */
function askedMb(pid) {
  try {
    return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { stdio: "pipe" })) / 1024;
  } catch {
    return undefined;
  }
}

/**
 * Watches the memory of processes until stopped.
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
 * The least memory of the time just after warming up beside the least at the end: the least, because what was not
 * yet collected is no leak.
 * @param {number[]} samples MB, evenly spaced; the first third is the warming up
 */
export function growthOf(samples) {
  const span = Math.max(1, Math.floor(samples.length / 5));
  const warmAt = Math.floor(samples.length / 3);
  const warmMb = Math.min(...samples.slice(warmAt, warmAt + span));
  const endMb = Math.min(...samples.slice(-span));
  return { warmMb, endMb, isLeak: endMb > warmMb * mostRatio && endMb > warmMb + mostExtraMb };
}
