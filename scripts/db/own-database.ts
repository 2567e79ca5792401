import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Path of the embedded database, by the environment and `.env`.
 * @throws Error where DATABASE_URL is set, so that the site uses another database
 */
export function ownDatabase(): { dataDir: string; home: string; isThere: boolean } {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL)
    throw new Error("DATABASE_URL is set: this is for the embedded database; open that one with psql");
  const dataDir = resolve(DATA_DIR || ".data");
  const home = join(dataDir, "pglite");
  return { dataDir, home, isThere: existsSync(home) };
}

/** Why a script failed, in one line for a person. */
export function reasonOf(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return /in use by process/.test(why) ? `${why}; stop the site first` : why;
}
