import { readFileSync } from "node:fs";

const everyMs = 100;
const mebibyte = 1_024;

/** Resident memory of a process, MiB. */
const residentMiB = (pid) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / mebibyte;

/** Watches processes' resident memory; `stop` tells by how many MiB each grew at most. */
export function watchResident(pids) {
  const before = pids.map(residentMiB);
  const most = [...before];
  const timer = setInterval(() => {
    for (const [at, pid] of pids.entries()) most[at] = Math.max(most[at], residentMiB(pid));
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return pids.map((_, at) => ({ before: before[at], growth: most[at] - before[at] }));
    },
  };
}
