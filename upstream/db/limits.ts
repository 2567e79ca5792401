/**
 * How long the database may take before a call fails with `busy`. The web server waits 8 s for a whole reply, so a
 * call ends before that; jobs and migrations raise the limits in their own transaction (`allowLonger`).
 */

/** Connections of one process to a PostgreSQL server, unless the environment says otherwise. */
export const POOL_SIZE = 20;
/** Calls of one process that may wait for a connection; further ones are refused at once. */
export const MOST_WAITING = 500;
/** Wait for a free or new connection. The embedded database has only one, which calls use in turn. */
export const CONNECT_MS = { postgres: 5_000, pglite: 7_000 } as const;
/**
 * A call that waits this long for anything makes the database be asked whether it answers at all, and is `busy` when
 * it does not within the second time: three seconds together are not reached.
 */
export const SILENT_AFTER_MS = 1_200;
export const PROBE_MS = 1_500;
/** One statement of a call. */
export const STATEMENT_MS = 6_000;
/** Wait for one lock. */
export const LOCK_MS = 5_000;
/** Whole transaction of a call, measured in this process: it ends even when the server has stopped responding. */
export const CALL_MS = 7_000;
/**
 * Idle limit after which the server rolls back a transaction whose process has stopped, and releases its locks.
 */
export const IDLE_IN_TRANSACTION_MS = 10_000;
/** Idle time after which TCP keep-alive probes a connection, to detect one whose other end is gone. */
export const KEEP_ALIVE_MS = 10_000;

/** Transaction of a job, such as the settlement of a whole round. */
export const JOB_MS = 10 * 60_000;
/** Wait for one lock in a job: another process may be working on thousands of rounds. */
export const JOB_LOCK_MS = 2 * 60_000;
