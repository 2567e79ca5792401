/** The connections of one process: opened, lent with a time limit, and returned. */
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { DatabaseUnavailable } from "./busy";
import {
  CALL_MS,
  CONNECT_MS,
  IDLE_IN_TRANSACTION_MS,
  JOB_LOCK_MS,
  KEEP_ALIVE_MS,
  LOCK_MS,
  MOST_WAITING,
  POOL_SIZE,
  STATEMENT_MS,
} from "./limits";
import { type Probe, whenSilent } from "./silence";
import type { Tx } from "./tx";

const style = { casing: "snake_case" } as const;
const ignore = () => undefined;

/** What ends a call whose database does not answer. */
interface Limits {
  probe: Probe;
}

interface Loan {
  /** Restarts the time limit from now, for work that is known to take long. */
  allow(limitMs: number): void;
}

/** The running transactions whose time limit can still be changed. */
const loans = new WeakMap<Tx, Loan>();

/** Connections to a PostgreSQL server, each with time limits that the server enforces. */
export function serverPool(connectionString: string, size = POOL_SIZE): pg.Pool {
  return watched({
    connectionString,
    max: size,
    connectionTimeoutMillis: CONNECT_MS.postgres,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
}

/** The only connection to the embedded database, which has no time limits of its own. */
export function embeddedPool(address: pg.PoolConfig): pg.Pool {
  return watched({ ...address, max: 1, connectionTimeoutMillis: CONNECT_MS.pglite });
}

function watched(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // The pool replaces an idle connection that fails; without a listener the error would end the process.
  pool.on("error", ignore);
  // The same holds for one that fails between two statements of a transaction: the next statement then fails.
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

/**
 * Drizzle over the pool. Drizzle's own checkout leaks a connection when BEGIN fails and waits for ever on an
 * unresponsive server: here every statement and transaction borrows by `lend`.
 */
export function drizzleOver(pool: pg.Pool, limits: Limits | null): NodePgDatabase {
  pool.query = ((...sent: unknown[]) =>
    withConnection(pool, limits, (client) =>
      (client.query as (...sent: unknown[]) => Promise<unknown>)(...sent),
    )) as typeof pool.query;
  const db = drizzle(pool, style);
  const bound = new WeakMap<pg.PoolClient, NodePgDatabase>();
  db.transaction = (run, config) =>
    withConnection(pool, limits, (client, loan) => {
      const own = bound.get(client) ?? drizzle(client, style);
      bound.set(client, own);
      return own.transaction((tx) => {
        if (limits) loans.set(tx, loan);
        return run(tx);
      }, config);
    });
  return db;
}

/**
 * Runs work on a connection of its own and always returns it. Past the limit, and where the database answers nobody,
 * the connection is closed, so that the work fails; null: no limits. Throws DatabaseUnavailable where there is no connection, or it was lost during the work.
 */
async function withConnection<Result>(
  pool: pg.Pool,
  limits: Limits | null,
  work: (client: pg.PoolClient, loan: Loan) => Promise<Result>,
): Promise<Result> {
  if (pool.waitingCount >= MOST_WAITING)
    throw new DatabaseUnavailable("too many calls wait for a connection");
  const client = await connected(pool, limits).catch((error: Error) => {
    throw new DatabaseUnavailable(`the database does not answer: ${reasonOf(error)}`, { cause: error });
  });
  let isCut = false;
  let isReturned = false;
  const cut = () => {
    isCut = true;
  };
  const giveBack = (error?: Error) => {
    if (!isReturned) client.release(error);
    isReturned = true;
  };
  const endIt = (why: string) => {
    cut();
    giveBack(new Error(why));
  };
  let timer: NodeJS.Timeout | undefined;
  const limitTo = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => endIt("past its limit"), ms);
  };
  let unwatch: () => void = ignore;
  client.once("error", cut);
  if (limits) {
    limitTo(CALL_MS);
    unwatch = whenSilent(limits.probe, () => endIt("the database answers nobody"));
  }
  const allow = (ms: number) => {
    unwatch();
    limitTo(ms);
  };
  try {
    return await work(client, { allow });
  } catch (error) {
    if (!isCut) throw error;
    throw new DatabaseUnavailable("the connection ended under its work", {
      cause: error,
      wasConnected: true,
    });
  } finally {
    clearTimeout(timer);
    unwatch();
    client.off("error", cut);
    giveBack();
  }
}

/** A connection of the pool; one that comes too late, after the database answered nobody, is returned at once. */
async function connected(pool: pg.Pool, limits: Limits | null): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  if (!limits) return connecting;
  let unwatch: () => void = ignore;
  const silent = new Promise<never>((_, reject) => {
    unwatch = whenSilent(limits.probe, () => {
      connecting.then((client) => client.release(), ignore);
      reject(new Error("it answers nobody"));
    });
  });
  return Promise.race([connecting, silent]).finally(() => unwatch());
}

/** Why there is no connection; Node's AggregateError of several attempts has no message. */
const reasonOf = (error: Error & { code?: string }) => error.message || error.code || "no connection";

/**
 * Gives a transaction the time limits of a job instead of a call's. The embedded database has no limits and needs
 * none: its connection is never lost.
 */
export async function allowLonger(tx: Tx, limitMs: number, lockMs = JOB_LOCK_MS): Promise<void> {
  const loan = loans.get(tx);
  if (!loan) return;
  loan.allow(limitMs);
  await tx.execute(sql`SELECT set_config('statement_timeout', ${String(limitMs)}, true),
    set_config('lock_timeout', ${String(lockMs)}, true)`);
}
