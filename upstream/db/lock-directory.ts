import { readFileSync } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Locks a data directory for this process; two processes on one PGlite directory would both write. A lock whose
 * process is gone (killed, or its pid reused by a later one) is taken over. Returns the release function. Throws
 * one line that says why when another live process holds it.
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, "database.lock");
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, "wx");
      await file.writeFile(`${process.pid} ${startOf(process.pid)}`);
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = await readFile(path, "utf8").catch(() => "");
    const [pid, start] = holder.split(" ");
    if (pid && start && startOf(Number(pid)) === start) {
      throw new Error(`the data directory ${dataDir} is in use by process ${pid}`);
    }
    await rm(path, { force: true });
  }
  throw new Error(`the data directory ${dataDir} cannot be locked`);
}

/** Start time of a process, in the system's ticks: tells a reused pid from the process that had it before. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return isAlive(pid) ? "alive" : "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
