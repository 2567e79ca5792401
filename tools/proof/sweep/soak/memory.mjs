import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

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
