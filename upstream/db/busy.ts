/** Temporary failures of the database: the request itself may be valid. */
import pg from "pg";

/** The database could not be reached, or stopped answering. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseAway";
  /** True where there was a connection, which ended under its work, such as in the queue of a pooler. */
  readonly wasConnected: boolean;

  constructor(
    message: string,
    { wasConnected = false, ...options }: ErrorOptions & { wasConnected?: boolean } = {},
  ) {
    super(message, options);
    this.wasConnected = wasConnected;
  }
}

/** True where a connection was lost, or waited for too long: the server is there, and may be free soon. */
export function isOvertaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DatabaseUnavailable) return cause.wasConnected;
  return false;
}

/** True where an error comes from a database that is away, and not from what it was asked. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DatabaseUnavailable) return true;
  return false;
}

/** SQLSTATEs, by PostgreSQL's own names; two digits stand for a whole class. */
const passing: readonly string[] = [
  "08", // connection_exception
  "53", // insufficient_resources, too_many_connections among them
  "58030", // io_error: a disk that fails for a moment
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "57014", // query_canceled: the statement's limit
  "55P03", // lock_not_available: the lock's limit
  "25P03", // idle_in_transaction_session_timeout
  "25006", // read_only_sql_transaction: a standby that is not the primary yet
  "40001", // serialization_failure
  "40P01", // deadlock_detected
];

/**
 * True where the same call may succeed when repeated. Its writes may have been committed: repeat it with the same
 * idempotency key.
 */
export function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable) return true;
    if (cause instanceof pg.DatabaseError) return passing.some((state) => cause.code?.startsWith(state));
  }
  return false;
}
