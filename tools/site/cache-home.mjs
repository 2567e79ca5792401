import { homedir } from "node:os";
import { join } from "node:path";

/** Where this project keeps what another checkout on the same machine may use: outside the tree, and safe to remove. */
export const cacheHome = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "house-of-numbers");
