import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { isAlive, startMark } from "./process-facts.mjs";

/**
 * Takes a lock file that names its holder. A lock is taken over when its holder has ended (or its process id
 * belongs to another process now).
 * @returns {{ release: () => void } | { heldBy: number }}
 */
export function takeLock(path) {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, mark: startMark(process.pid) }));
  try {
    for (;;) {
      try {
        // A link is created with its content; a file opened for writing would be empty for a moment.
        linkSync(mine, path);
        return { release: () => releaseLock(path) };
      } catch (error) {
        if (error.code !== "EEXIST") throw error;
      }
      const holder = readHolder(path);
      if (holder && isSameProcess(holder)) return { heldBy: holder.pid };
      setAside(path);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function isSameProcess({ pid, mark }) {
  return isAlive(pid) && (!mark || startMark(pid) === mark);
}

function readHolder(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function setAside(path) {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  // Another process may have taken it between the read and the rename: then it is renamed back.
  const holder = readHolder(aside);
  if (holder && isSameProcess(holder)) {
    try {
      linkSync(aside, path);
    } catch {}
  }
  rmSync(aside, { force: true });
}

function releaseLock(path) {
  if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
}
