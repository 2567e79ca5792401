import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { takeLock } from "../../tools/site/lock.mjs";
import { StartError } from "../../tools/site/start-error.mjs";

/**
 * Creates the data directory when it is missing, checks that it is writable, and locks it for this launcher.
 * @returns {{ release: () => void }}
 * @throws StartError when it is a file, is not writable, or is locked by a running launcher
 */
export function openDataDir(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new StartError(`DATA_DIR ${path} is a file, not a folder.`);
  try {
    makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    // Access rights look fine on a read-only or full disk; only writing shows the error.
    const probe = join(path, `.probe-${process.pid}`);
    writeFileSync(probe, "x");
    rmSync(probe);
  } catch (error) {
    throw new StartError(`DATA_DIR ${path} cannot be written (${error.code}).`);
  }
  const lock = takeLock(join(path, "launcher.lock"));
  if ("heldBy" in lock) {
    throw new StartError(
      `DATA_DIR ${path} is in use by process ${lock.heldBy}; stop it or choose another DATA_DIR.`,
    );
  }
  return lock;
}

// Node's own recursive mkdir never returns where the system answers ENOENT below a folder that exists (/proc).
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
