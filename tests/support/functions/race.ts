import { sql } from "drizzle-orm";
import type { Database, Tx } from "@/upstream/db/tx";
import { value } from "./case";

const POLL_MS = 5;

interface Raced<Result> {
  /** The second one waited for a lock of the first. */
  readonly waited: boolean;
  readonly result: Result;
}

/**
 * Two transactions side by side: the first has done its part and is not committed yet when the second one begins; it is
 * committed once the second one waits for it, or is through.
 * @param meanwhile runs on a third connection before the first is committed
 * @param last is what the first one does at the end, once the second one waits for it
 */
export async function race<Result>(
  db: Database,
  first: (tx: Tx) => Promise<unknown>,
  second: (tx: Tx) => Promise<Result>,
  meanwhile?: (db: Database) => Promise<void>,
  last?: (tx: Tx) => Promise<unknown>,
): Promise<Raced<Result>> {
  let running: Promise<Result> | undefined;
  let waited = false;
  await db.transaction(async (tx) => {
    await first(tx);
    let pid = 0;
    let isThrough = false;
    running = db.transaction(async (other) => {
      pid = await value<number>(other, sql`SELECT pg_backend_pid() AS value`);
      return second(other);
    });
    running
      .catch(() => undefined)
      .finally(() => {
        isThrough = true;
      });
    while (!isThrough && !waited) {
      waited = pid > 0 && (await isBlocked(db, pid));
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
    await meanwhile?.(db);
    await last?.(tx);
  });
  if (!running) throw new Error("the second one did not begin");
  return { waited, result: await running };
}

const isBlocked = (db: Database, pid: number) =>
  value<boolean>(db, sql`SELECT cardinality(pg_blocking_pids(${pid})) > 0 AS value`);

/** Fails at once where a row is locked that it asks for, instead of waiting. */
export async function inHaste(tx: Tx): Promise<void> {
  await tx.execute(sql`SET LOCAL lock_timeout = '200ms'`);
}
