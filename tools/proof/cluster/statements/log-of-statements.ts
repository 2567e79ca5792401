import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { Pair } from "../engines/postgres";
import { type Logged, parseLog } from "./parse-log";

/** Settings of a database by which each statement is logged. Writing the plans takes longer than most statements. */
const settings = {
  times: { log_min_duration_statement: "0" },
  plans: {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_nested_statements": "on",
    "auto_explain.log_format": "json",
  },
} as const;

/**
 * Makes the primary log the time, or the plan, of every statement in a database, those inside functions with plans
 * too, from the next connection on.
 */
export async function logStatements(
  postgres: Pair,
  database: string,
  what: keyof typeof settings,
): Promise<void> {
  await postgres.query(`ALTER DATABASE ${database} RESET ALL`);
  for (const [name, value] of Object.entries(settings[what]))
    await postgres.query(`ALTER DATABASE ${database} SET ${name} = '${value}'`);
  // The pooler keeps connections that do not know of it yet.
  await postgres.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
  );
}

/** Reads a log from where it ends now; each call returns what was written since the one before. */
export function followLog(file: string): { next(): Logged; close(): void } {
  const log = openSync(file, "r");
  let at = fstatSync(log).size;
  return {
    next() {
      const bytes = Buffer.alloc(fstatSync(log).size - at);
      readSync(log, bytes, 0, bytes.length, at);
      at += bytes.length;
      return parseLog(bytes.toString("utf8"));
    },
    close: () => closeSync(log),
  };
}
