import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";
const NEEDED_BYTES = 4 * 2 ** 30;

/** Where the databases of tests and stories are made: in memory, where the machine has room for it, which is quicker. */
export const databaseHome = hasRoom() ? memory : tmpdir();

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= NEEDED_BYTES;
}
