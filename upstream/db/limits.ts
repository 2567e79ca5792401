/**
 * How long the database may take before a caller is told `busy`. The web server waits 8 s for a whole answer, so a
 * call ends before that; jobs and migrations ask for more in their own transaction (`allowLonger`).
 */

/** Connections of one process to a PostgreSQL server, unless the environment says otherwise. */
export const POOL_SIZE = 20;
/** Calls of one process that may wait for a connection; the next one is refused at once. */
export const MOST_WAITING = 500;
/** For a free connection or a new one. The embedded database has one, and calls take turns. */
export const CONNECT_MS = { postgres: 5_000, pglite: 7_000 } as const;
/** One statement of a call. */
export const STATEMENT_MS = 6_000;
/** One lock that somebody else holds. */
export const LOCK_MS = 5_000;
/** A call's whole transaction, counted here: it ends also where the server says nothing any more. */
export const CALL_MS = 7_000;
/** A transaction whose process has stopped gives its locks back after this. */
export const IDLE_IN_TRANSACTION_MS = 10_000;
/** A silent connection is probed after this, so that one whose other end is gone is found out. */
export const KEEP_ALIVE_MS = 10_000;

/** A job's transaction, such as the settlement of a whole round. */
export const JOB_MS = 10 * 60_000;
/** One lock that a job waits for: another process may have thousands of rounds in hand. */
export const JOB_LOCK_MS = 2 * 60_000;
