import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** True when a process of this id runs; a zombie does not run. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
  return statField(pid, 0) !== "Z";
}

/** When a process started, as text for comparing two processes with the same id; "" when unknown. */
export function startMark(pid) {
  const ticks = statField(pid, 19);
  if (ticks) return ticks;
  if (process.platform === "win32") return "";
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim();
  } catch {
    return "";
  }
}

/** Milliseconds of processor time that a process has used, its threads included; NaN where /proc is missing. */
export const cpuMs = (pid) => (Number(statField(pid, 11)) + Number(statField(pid, 12))) * tickMs;

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** A field of /proc/<pid>/stat, counted from the state (the name before it may contain spaces). */
function statField(pid, index) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ")[index];
  } catch {
    return undefined;
  }
}
